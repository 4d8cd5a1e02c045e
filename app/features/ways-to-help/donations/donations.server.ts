import type { Content, GeneralOptions } from '#content/model/content.ts'
import { formatMoney } from '#lib/money.ts'
import { helpPage } from '../help-page.server.ts'
import type { DonationsData } from './donations.tsx'
import type { ImpactLine } from './impact.tsx'

/**
 * The donations page: the first text is beside the bank details, the other texts at the side, everything else in the
 * editors' order.
 */
export function donationsPage(content: Content): DonationsData {
	const { head, sections } = helpPage(content, 'waystohelp/donations', 'Donate')
	const texts = sections.filter((section) => section.type === 'text' && section.items.length === 0)
	const [howTo = null, ...asides] = texts
	const email = content.options?.email ?? ''
	return {
		...head,
		howTo,
		asides,
		others: sections.filter((section) => !texts.includes(section)),
		bank: content.options?.giving.bank ?? null,
		email,
		emailHref: email && `mailto:${email}?subject=${encodeURIComponent('A gift')}`,
		monthly: impact(content.options, true),
		once: impact(content.options, false),
	}
}

/** Smallest amount first. Amounts without a sentence are skipped. */
function impact(options: GeneralOptions | null, monthly: boolean): ImpactLine[] {
	if (!options) return []
	const { currency, locale } = options.site
	return options.giving.amounts
		.filter((line) => line.monthly === monthly && line.impact !== '')
		.toSorted((a, b) => a.amount - b.amount)
		.map(({ amount, impact: text }) => ({ sum: formatMoney({ amount, currency }, locale), text }))
}
