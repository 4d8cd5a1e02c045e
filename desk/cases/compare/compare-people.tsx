import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import IconEnvelope from '~icons/ph/envelope-simple-bold'
import IconWarning from '~icons/ph/warning-circle-fill'
import { VERDICTS } from '../answers/dog-card.tsx'
import type { ComparedPerson, ComparedTally, Comparison } from './compare.server.ts'

/** Who applied, each on a card: where there is no room for columns. */
export function ComparePeople({ people }: Pick<Comparison, 'people'>) {
	return (
		<ul className="compare-people">
			{people.map((person) => (
				<li key={person.reference}>
					<PersonName {...person} />
					<Applied {...person} />
					<Tally {...person.tally} />
					<WriteLink {...person} />
				</li>
			))}
		</ul>
	)
}

export function PersonName({ reference, name, status, isClosed }: ComparedPerson) {
	return (
		<>
			<Link to={`/cases/${reference}`} className="compare-name">
				{name || 'No name'}
			</Link>{' '}
			<span className={isClosed ? 'compare-status is-closed' : 'compare-status'}>{status}</span>
		</>
	)
}

export function Applied({ day, town }: ComparedPerson) {
	return (
		<p className="compare-applied">
			<span>{day}</span> {town && <span>{town}</span>}
		</p>
	)
}

/** What decides, in words: "2 don’t fit: garden, experience". */
export function Tally({ gap, talk, not_known, other, needCount }: ComparedTally) {
	// Where most is open, nothing is said to fit.
	const isFine = needCount > 0 && gap.length + talk.length === 0 && not_known.length * 2 < needCount
	return (
		<ul className="compare-tally">
			<Count of={gap} verdict="gap" words={gap.length === 1 ? 'doesn’t fit' : 'don’t fit'} />
			<Count of={talk} verdict="talk" words="to talk about" />
			{other.length > 0 && (
				<li className="is-talk">
					<IconWarning aria-hidden />
					<span>
						<b>To check</b>: {other.join(', ')}
					</span>
				</li>
			)}
			{isFine && (
				<li className="is-met">
					<VERDICTS.met.Icon aria-hidden />
					<b>{not_known.length > 0 ? 'Fits, as far as is known' : 'Fits'}</b>
				</li>
			)}
			<Count of={not_known} verdict="not_known" words="not known yet" />
			{needCount + other.length === 0 && <li>Nothing to check</li>}
		</ul>
	)
}

function Count({ of, verdict, words }: { of: string[]; verdict: keyof typeof VERDICTS; words: string }) {
	if (of.length === 0) return null
	const { Icon } = VERDICTS[verdict]
	return (
		<li className={`is-${verdict}`}>
			<Icon aria-hidden />
			<span>
				<b>
					{of.length} {words}
				</b>
				: {of.join(', ')}
			</span>
		</li>
	)
}

export function WriteLink({ reference, name, isClosed }: ComparedPerson) {
	if (isClosed) return null
	return (
		<ButtonLink to={`/cases/${reference}/email`} size="sm" variant="outline" className="compare-write">
			<IconEnvelope aria-hidden /> Write<span className="sr-only"> to {name}</span>
		</ButtonLink>
	)
}
