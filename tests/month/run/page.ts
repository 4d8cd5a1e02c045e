import { DomUtils, type parseDocument } from 'htmlparser2'

export type Element = Parameters<typeof DomUtils.getAttributeValue>[0]
export type Root = ReturnType<typeof parseDocument>

/** A page as a browser without JavaScript has it. */
export interface Page {
	url: string
	/** With its query. */
	path: string
	status: number
	html: string
	root: Root
	headers: Headers
	/** The body as it was sent: a file with its byte order mark. */
	bytes: Uint8Array
}

const SILENT = new Set(['script', 'style', 'head', 'svg', 'template'])
const INLINE = new Set(['a', 'abbr', 'b', 'em', 'i', 'span', 'strong', 'time'])
const PARTS = new Set(['form', 'li', 'tr', 'section', 'article', 'details', 'dialog', 'main'])

/** What is read of an element, with one space between words. */
export function wordsOf(element: { children: Root['children'] }): string {
	return wordsIn(element.children).replace(/\s+/g, ' ').trim()
}

function wordsIn(nodes: Root['children']): string {
	const read = (node: Root['children'][number]): string => {
		if (node.type === 'text') return node.data
		if (!('children' in node) || !('name' in node) || SILENT.has(node.name)) return ''
		// Parts of a sentence are not parted; blocks are.
		return INLINE.has(node.name) ? wordsIn(node.children) : ` ${wordsIn(node.children)} `
	}
	return nodes.map(read).join('')
}

/** An attribute of an element. */
export const attribute = (element: Element, name: string) => DomUtils.getAttributeValue(element, name)
export const has = (element: Element, name: string) => DomUtils.hasAttrib(element, name)
export const fits = (text: string, words: string | RegExp) =>
	typeof words === 'string' ? text === words : words.test(text)
/** All elements of these names. */
export const named = (root: Root | Element, ...names: string[]) =>
	DomUtils.findAll((one) => names.includes(one.name), 'children' in root ? root.children : [])

/** The one with the smallest part of the page around it that has the words. */
export function closest(elements: Element[], words: string | RegExp): Element | undefined {
	const sized = elements.flatMap((element) => {
		const size = partWith(element, words)
		return size === undefined ? [] : [{ element, size }]
	})
	return sized.sort((one, other) => one.size - other.size)[0]?.element
}

/** The length of that part. */
function partWith(element: Element, words: string | RegExp): number | undefined {
	let parent = DomUtils.getParent(element)
	while (parent) {
		if ('name' in parent && PARTS.has(parent.name)) {
			const text = wordsOf(parent as Element)
			if (typeof words === 'string' ? text.includes(words) : words.test(text)) return text.length
		}
		parent = DomUtils.getParent(parent)
	}
}

/** What a refused form or an error page says. */
export function problemIn(root: Root): string {
	const alerts = DomUtils.findAll((one) => /alert/.test(attribute(one, 'role') ?? ''), root.children)
	const main = named(root, 'main')[0]
	return (alerts[0] ? wordsOf(alerts[0]) : main ? wordsOf(main) : wordsOf(root)).slice(0, 600)
}

/** The address of a link with these words, in the smallest part of the page that has those beside it. */
export function linkNamed(page: Page, words: string | RegExp, beside: string | RegExp = /^/): string {
	const links = named(page.root, 'a').filter((one) => fits(wordsOf(one), words))
	const link = closest(links, beside)
	if (!link) throw new Error(`${page.url} has no link “${words}” beside ${beside}`)
	return new URL(attribute(link, 'href') ?? '', page.url).href
}

/** What a list of choices offers: values that are not empty. */
export function optionsOf(page: Page, name: string): string[] {
	const select = named(page.root, 'select').find((one) => attribute(one, 'name') === name)
	if (!select) throw new Error(`${page.url} has no choice ${name}`)
	return named(select, 'option').flatMap((one) => attribute(one, 'value') || [])
}
