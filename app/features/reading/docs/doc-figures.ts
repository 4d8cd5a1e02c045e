import { htmlToText } from '#lib/text/html.ts'

/** A figure of a report and what it counts: "1,284", "dogs walked home with someone". */
export interface DocFigure {
	value: string
	text: string
}

const LIST = /<ul(?:\s[^>]*)?>/
const ITEM = /<li(?:\s[^>]*)?>/
const FIGURE_FIRST = /^(?:<p[^>]*>)?<(strong|b)>([^<]*)<\/\1>/
const MAX_FIGURES = 4
const MAX_VALUE_LENGTH = 12

/**
 * The figures a document opens with, and the text without them: the first list before the first heading, if each of its
 * items begins with a figure in bold.
 */
export function openingFigures(html: string): { figures: DocFigure[]; rest: string } {
	const list = nextList(html, 0)
	const heading = html.search(/<h[2-4][\s>]/)
	const figures = list && (heading === -1 || list.end <= heading) ? figuresOf(list.items) : []
	return list && figures.length > 0
		? { figures, rest: html.slice(0, list.start) + html.slice(list.end) }
		: { figures: [], rest: html }
}

/** Gives every list of a report whose items all begin with a figure in bold the class of figures; other lists stay as they are. */
export function markFigures(html: string): string {
	let marked = ''
	let from = 0
	for (let list = nextList(html, 0); list; list = nextList(html, from)) {
		const isMarked = figuresOf(list.items).length > 0
		marked += html.slice(from, list.start)
		marked += isMarked ? `<ul class="text-figures">${list.items}</ul>` : html.slice(list.start, list.end)
		from = list.end
	}
	return marked + html.slice(from)
}

/** The next list, up to the first end of one: with another list in it, its items are no figures. */
function nextList(html: string, from: number): { start: number; end: number; items: string } | undefined {
	const opening = LIST.exec(html.slice(from))
	if (!opening) return undefined
	const start = from + opening.index
	const close = html.indexOf('</ul>', start)
	if (close === -1) return undefined
	return { start, end: close + '</ul>'.length, items: html.slice(start + opening[0].length, close) }
}

/** Two to four figures, or none. */
function figuresOf(items: string): DocFigure[] {
	const [before = '', ...contents] = items.split(ITEM)
	if (before.trim() !== '' || contents.length < 2 || contents.length > MAX_FIGURES) return []
	const figures = contents.map((content) => figureOf(content.trim()))
	return figures.every((figure) => figure !== undefined) ? figures : []
}

function figureOf(item: string): DocFigure | undefined {
	const [opening = '', , value = ''] = FIGURE_FIRST.exec(item) ?? []
	const figure = { value: htmlToText(value), text: htmlToText(item.slice(opening.length)) }
	const isFigure = /\d/.test(figure.value) && figure.value.length <= MAX_VALUE_LENGTH && figure.text !== ''
	return isFigure ? figure : undefined
}
