import { Link } from 'react-router'
import IconMention from '~icons/ph/at-bold'
import IconPackage from '~icons/ph/package-bold'
import IconTask from '~icons/ph/square-bold'

export interface ForTodayProps {
	/** Orders of the shop. */
	toPack: number
	/** `since`: the day on which it was due; "" for today. */
	tasks: { id: string; text: string; since: string; reference: string; name: string }[]
	mentions: { by: string; on: string; reference: string; name: string }[]
}

/** One's own tasks that are due, notes that mention one, and the shop's orders to pack; nothing when there are none. */
export function ForToday({ toPack, tasks, mentions }: ForTodayProps) {
	if (tasks.length + mentions.length + toPack === 0) return null
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
				{toPack > 0 && (
					<li>
						<IconPackage aria-hidden />
						<Link to="/orders">{toPack === 1 ? '1 order to pack' : `${toPack} orders to pack`}</Link>
					</li>
				)}
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
