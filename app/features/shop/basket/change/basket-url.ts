import type { BasketEvent } from '#domain/shop/basket-actions.ts'
import { lineName } from '#domain/shop/line-name.ts'

/**
 * Where a change leads to: back to the basket, which says what was done (`basket-notice.server.ts`), or to the checkout. The country whose delivery
 * the sums show stays in the URL: the cookie has ids and quantities only.
 */
export function urlAfter(event: BasketEvent, to: string): string {
	const country: Record<string, string> = to === '' ? {} : { to }
	if (event.kind === 'checkout') return withQuery('/checkout/details', country)
	if (event.kind === 'added') {
		const asked: Record<string, string> = event.wanted > event.quantity ? { asked: String(event.wanted) } : {}
		return withQuery('/basket', { added: lineName(event.line), ...asked, ...country })
	}
	// Put back after it was taken out.
	if (event.kind === 'set' && event.before === 0) {
		return withQuery('/basket', { added: lineName(event.line), ...country })
	}
	if (event.kind === 'removed') {
		return withQuery('/basket', { removed: lineName(event.line), quantity: String(event.before), ...country })
	}
	return withQuery('/basket', country)
}

/** The id of a button of a line: `verb` is its name. */
export function stepButtonId(verb: string, line: string): string {
	return `${verb}-${encodeURIComponent(line)}`
}

/**
 * The fragment with which a whole new page has the focus on the button that was pressed, "" for none. Only for a form that the browser sends
 * itself: the app keeps focus and place without.
 */
export function pressedFragment(event: BasketEvent, form: URLSearchParams, headers: Headers): string {
	const verb = ['more', 'fewer'].find((name) => form.has(name))
	if (!verb || event.kind !== 'set' || headers.get('Sec-Fetch-Mode') !== 'navigate') return ''
	return `#${stepButtonId(verb, lineName(event.line))}`
}

function withQuery(path: string, query: Record<string, string>): string {
	const search = new URLSearchParams(query)
	return search.size > 0 ? `${path}?${search}` : path
}
