import { DomUtils, parseDocument } from 'htmlparser2'

export type Markup = string | MarkupElement

export interface MarkupElement {
	tag: string
	/** Attributes as in the document; one without a value has the empty string. */
	attributes: Record<string, string>
	children: Markup[]
}

export interface PageMarkup {
	head: MarkupElement[]
	body: Markup[]
}

/** What a comparison page must not have: our scripts, and what fetches them. */
const OMITTED_TAGS = new Set(['script', 'noscript', 'template'])

/** The elements of a page without its scripts. React's markers between texts are comments and left out too. */
export function readPage(html: string): PageMarkup {
	const document = parseDocument(html, { lowerCaseAttributeNames: false })
	const [head] = DomUtils.getElementsByTagName('head', document)
	const [body] = DomUtils.getElementsByTagName('body', document)
	if (!head || !body) throw new Error('The page has no head or body.')
	return {
		head: readNodes(head.children).filter((node) => typeof node !== 'string'),
		body: readNodes(body.children),
	}
}

type Nodes = ReturnType<typeof parseDocument>['children']

function readNodes(nodes: Nodes): Markup[] {
	return nodes.flatMap((node): Markup[] => {
		if (node.type === 'text') return [node.data]
		if (!('attribs' in node) || OMITTED_TAGS.has(node.name)) return []
		if (node.attribs.rel === 'modulepreload') return []
		return [{ tag: node.name, attributes: node.attribs, children: readNodes(node.children) }]
	})
}
