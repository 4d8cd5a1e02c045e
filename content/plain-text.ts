import { decodeHTML } from 'entities'
import sanitise from 'sanitize-html'
import { withoutStackedMarks } from '#lib/text/clean.ts'

const MAX_TEXT_LENGTH = 20_000

/** HTML to one line of text, entities decoded once. */
export function decodeText(html: string): string {
	return decodeLines(html).replace(/\s+/g, ' ').trim()
}

/** Like `decodeText`, but keeps line breaks. */
export function decodeLines(html: string): string {
	const lines = html.slice(0, MAX_TEXT_LENGTH).replace(/<br\s*\/?>|<\/(?:p|li|div)>/gi, '\n')
	return tidy(decodeHTML(withoutTags(lines)))
}

/** Strips tags from text that should be plain; entities are not decoded. */
export function stripTags(text: string): string {
	return decodeText(text.replaceAll('&', '&amp;'))
}

/** Uses a parser: no pattern handles `<a title=">" onclick=…>`. The result is still escaped. */
function withoutTags(html: string) {
	return /[<>&]/.test(html)
		? sanitise(html, { allowedTags: [], allowedAttributes: {}, nonTextTags: NON_TEXT_TAGS })
		: html
}

export const NON_TEXT_TAGS = [
	'script',
	'style',
	'textarea',
	'option',
	'noscript',
	'iframe',
	'object',
	'template',
	'svg',
	'math',
	'title',
]

function tidy(text: string) {
	return withoutStackedMarks(text)
		.replace(/[^\S\n]+/g, ' ')
		.replace(/ ?\n ?/g, '\n')
		.replace(/\n{3,}/g, '\n\n')
		.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === '\n' ? '\n' : ''))
		.trim()
}
