import '../data/aside.css'
import '../data/content/content.css'
import { ProblemList } from '../data/content/problem-list.tsx'
import { readProblems } from '../data/content/read-problems.server.ts'
import '../data/data.css'
import { DataHead } from '../data/data-head.tsx'
import { Verdict } from '../data/verdict.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/data-content.ts'

export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'data-content')
	return readProblems(args.context.get(deskContext))
}

export function meta() {
	return [{ title: 'Content problems – Desk' }]
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
	const { notShown, shownInPart, passedOn, notes, checked, shown } = loaderData
	const count = notShown.length + shownInPart.length + passedOn.length + notes.length
	return (
		<div className="data-page">
			<DataHead title="Content problems">What you published that the site can’t show as it is.</DataHead>
			<div className="data-beside">
				<div className="data-main">
					<Verdict {...verdictOf(loaderData)}>{checked && `Last checked ${checked}.`}</Verdict>
					<ProblemList
						title="Not on the site"
						todo="Correct these first: visitors do not see them at all."
						group="not shown"
						problems={notShown}
					/>
					<ProblemList
						title="Shown in part"
						todo="Visitors see these without what is wrong."
						group="shown in part"
						problems={shownInPart}
					/>
					<ProblemList
						title="For whoever runs the site"
						todo="No edit of yours corrects these. Show them this page."
						group="for the operator"
						problems={passedOn}
						notes={notes}
					/>
					{shown.length > 0 && <Shown shown={shown} />}
				</div>
				<aside className="data-aside">
					<h2 className="text-h4">How it works</h2>
					<ul>
						<li>
							The site reads what you publish, and leaves out what it can’t show. Anything left out is listed here, with
							the reason.
						</li>
						<li>Where one field is wrong, the rest is shown.</li>
						<li>
							{count === 0 ? 'What you correct' : 'Once corrected, it'} leaves this list when the site has read it
							again: within a minute or so.
						</li>
					</ul>
				</aside>
			</div>
		</div>
	)
}

type Data = Route.ComponentProps['loaderData']

/** The worst first. */
function verdictOf({ notShown, shownInPart, passedOn, notes }: Data): {
	tone: 'good' | 'caution' | 'danger'
	text: string
} {
	const others = passedOn.length + notes.length
	if (notShown.length > 0) {
		return {
			tone: 'danger',
			text: notShown.length === 1 ? '1 record is not on the site.' : `${notShown.length} records are not on the site.`,
		}
	}
	if (shownInPart.length > 0) {
		const text =
			shownInPart.length === 1 ? '1 record is shown in part.' : `${shownInPart.length} records are shown in part.`
		return { tone: 'caution', text }
	}
	if (others > 0) return { tone: 'caution', text: `${others} to pass on to whoever runs the site.` }
	return { tone: 'good', text: 'Everything you published is on the site.' }
}

function Shown({ shown }: Pick<Data, 'shown'>) {
	return (
		<section className="data-section">
			<h2 className="text-h3">On the site now</h2>
			<dl className="content-counts">
				{shown.map(({ kind, count }) => (
					<div key={kind}>
						<dt>{kind}</dt>
						<dd>{count}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
