import { decodeHTML } from 'entities'

/** The text of sanitised HTML, in which every "<" begins a tag, on one line. For other HTML: content/wordpress/html/plain-text.ts. */
export function htmlToText(html: string): string {
	return decodeHTML(html.replace(/<[^>]*>/g, ' '))
		.replace(/\s+/g, ' ')
		.trim()
}
