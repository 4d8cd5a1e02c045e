import { DomUtils, parseDocument } from 'htmlparser2'

/** More than an editor or a theme writes. A longer attribute is ignored. */
const MAX_CLASS_CHARACTERS = 1000

export type Node = ReturnType<typeof parseDocument>['childNodes'][number]
export type Element = Extract<Node, { attribs: unknown }>

export function isElement(node: Node): node is Element {
	return 'attribs' in node
}

/**
 * Parses HTML and cuts what is nested more deeply than `maxDepth`: walks over the tree are recursive, and some begin again in each
 * element.
 */
export function parseHtml(source: string, maxDepth: number): { nodes: Node[]; isCut: boolean } {
	const nodes = parseDocument(source).childNodes
	let isCut = false
	let level = nodes.filter(isElement)
	for (let depth = 1; level.length > 0; depth += 1) {
		const deepest = depth === maxDepth ? level.filter(({ childNodes }) => childNodes.length > 0) : []
		for (const element of deepest) element.childNodes = []
		isCut ||= deepest.length > 0
		level = level.flatMap(({ childNodes }) => childNodes.filter(isElement))
	}
	return { nodes, isCut }
}

const classesByElement = new WeakMap<Element, ReadonlySet<string>>()

/** Split once: each element is asked about dozens of classes, and again by each block around it. */
export function classesOf(element: Element): ReadonlySet<string> {
	const known = classesByElement.get(element)
	if (known) return known
	const { class: text = '' } = element.attribs
	const classes = new Set(text.length > MAX_CLASS_CHARACTERS ? [] : text.split(/\s+/))
	classesByElement.set(element, classes)
	return classes
}

export function hasClass(element: Element, name: string): boolean {
	return classesOf(element).has(name)
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
