import { decodeHTML } from 'entities'
import sanitise from 'sanitize-html'

/** Longer than any title or note; what is past it is somebody's mistake. */
const MAX_TEXT_LENGTH = 20_000

/** Text out of HTML on one line: tags removed with what scripts and styles hold, entities decoded exactly once. */
export function decodeText(html: string): string {
	return decodeLines(html).replace(/\s+/g, ' ').trim()
}

/** The same with its line breaks, for texts such as a postal address. */
export function decodeLines(html: string): string {
	const lines = html.slice(0, MAX_TEXT_LENGTH).replace(/<br\s*\/?>|<\/(?:p|li|div)>/gi, '\n')
	return tidy(decodeHTML(withoutTags(lines)))
}

/** For text that claims to be plain already: tags go all the same, entities stay as they are written. */
export function stripTags(text: string): string {
	return decodeText(text.replaceAll('&', '&amp;'))
}

/** A real parser, because no pattern survives `<a title=">" onclick=…>`. Its answer is still escaped. */
function withoutTags(html: string) {
	return /[<>&]/.test(html)
		? sanitise(html, { allowedTags: [], allowedAttributes: {}, nonTextTags: SILENT_TAGS })
		: html
}

/** Tags whose inside is not for reading. */
export const SILENT_TAGS = [
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
	return text
		.replace(/[^\S\n]+/g, ' ')
		.replace(/ ?\n ?/g, '\n')
		.replace(/\n{3,}/g, '\n\n')
		.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (sign) => (sign === '\n' ? '\n' : ''))
		.trim()
}
