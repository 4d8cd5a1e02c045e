import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import './live.css'
import { presenceWords, useLive, useShownUntil } from './use-live.ts'
import { usePresence } from './use-presence.ts'

/** On the page of a case: who else is there, and that someone changed it. Touches nothing that is typed. */
export function CaseLive({ reference }: { reference: string }) {
	usePresence(reference)
	const live = useLive()
	const shownUntil = useShownUntil()
	const { revalidate, state } = useRevalidator()
	const change = live.events.findLast(
		(event) =>
			event.kind === 'changed' &&
			event.reference === reference &&
			event.id > shownUntil &&
			(event.staffId === null || event.staffId !== live.ownId),
	)
	const who = change?.staffId ? (live.names.get(change.staffId) ?? 'Someone') : undefined
	return (
		<div className="live" role="status">
			{presenceWords(live, reference) && <p className="live-present">{presenceWords(live, reference)}</p>}
			{change && (
				<p className="live-change">
					<span>{who ? `${who} changed this case.` : 'Something happened on this case.'} What you typed stays.</span>
					<Button variant="outline" size="sm" busy={state === 'loading'} busyLabel="Loading…" onClick={revalidate}>
						Show the change
					</Button>
				</p>
			)}
		</div>
	)
}
