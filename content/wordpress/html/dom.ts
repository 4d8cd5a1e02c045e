import { DomUtils, type parseDocument } from 'htmlparser2'

export type Node = ReturnType<typeof parseDocument>['childNodes'][number]
export type Element = Extract<Node, { attribs: unknown }>

export function isElement(node: Node): node is Element {
	return 'attribs' in node
}

export function hasClass(element: Element, name: string): boolean {
	return (element.attribs.class ?? '').split(/\s+/).includes(name)
}

/** The first matching descendant, in document order. */
export function findFirst(element: Element, test: (candidate: Element) => boolean): Element | undefined {
	return DomUtils.findOne(test, element.childNodes) ?? undefined
}

export function findAll(element: Element, test: (candidate: Element) => boolean): Element[] {
	return DomUtils.findAll(test, element.childNodes)
}

export function named(...names: string[]): (element: Element) => boolean {
	return ({ name }) => names.includes(name)
}

/** The text, on one line. */
export function wordsOf(node: Node | Node[]): string {
	return DomUtils.textContent(node).replace(/\s+/g, ' ').trim()
}

export function escapeText(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** An opening tag. Undefined attributes are omitted. */
export function openTag(name: string, attributes: Record<string, string | undefined>): string {
	const pairs = Object.entries(attributes).flatMap(([key, value]) =>
		value === undefined ? [] : [` ${key}="${escapeText(value).replaceAll('"', '&quot;')}"`],
	)
	return `<${name}${pairs.join('')}>`
}
