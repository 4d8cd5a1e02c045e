import { Link } from 'react-router'
import IconLock from '~icons/ph/lock-key-bold'
import './answers.css'
import type { AnswerSection, CaseAnswers } from './case-answers.server.ts'

/** What the person wrote, in the order of the form. */
export function Answers({ sections }: Pick<CaseAnswers, 'sections'>) {
	return (
		<section className="case-section" aria-labelledby="answers">
			<h2 id="answers">Answers</h2>
			{sections.map(({ title, rows }) => (
				<section key={title} className="answer-section">
					<h3>{title}</h3>
					<AnswerList rows={rows} />
				</section>
			))}
		</section>
	)
}

/** Answers about health and offences: a notice, a press, or the answers. */
export function Restricted({ restricted }: Pick<CaseAnswers, 'restricted'>) {
	if (restricted.state === 'none') return null
	return (
		<section className="case-section case-restricted" aria-labelledby="restricted">
			<h2 id="restricted">
				<IconLock aria-hidden /> Health and offences
			</h2>
			{restricted.state === 'locked' && <p>These answers are for leads and the person who holds this case.</p>}
			{restricted.state === 'offered' && (
				<>
					<p>Look only if you need to: that you looked is recorded.</p>
					<p>
						<Link to="?restricted=1#restricted" preventScrollReset>
							Show the answers about health and offences
						</Link>
					</p>
				</>
			)}
			{restricted.state === 'shown' && (
				<>
					{restricted.flags.length > 0 && (
						<ul className="case-flags">
							{restricted.flags.map((flag) => (
								<li key={flag}>{flag}</li>
							))}
						</ul>
					)}
					{restricted.rows.length > 0 ? <AnswerList rows={restricted.rows} /> : <p>Nothing was answered.</p>}
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

function AnswerList({ rows }: Pick<AnswerSection, 'rows'>) {
	return (
		<dl className="case-answers">
			{rows.map(({ field, label, value }) => (
				<div key={field}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	)
}
