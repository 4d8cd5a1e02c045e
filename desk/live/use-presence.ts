import { useEffect } from 'react'
import { PRESENCE_EVERY_MS, type PresenceKind } from '#domain/desk/live-events.ts'

/** Typing counts as writing for this long. */
const WRITING_MS = 60_000

/** Tells the others that this person looks at a case, or writes there, while the page is in view. */
export function usePresence(reference: string) {
	useEffect(() => {
		let typedAt = Number.NEGATIVE_INFINITY
		let saidAt = Number.NEGATIVE_INFINITY

		function say(kind: PresenceKind) {
			const body = new URLSearchParams({ reference, kind })
			// Outlives the page. A page that cannot say it is forgotten soon.
			void fetch('/desk/presence', { method: 'POST', body, keepalive: true }).catch(() => {})
		}
		function sayIfDue() {
			const now = performance.now()
			if (document.visibilityState === 'hidden' || now - saidAt < PRESENCE_EVERY_MS) return
			saidAt = now
			say(now - typedAt < WRITING_MS ? 'writing' : 'looking')
		}
		function onInput() {
			typedAt = performance.now()
			sayIfDue()
		}
		function leave() {
			saidAt = Number.NEGATIVE_INFINITY
			say('left')
		}

		sayIfDue()
		const timer = setInterval(sayIfDue, PRESENCE_EVERY_MS / 4)
		document.addEventListener('input', onInput)
		document.addEventListener('visibilitychange', sayIfDue)
		window.addEventListener('pagehide', leave)
		return () => {
			clearInterval(timer)
			document.removeEventListener('input', onInput)
			document.removeEventListener('visibilitychange', sayIfDue)
			window.removeEventListener('pagehide', leave)
			leave()
		}
	}, [reference])
}
