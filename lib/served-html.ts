/**
 * Sends long texts once per page: the hydration payload has a key in their place, and the browser reads the text from
 * the HTML. Payloads of client navigations contain the text itself.
 */

const MIN_LENGTH = 2_000
/** Cannot occur in content: sanitising removes control characters. */
const REFERENCE = '\u0001html:'

/** Filled once, before hydration; empty on the server. */
const served = new Map<string, string>()

/** The key of a long text; undefined for a short one. */
export function keyOfHtml(html: string): string | undefined {
	if (html.startsWith(REFERENCE)) return html.slice(REFERENCE.length)
	return html.length < MIN_LENGTH ? undefined : hash(html)
}

export function referenceFor(value: unknown): unknown {
	const isLongHtml = typeof value === 'string' && value.startsWith('<')
	const key = isLongHtml ? keyOfHtml(value) : undefined
	return key === undefined ? value : REFERENCE + key
}

/** Resolves a reference into the server HTML. */
export function resolveHtml(html: string): string {
	return html.startsWith(REFERENCE) ? (served.get(html.slice(REFERENCE.length)) ?? '') : html
}

/** Collects the long texts of the page; call it before hydration. */
export function collectServedHtml(page: ParentNode) {
	for (const element of page.querySelectorAll<HTMLElement>('[data-html]')) {
		served.set(element.dataset.html ?? '', element.innerHTML)
	}
}

/** cyrb53 (public domain): 53 bits, computable in browser and server. */
function hash(text: string): string {
	let a = 0xdeadbeef
	let b = 0x41c6ce57
	for (let i = 0; i < text.length; i += 1) {
		const code = text.charCodeAt(i)
		a = Math.imul(a ^ code, 2654435761)
		b = Math.imul(b ^ code, 1597334677)
	}
	a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
	b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
	return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}
