import { Link, useLocation } from 'react-router'
import './live.css'
import { presenceWords, useLive, useShownUntil } from './use-live.ts'

/** Above the inbox: "3 new", a link that loads the page again. Nothing moves by itself. */
export function InboxLive() {
	const { events } = useLive()
	const { pathname, search } = useLocation()
	const shownUntil = useShownUntil()
	const arrived = events.filter(({ kind, id }) => kind === 'arrived' && id > shownUntil)
	const count = new Set(arrived.map(({ reference }) => reference)).size
	return (
		<p className="live" role="status">
			{count > 0 && (
				<Link to={pathname + search} className="live-new">
					{count} new: show {count === 1 ? 'it' : 'them'}
				</Link>
			)}
		</p>
	)
}

/** In the row of a case: "Ben is writing here." */
export function RowPresence({ reference }: { reference: string }) {
	const words = presenceWords(useLive(), reference)
	return words ? <span className="live-present">{words}</span> : null
}
