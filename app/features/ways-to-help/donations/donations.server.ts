import type { Content, GeneralOptions } from '#content/model/content.ts'
import { type GivingFrequency, givingChoiceParam, givingOffer } from '#domain/giving/giving-offer.ts'
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
		monthly: impact(content.options, 'monthly'),
		once: impact(content.options, 'once'),
	}
}

/** Smallest amount first, each with the form of a donation. Amounts without a sentence are skipped. */
function impact(options: GeneralOptions | null, frequency: GivingFrequency): ImpactLine[] {
	if (!options) return []
	return givingOffer(options)
		.lines[frequency].filter((line) => line.impact !== '')
		.map((line) => ({
			sum: line.label,
			text: line.impact,
			url: `/donate?give=${givingChoiceParam(frequency, line)}`,
		}))
}
