/*
 * How many things are in the basket, on pages that are the same for everybody. The basket's cookie begins with the
 * number (`domain/shop/basket-cookie.ts`).
 */

/** Runs in `<head>` before the first paint: the basket stands in the header only when there is something in it. */
export const BASKET_SCRIPT = `if(/(^|; )(__Host-)?basket=[1-9]/.test(document.cookie))document.documentElement.dataset.basket=''`

/** Shows the count of this moment, before React is loaded too. Call once. */
export function startBasketCount() {
	// A page restored from the back/forward cache has missed changes.
	addEventListener('pageshow', ({ persisted }) => persisted && showBasketCount())
	showBasketCount()
}

/** After a change; also a `ref` for a count that React adds later. */
export function showBasketCount() {
	const count = /(?:^|; )(?:__Host-)?basket=(\d+)/.exec(document.cookie)?.[1] ?? ''
	const root = document.documentElement
	if (count) root.dataset.basket = ''
	else delete root.dataset.basket
	for (const element of document.querySelectorAll('[data-basket-count]')) element.textContent = count
}
