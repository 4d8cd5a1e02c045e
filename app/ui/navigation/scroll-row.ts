/** Attribute of rows of links that may scroll sideways. The start script shows the current link of each. */
export const SCROLL_ROW = { 'data-scroll-row': '' }

/** For `onFocus` of such a row: the keyboard leads to links that are partly out of sight. */
export function showFocused({ target }: { target: Element }) {
	target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
}

/** Call once, before the app is loaded: later a visitor may have moved a row. */
export function showCurrentLinks() {
	for (const row of document.querySelectorAll<HTMLElement>('[data-scroll-row]')) showCurrentLink(row)
}

/** Scrolls a row so that its current link is visible. Not `scrollIntoView`, which would scroll the page too. */
export function showCurrentLink(row: HTMLElement) {
	const link = row.querySelector<HTMLElement>('[aria-current]')
	if (link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}
