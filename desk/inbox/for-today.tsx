import { Link } from 'react-router'
import IconMention from '~icons/ph/at-bold'
import IconBank from '~icons/ph/bank-bold'
import IconPackage from '~icons/ph/package-bold'
import IconPhone from '~icons/ph/phone-bold'
import IconTask from '~icons/ph/square-bold'
import IconHeldBack from '~icons/ph/tray-bold'
import IconWarning from '~icons/ph/warning-circle-bold'

interface ForTodayProps {
	/** How many people to ring first. */
	ring: number
	/** The one person to ring first, when there is only one. */
	toRing: { name: string; reference: string } | null
	/** No email leaves the site: people who wait for one have to be rung. */
	isMailDown: boolean
	/** Orders of the shop. */
	toPack: number
	/** Messages that look like spam and wait for a decision. */
	heldBack: number
	/** Lines of the bank statement; 0 for roles without donations. */
	bankLines: number
	/** `since`: the day on which it was due; "" for today. */
	tasks: { id: string; text: string; since: string; reference: string; name: string }[]
	mentions: { by: string; on: string; reference: string; name: string }[]
}

/**
 * One line of what the list below does not show: whom to ring, emails that do not leave, orders, what is held back and the bank's lines; then one's own tasks
 * that are due and the notes that mention one. Nothing when there are none.
 */
export function ForToday({ ring, toRing, isMailDown, toPack, heldBack, bankLines, tasks, mentions }: ForTodayProps) {
	const count = ring + Number(isMailDown) + toPack + heldBack + bankLines
	if (count + tasks.length + mentions.length === 0) return null
	return (
		<section className="inbox-today" aria-labelledby="for-today">
			<h2 id="for-today">For you today</h2>
			{count > 0 && (
				<ul className="inbox-today-counts">
					{ring > 0 && (
						<li className="is-urgent">
							<IconPhone aria-hidden />
							<Link to={toRing ? `/cases/${toRing.reference}` : '/?due=ring'}>
								{toRing ? `Ring ${toRing.name || 'them'} first` : `Ring ${ring} people first`}
							</Link>
						</li>
					)}
					{isMailDown && (
						<li className="is-urgent">
							<IconWarning aria-hidden />
							<Link to="/deliveries">Emails reach no one</Link>
						</li>
					)}
					{toPack > 0 && (
						<li>
							<IconPackage aria-hidden />
							<Link to="/orders">{toPack === 1 ? '1 order to pack' : `${toPack} orders to pack`}</Link>
						</li>
					)}
					{heldBack > 0 && (
						<li>
							<IconHeldBack aria-hidden />
							<Link to="/quarantine">{heldBack} held back</Link>
						</li>
					)}
					{bankLines > 0 && (
						<li>
							<IconBank aria-hidden />
							<Link to="/giving/statement">{bankLines === 1 ? '1 bank line' : `${bankLines} bank lines`} to check</Link>
						</li>
					)}
				</ul>
			)}
			{tasks.length + mentions.length > 0 && (
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
			)}
		</section>
	)
}
