import type { Content, GeneralOptions } from '#content/model/content.ts'
import { formatMoney } from '#lib/money.ts'
import { helpPage } from './help-page.server.ts'
import type { WaysToHelpData } from './ways-to-help.tsx'

const MAX_AMOUNTS = 3

/** The overview: the first cards are the ways to help, everything else in the editors' order. */
export function waysToHelpPage(content: Content): WaysToHelpData {
	const { head, sections } = helpPage(content, 'waystohelp', 'Ways to help')
	const ways = sections.find((section) => section.type === 'cards') ?? null
	return { ...head, ways, amounts: amountsOf(content.options), others: sections.filter((section) => section !== ways) }
}

/** Of a month, smallest first: "£6". */
function amountsOf(options: GeneralOptions | null): string[] {
	if (!options) return []
	const { currency, locale } = options.site
	return options.giving.amounts
		.filter(({ monthly }) => monthly)
		.map(({ amount }) => amount)
		.toSorted((a, b) => a - b)
		.slice(0, MAX_AMOUNTS)
		.map((amount) => formatMoney({ amount, currency }, locale))
}
