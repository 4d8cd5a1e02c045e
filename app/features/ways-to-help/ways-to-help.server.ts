import type { Content } from '#content/model/content.ts'
import { helpPage } from './help-page.server.ts'
import type { WaysToHelpData } from './ways-to-help.tsx'

/** The overview: the first cards are the ways to help, everything else in the editors' order. */
export function waysToHelpPage(content: Content): WaysToHelpData {
	const { head, sections } = helpPage(content, 'waystohelp', 'Ways to help')
	const ways = sections.find((section) => section.type === 'cards') ?? null
	return { ...head, ways, others: sections.filter((section) => section !== ways) }
}
