import { rememberRootData } from '../root-data.ts'

const SCROLL_POSITIONS = 'react-router-scroll-positions'

/** What must be done just before hydration: the page may have been in use for a while. */
export function preparePage() {
	// The browser fetches no documents ahead from now on (`server/pages/speculation-rules.ts`).
	document.documentElement.dataset.app = ''
	rememberRootData()
	markSwipes()
	stayWhereItIs()
}

/** Marks a Back or Forward that the browser has animated itself, as some do for a swipe (`ui/styles/motion.css`). */
function markSwipes() {
	const mark = (isSwiped: boolean) => document.documentElement.toggleAttribute('data-swiped', isSwiped)
	addEventListener('popstate', ({ hasUAVisualTransition }) => mark(hasUAVisualTransition), true)
	addEventListener('click', () => mark(false), true)
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
