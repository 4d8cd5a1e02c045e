import { words } from '../wordpress.ts'
import { startPathPickers } from './path-picker.ts'

/** Below these stand dogs, articles and the like, of which the list of addresses has none. */
const ITEMS = /^\/(?:dogs|stories|merch|useful-info|docs|waystohelp\/volunteering|apply|sponsor)\//

/** Warns of an address that the website does not have: a slip in a menu would be a dead link on every page. */
export function startPaths(): void {
	const list = document.querySelector<HTMLDataListElement>('#fairlead-paths')
	if (!list) return
	startPathPickers(document)
	const known = new Set([...list.options].map(({ value }) => value))
	document.addEventListener('change', ({ target }) => {
		if (target instanceof HTMLInputElement && target.getAttribute('list') === list.id) check(target, known)
	})
}

function check(input: HTMLInputElement, known: ReadonlySet<string>): void {
	warningOf(input).textContent = isMissingPage(input.value, known) ? words().noPage : ''
}

/** Whether an address is one of the website, and no page is there. */
export function isMissingPage(typed: string, known: ReadonlySet<string>): boolean {
	const [path = ''] = typed.trim().split(/[?#]/)
	return path.startsWith('/') && !ITEMS.test(path) && !known.has(path.replace(/(?<=.)\/$/, ''))
}

function warningOf(input: HTMLInputElement): HTMLElement {
	const next = input.nextElementSibling
	if (next instanceof HTMLElement && next.matches('.fairlead-warning')) return next
	const warning = document.createElement('p')
	warning.className = 'fairlead-warning'
	warning.setAttribute('role', 'status')
	input.after(warning)
	return warning
}
