/** A link of a page: its address, and its place among those that lead there too. */
interface LeftLink {
	href: string
	place: number
}

/** By the key of the history entry whose page was left. Module state: a full page load begins anew, as the browser does. */
const left = new Map<string, LeftLink>()

/** Remembers which link a visitor leaves an entry by. @returns stops it */
export function rememberLeftLinks(currentKey: () => string): () => void {
	function pressed({ target }: MouseEvent) {
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
		if (link) left.set(currentKey(), { href: link.href, place: sameLinks(link.href).indexOf(link) })
	}
	// Before the router, which may replace the page at once.
	document.addEventListener('click', pressed, true)
	return () => document.removeEventListener('click', pressed, true)
}

/** Focuses the link by which the entry was left. @returns whether it is still there */
export function focusLeftLink(key: string): boolean {
	const { href, place } = left.get(key) ?? {}
	const link = href === undefined || place === undefined ? undefined : sameLinks(href)[place]
	link?.focus({ preventScroll: true })
	return link !== undefined && document.activeElement === link
}

function sameLinks(href: string): HTMLAnchorElement[] {
	return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => link.href === href)
}
