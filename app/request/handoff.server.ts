import { referenceFor } from '#lib/served-html.ts'

/**
 * The payload inside a page without the long texts the page shows anyway (`lib/served-html.ts`): an article of 300 KB would
 * otherwise travel twice.
 *
 * React Router encodes the payload as lines, the first of which is a JSON list of all values; what comes in later lines are
 * promises, which no loader of ours returns.
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
