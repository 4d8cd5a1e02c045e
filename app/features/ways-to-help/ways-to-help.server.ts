import type { Content } from '#content/model/content.ts'
import { givingChoiceParam, givingOffer } from '#domain/giving/giving-offer.ts'
import { helpPage } from './help-page.server.ts'
import type { WaysToHelpData } from './ways-to-help.tsx'

const MAX_AMOUNTS = 3

/** The overview: the first cards are the ways to help, everything else in the editors' order. @param canGive there is a way to pay */
export function waysToHelpPage(content: Content, canGive = false): WaysToHelpData {
	const { head, sections } = helpPage(content, 'waystohelp', 'Ways to help')
	const ways = sections.find((section) => section.type === 'cards') ?? null
	const amounts = canGive ? monthlyAmounts(content) : []
	return { ...head, ways, amounts, others: sections.filter((section) => section !== ways) }
}

/** Smallest first: "£6", and the form of a donation with it. */
function monthlyAmounts({ options }: Content): WaysToHelpData['amounts'] {
	if (!options) return []
	return givingOffer(options)
		.lines.monthly.slice(0, MAX_AMOUNTS)
		.map((line) => ({ sum: line.label, url: `/donate?give=${givingChoiceParam('monthly', line)}` }))
}
