import type { Markup } from './markup.ts'

const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** The markup as HTML, for templates that are written so. */
export function htmlCode(nodes: readonly Markup[]): string {
	return nodes
		.map((node) => {
			if (typeof node === 'string') return escapeHtml(node)
			const attributes = Object.entries(node.attributes)
				.map(([name, value]) => ` ${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"`)
				.join('')
			const start = `<${node.tag}${attributes}>`
			return VOID.has(node.tag) ? start : `${start}${htmlCode(node.children)}</${node.tag}>`
		})
		.join('')
}

function escapeHtml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
