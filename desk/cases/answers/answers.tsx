import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import IconLock from '~icons/ph/lock-key-bold'
import './answers.css'
import type { AnswerSection, RestrictedAnswers, ShownAnswers } from './case-answers.server.ts'

interface AnswersProps {
	sections: AnswerSection[]
	/** Those that decide a need of the dog which does not fit, or not surely. */
	misfits?: Misfits
}

/** What the dog needs, by the field of the answer: "Duke needs a garden fence of 1.8 m". */
type Misfits = Record<string, string>

/** What the person wrote, in the order of the form. */
export function Answers({ sections, misfits = {} }: AnswersProps) {
	return (
		<section className="case-section" aria-labelledby="answers">
			<h2 id="answers">Answers</h2>
			<div className="answer-sections">
				{sections.map(({ title, rows }) => (
					<section key={title} className="answer-section">
						{/* A single question says itself what it is about. */}
						<h3 className={rows.length === 1 ? 'sr-only' : undefined}>{title}</h3>
						<AnswerList rows={rows} misfits={misfits} />
					</section>
				))}
			</div>
		</section>
	)
}

interface RestrictedProps {
	restricted: RestrictedAnswers
	/** The answer to the press. A reload, or a way back to the page, has none: it asks for another press. */
	shown: ShownAnswers | null
}

/** Answers about health and offences: a notice, a press, or the answers. */
export function Restricted({ restricted, shown }: RestrictedProps) {
	if (restricted === 'none') return null
	return (
		<section className="case-section case-restricted" aria-labelledby="restricted">
			<h2 id="restricted">
				<IconLock aria-hidden /> Health and offences
			</h2>
			{restricted === 'locked' && <p>These answers are for leads and the person who holds this case.</p>}
			{restricted === 'offered' && !shown && (
				<>
					<p>Look only if you need to: that you looked is recorded.</p>
					<Form method="post" action="#restricted" preventScrollReset>
						<Button type="submit" name="intent" value="restricted" variant="outline" size="sm">
							Show the answers about health and offences
						</Button>
					</Form>
				</>
			)}
			{restricted === 'offered' && shown && (
				<>
					{shown.flags.length > 0 && (
						<ul className="case-flags">
							{shown.flags.map((flag) => (
								<li key={flag}>{flag}</li>
							))}
						</ul>
					)}
					{shown.rows.length > 0 ? <AnswerList rows={shown.rows} /> : <p>Nothing was answered.</p>}
					<p>
						<Link to="?" preventScrollReset>
							Hide them
						</Link>
					</p>
				</>
			)}
		</section>
	)
}

/** "Yes", "3": beside its question also on a phone. */
function isShort(value: string): boolean {
	return value.length <= 12 && !value.includes('\n')
}

function AnswerList({ rows, misfits = {} }: Pick<AnswerSection, 'rows'> & { misfits?: Misfits }) {
	return (
		<dl className="case-answers">
			{rows.map(({ field, label, value }) => (
				<div key={field} className={cn(misfits[field] ? 'is-misfit' : isShort(value) && 'is-short')}>
					<dt>{label}</dt>
					<dd>
						{value}
						{misfits[field] && <span className="answer-note">{misfits[field]}</span>}
					</dd>
				</div>
			))}
		</dl>
	)
}
