import { htmlToText } from '#lib/text/html-to-text.ts'

/** A figure of a report and what it counts: "1,284", "dogs walked home with someone". */
export interface DocFigure {
	value: string
	text: string
}

const LIST = /<ul(?:\s[^>]*)?>([\s\S]*?)<\/ul>/
const EVERY_LIST = new RegExp(LIST, 'g')
const ITEM = /<li(?:\s[^>]*)?>([\s\S]*?)<\/li>/g
const FIGURE_FIRST = /^\s*(?:<p[^>]*>)?\s*<(strong|b)>([^<]*\d[^<]*)<\/\1>([\s\S]*)$/
const MAX_FIGURES = 4
const MAX_VALUE_LENGTH = 12

/**
 * The figures a document opens with, and the text without them: the first list before the first heading, if each of its
 * items begins with a figure in bold.
 */
export function openingFigures(html: string): { figures: DocFigure[]; rest: string } {
	const opening = html.slice(0, startOfHeading(html))
	const [list, items = ''] = LIST.exec(opening) ?? []
	const figures = [...items.matchAll(ITEM)].map(([, item = '']) => figureOf(item))
	const known = figures.filter((figure) => figure !== undefined)
	const areFigures = known.length > 1 && known.length === figures.length && known.length <= MAX_FIGURES
	return list && areFigures ? { figures: known, rest: html.replace(list, '') } : { figures: [], rest: html }
}

/** For reports: gives every list whose items all begin with a figure in bold the class of figures; other lists stay as they are. */
export function markFigures(html: string): string {
	return html.replace(EVERY_LIST, (list, items: string) => {
		const figures = [...items.matchAll(ITEM)].map(([, item = '']) => figureOf(item))
		const areFigures = figures.length > 1 && figures.length <= MAX_FIGURES && figures.every(Boolean)
		return areFigures ? `<ul class="text-figures">${items}</ul>` : list
	})
}

function startOfHeading(html: string): number | undefined {
	const start = html.search(/<h[2-4][\s>]/)
	return start === -1 ? undefined : start
}

function figureOf(item: string): DocFigure | undefined {
	const [, , value = '', text = ''] = FIGURE_FIRST.exec(item) ?? []
	const figure = { value: htmlToText(value), text: htmlToText(text) }
	return figure.value !== '' && figure.value.length <= MAX_VALUE_LENGTH && figure.text !== '' ? figure : undefined
}
