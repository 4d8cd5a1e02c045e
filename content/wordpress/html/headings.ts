import { escapeAttribute } from 'entities'
import { decodeText } from '#content/plain-text.ts'
import { idFrom } from '../parse/slugs.ts'

/** Prevents collisions with the page's own ids: a heading "Email" must not take over a form's label. */
const PREFIX = 'h-'

/**
 * Gives every heading of sanitised HTML a unique id derived from its text.
 *
 * Ids set by editors are kept, because links may use them.
 *
 * @param title the heading above all of it, which is not in the HTML
 */
export function identifyHeadings(
	html: string,
	uniqueId: (wanted: string) => string,
	title = '',
): { html: string; headings: { id: string; text: string }[] } {
	const headings: { id: string; text: string }[] = []
	const identified = html.replace(/<(h[234])(?: id="([^"]*)")?>([\s\S]*?)<\/\1>/g, (_, tag, editorId = '', inner) => {
		const text = decodeText(inner)
		const id = uniqueId(/^[A-Za-z][\w-]{0,79}$/.test(editorId) ? editorId : `${PREFIX}${idFrom(text) || 'part'}`)
		if (tag === 'h2') headings.push({ id, text })
		return `<${tag} id="${id}">${inner}</${tag}>`
	})
	return { html: nameTables(identified, title), headings }
}

/** A table without a caption has the name of the heading before it, or else the title. */
function nameTables(html: string, title: string): string {
	let name = title && ` aria-label="${escapeAttribute(title)}"`
	return html.replace(/<h[234] id="([^"<]*)">|<table>(?!\s*<caption)/g, (tag, id?: string) => {
		if (id === undefined) return `<table${name}>`
		name = ` aria-labelledby="${id}"`
		return tag
	})
}
