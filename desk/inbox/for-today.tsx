import { Link } from 'react-router'
import IconMention from '~icons/ph/at-bold'
import IconTask from '~icons/ph/square-bold'

export interface ForTodayProps {
	/** `since`: the day on which it was due; "" for today. */
	tasks: { id: string; text: string; since: string; reference: string; name: string }[]
	mentions: { by: string; on: string; reference: string; name: string }[]
}

/** One's own tasks that are due, and notes that mention one; nothing when there are none. */
export function ForToday({ tasks, mentions }: ForTodayProps) {
	if (tasks.length + mentions.length === 0) return null
	return (
		<section className="inbox-today" aria-labelledby="for-today">
			<h2 id="for-today">For you today</h2>
			<ul>
				{tasks.map(({ id, text, since, reference, name }) => (
					<li key={id}>
						<IconTask aria-hidden />
						<span>
							{text}, for <Link to={`/cases/${reference}`}>{name || reference}</Link>
							{since && <b> (since {since})</b>}
						</span>
					</li>
				))}
				{mentions.map(({ by, on, reference, name }) => (
					<li key={`${reference} ${by} ${on}`}>
						<IconMention aria-hidden />
						<span>
							{by} mentioned you on {on}, about <Link to={`/cases/${reference}`}>{name || reference}</Link>
						</span>
					</li>
				))}
			</ul>
		</section>
	)
}
