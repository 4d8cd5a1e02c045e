import { referenceFor } from '#lib/served-html.ts'

/**
 * Removes long texts from the page's payload that are in its HTML (`lib/served-html.ts`): an article of 300 KB would
 * otherwise be sent twice.
 *
 * React Router encodes the payload as lines: the first is a JSON list of all values, later ones are promises, which no
 * loader returns.
 */
export function withoutServedHtml(handoff: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
	let text = ''
	const decoder = new TextDecoder()
	return handoff.pipeThrough(
		new TransformStream<Uint8Array, Uint8Array>({
			transform(chunk) {
				text += decoder.decode(chunk, { stream: true })
			},
			flush(controller) {
				const [first = '', ...rest] = text.split('\n')
				controller.enqueue(new TextEncoder().encode([shortened(first), ...rest].join('\n')))
			},
		}),
	)
}

function shortened(line: string): string {
	const values: unknown = JSON.parse(line)
	return Array.isArray(values) ? JSON.stringify(values.map(referenceFor)) : line
}
