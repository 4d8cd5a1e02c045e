import { respectReducedMotion } from '../motion/transition-leave.ts'
import { rememberRootData } from '../root-data.ts'

const SCROLL_POSITIONS = 'react-router-scroll-positions'

/** What must be done just before hydration: the page may have been in use for a while. */
export function preparePage() {
	// Before the router handles the same clicks and `popstate` events.
	respectReducedMotion()
	// The browser fetches no documents ahead from now on (`server/pages/speculation-rules.ts`).
	document.documentElement.dataset.app = ''
	rememberRootData()
	stayWhereItIs()
}

/** The router would scroll to where the visitor was when this history entry was left before. */
function stayWhereItIs() {
	try {
		const positions = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}')
		delete positions[history.state?.key]
		sessionStorage.setItem(SCROLL_POSITIONS, JSON.stringify(positions))
	} catch {
		// Storage is blocked, or holds something else.
	}
}
