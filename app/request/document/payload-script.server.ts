import { referenceFor } from '#lib/served-html.ts'

/**
 * The scripts that hand the page's data to the browser, as React Router's own `StreamTransfer` writes them, with two
 * differences: long texts that are in the HTML are left out (`lib/served-html.ts`), and the literal is in single quotes,
 * because JSON in double quotes would need a backslash before every quote.
 */
export async function payloadScripts(payload: ReadableStream<Uint8Array>, nonce: string | undefined): Promise<string> {
	const text = withoutServedHtml(await new Response(payload).text())
	const open = nonce === undefined ? '<script>' : `<script nonce="${nonce}">`
	const controller = 'window.__reactRouterContext.streamController'
	const first = `${open}${controller}.enqueue(${scriptLiteral(text)});</script>`
	const last = `${open}${controller}.close();</script>`
	return `<!--$-->${first}<!--$-->${last}<!--/$--><!--/$-->`
}

/**
 * React Router encodes the payload as lines: the first is a JSON list of all values, later ones are promises, which no
 * loader returns.
 */
function withoutServedHtml(text: string): string {
	// Parsing costs more than this look, and most pages have no such text.
	if (!text.includes('"<')) return text
	const [first = '', ...rest] = text.split('\n')
	const values: unknown = JSON.parse(first)
	return Array.isArray(values) ? [JSON.stringify(values.map(referenceFor)), ...rest].join('\n') : text
}

const ESCAPES: Record<string, string> = {
	'\\': '\\\\',
	"'": "\\'",
	'\n': '\\n',
	'\r': '\\r',
	'<': '\\u003c',
	'>': '\\u003e',
	'&': '\\u0026',
	'\u2028': '\\u2028',
	'\u2029': '\\u2029',
}

/** A text as a JavaScript literal that cannot end its script. */
export function scriptLiteral(text: string): string {
	return `'${text.replace(/[\\'\n\r<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)}'`
}
