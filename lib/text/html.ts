import { decodeHTML } from 'entities'

/** Text as HTML, also within an attribute. */
export function escapeHtml(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** The text of sanitised HTML, in which every "<" begins a tag, on one line. For other HTML: content/plain-text.ts. */
export function htmlToText(html: string): string {
	return decodeHTML(html.replace(/<[^>]*>/g, ' '))
		.replace(/\s+/g, ' ')
		.trim()
}
