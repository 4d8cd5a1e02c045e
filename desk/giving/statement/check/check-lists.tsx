import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { CheckData } from './read-check.server.ts'

type MissingProps = Pick<CheckData, 'missing' | 'covered' | 'since' | 'all' | 'checked' | 'hasUnchecked' | 'refunds'>

/** What was marked by hand and is on no statement, and how all that the books have of transfers was checked. */
export function MissingPayments({ missing, covered, since, all, checked, hasUnchecked, refunds }: MissingProps) {
	return (
		<section className="data-section" aria-labelledby="missing">
			<h2 id="missing" className="text-h3">
				In the books, not on your statements <span className="data-quiet">{missing.length}</span>
			</h2>
			<Covered covered={covered} />
			<p className="max-w-176">
				{missing.length === 0
					? 'Every transfer that someone marked as received on these days has a line.'
					: 'Someone marked these as received on a day of your statements, and no line within eight days has the sum with their reference or name. Another person may have paid for them: then say so at that line. It may have come into another account, or may still come with your next statement. If not, look at it again.'}
			</p>
			{missing.length > 0 && (
				<ul className="giving-checked">
					{missing.map(({ key, reference, path, name, day, sum, isReturned }) => (
						<li key={key}>
							<p>
								<Link to={path}>{name}</Link> <span className="giving-reference">{reference}</span>
								<span className="giving-note">
									Marked as received on {day}
									{isReturned && <span>, and given back since</span>}
								</span>
							</p>
							<b className="giving-line-sum">{sum}</b>
						</li>
					))}
				</ul>
			)}
			{all !== '' && (
				<>
					<p className="max-w-176">
						{`Since ${since} the books have ${all}, by bank transfer.`}
						{hasUnchecked && <span> What is not checked is on days of which no statement was imported.</span>}
					</p>
					<Rows rows={checked} />
				</>
			)}
			{refunds.length > 0 && (
				<>
					<p className="max-w-176">
						What you sent back from your bank is not in these sums. If one is not on your statements, look whether it
						left; if you entered it after the import, import that statement again:
					</p>
					<Rows rows={refunds} />
				</>
			)}
		</section>
	)
}

function Rows({ rows }: { rows: readonly string[] }) {
	return (
		<ul className="giving-rows">
			{rows.map((words) => (
				<li key={words}>{words}</li>
			))}
		</ul>
	)
}

/** The days for which there are statements, account by account. */
export function Covered({ covered }: Pick<CheckData, 'covered'>) {
	const [only, ...more] = covered
	if (only === undefined) return null
	if (more.length === 0) {
		return (
			<p>
				Your statements cover <b>{only}</b>.
			</p>
		)
	}
	return (
		<>
			<p>Your statements cover:</p>
			<Rows rows={covered} />
		</>
	)
}

/** Each line with what became of it; what was not booked can be put back. */
export function DecidedLines({
	lines,
	within,
	isOfMonth,
	isCut,
}: Pick<CheckData, 'lines' | 'within' | 'isOfMonth' | 'isCut'>) {
	return (
		<section className="data-section" aria-labelledby="decided">
			<h2 id="decided" className="text-h3">
				Lines dealt with <span className="data-quiet">{lines.length}</span>
			</h2>
			<p className="max-w-176">
				{lines.length === 0
					? `No line ${isOfMonth ? 'of' : 'was dealt with in'} ${within}${isOfMonth ? ' was dealt with' : ''}.`
					: `What became of each ${isOfMonth ? 'line of' : 'in'} ${within}. What was booked is on the page of its donation or order; the others can be put back.`}
			</p>
			{lines.length > 0 && (
				<ul className="giving-checked">
					{lines.map((line) => (
						<li key={line.id}>
							<p className="giving-line">
								{line.text || 'Its text is deleted.'}
								<span className="giving-note">{[line.day, line.note].filter(Boolean).join(' · ')}</span>
							</p>
							<b className="giving-line-sum">{line.sum}</b>
							<Outcome line={line} />
						</li>
					))}
				</ul>
			)}
			{isCut && <p>The newest are shown.</p>}
			<p>
				{isOfMonth ? (
					<Link to="/giving/statement/check">Those dealt with last</Link>
				) : (
					<span>
						<Link to="/giving/books">The books</Link> lead to the lines of each month.
					</span>
				)}
			</p>
		</section>
	)
}

function Outcome({ line }: { line: CheckData['lines'][number] }) {
	const { subject, claim } = line
	return (
		<div className="giving-outcome">
			<p>
				{line.what}
				{subject && (
					<span>
						: <Link to={subject.path}>{subject.name}</Link>{' '}
						<span className="giving-reference">{subject.reference}</span>
					</span>
				)}
				{claim && (
					<span>
						: <Link to={`/giving/gift-aid/${claim.id}`}>claim of {claim.period}</Link>
					</span>
				)}
				{line.said && <span className="giving-note">{`“${line.said}”`}</span>}
				<span className="giving-note">{line.who}</span>
			</p>
			{line.canReopen && (
				<Form method="post" action="/giving/statement">
					<input type="hidden" name="line" value={`${line.id}  `} />
					<Button type="submit" size="link-s" variant="link" name="intent" value="put back">
						Put it back
						<span className="sr-only">
							{' '}
							{line.sum}, {line.day}
						</span>
					</Button>
				</Form>
			)}
		</div>
	)
}
