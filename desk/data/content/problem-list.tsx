import { buttonStyles } from '#app/ui/button-styles.ts'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import IconWarning from '~icons/ph/warning-circle-fill'
import type { ProblemLine } from './read-problems.server.ts'

interface ProblemListProps {
	title: string
	/** What to do with all of them. */
	todo: string
	group: 'not shown' | 'shown in part' | 'for the operator'
	problems: ProblemLine[]
	/** Large removals that wait. */
	notes?: string[]
}

/** The records of a group: what is wrong, what visitors see, and where to correct it. */
export function ProblemList({ title, todo, group, problems, notes = [] }: ProblemListProps) {
	const count = problems.length + notes.length
	if (count === 0) return null
	return (
		<section className="content-group">
			<h2 className="text-h3">
				{title} <span className="data-quiet">{count}</span>
			</h2>
			<p>{todo}</p>
			<ul className="content-problems" data-group={group}>
				{notes.map((note) => (
					<li key={note}>
						<IconWarning aria-hidden />
						<div className="content-what">
							<h3>Many records gone at once</h3>
							<p>{note}</p>
						</div>
					</li>
				))}
				{problems.map((problem) => (
					<li key={problem.key}>
						<IconWarning aria-hidden />
						<div className="content-what">
							<h3>
								{problem.name} {problem.kind && <span className="data-quiet">· {problem.kind}</span>}
							</h3>
							<p>
								{problem.faults.join(' ')} {problem.consequence}
							</p>
							<p className="data-quiet text-note">Found {problem.found}</p>
						</div>
						<div className="content-do">{group !== 'for the operator' && <Correct {...problem} />}</div>
					</li>
				))}
			</ul>
		</section>
	)
}

function Correct({ name, place, look }: ProblemLine) {
	if (place === null) return look
	if (place.kind === 'link') {
		return (
			<a href={place.url} className={buttonStyles({ variant: 'outline', size: 'sm' })}>
				<span>
					Edit in WordPress<VisuallyHidden joinedBy=":">{name}</VisuallyHidden>
				</span>
			</a>
		)
	}
	if (place.name === name) return 'Correct this file in your content folder.'
	return (
		<span>
			Correct the file <b>{place.name}</b>
		</span>
	)
}
