import { DomUtils, ElementType, parseDocument } from 'htmlparser2'

/** A page without scripts. */
export interface ServerHtml {
	title: string
	description: string
	canonical: string
	/** The text of each `h1`. */
	headings: string[]
	mainText: string
	/** The text nodes of the body. */
	text: string
	/** Each id that more than one element has: a label or a clip path finds the first only. */
	repeatedIds: string[]
	/** Banners of the page, not of articles. */
	banners: number
	footers: number
	footerLinks: { text: string; href: string }[]
}

type Nodes = ReturnType<typeof parseDocument>['children']
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

const UNSEEN = ['script', 'style', 'template', 'noscript']

/** Parses server HTML without a browser. */
export function readServerHtml(html: string): ServerHtml {
	const { children } = parseDocument(html)
	const all = (name: string, within: Nodes = children) => DomUtils.getElementsByTagName(name, within, true)
	const attribute = (tag: string, key: string, value: string, wanted: string) =>
		all(tag).find(({ attribs }) => attribs[key] === value)?.attribs[wanted] ?? ''
	const ids = DomUtils.findAll(({ attribs }) => Boolean(attribs.id), children).map(({ attribs }) => attribs.id ?? '')
	const footers = all('footer').filter(isOfThePage)
	return {
		title: all('title').map(seenText)[0] ?? '',
		description: attribute('meta', 'name', 'description', 'content'),
		canonical: attribute('link', 'rel', 'canonical', 'href'),
		headings: all('h1').map(seenText),
		mainText: all('main').map(seenText).join(' '),
		text: all('body')
			.map((body) => pieces(body).join('\n'))
			.join('\n'),
		repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
		banners: all('header').filter(isOfThePage).length,
		footers: footers.length,
		footerLinks: footers.flatMap((footer) =>
			all('a', footer.children).map((link) => ({ text: seenText(link), href: link.attribs.href ?? '' })),
		),
	}
}

function isOfThePage(element: Element): boolean {
	for (let at = element.parent; at && 'name' in at; at = at.parent) {
		if (['main', 'article', 'section', 'aside'].includes(at.name)) return false
	}
	return true
}

function seenText(element: Element): string {
	return pieces(element).join(' ').replaceAll(/\s+/g, ' ').trim()
}

function pieces(element: Element): string[] {
	return element.children.flatMap((child) => {
		if (child.type === ElementType.Text) return child.data.trim() || []
		return 'attribs' in child && !UNSEEN.includes(child.name) ? pieces(child) : []
	})
}
