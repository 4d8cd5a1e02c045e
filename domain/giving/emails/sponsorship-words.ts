import { plausibleName } from '#domain/emails/greeting.ts'
import { formatMoney } from '#lib/money.ts'
import { hasLink } from '#lib/text/has-link.ts'
import { differsFromDue, netMoney, type PaymentBalance } from '../../payables/payment-balance.ts'
import type { Donation, Sponsorship } from '../donation.ts'
import type { GivingEmailContext } from './donation-words.ts'

export type SponsorshipDonation = Donation & { sponsorship: Sponsorship }

/** Links of one sponsorship, as whole URLs. */
export interface SponsorshipLinks {
	certificate: string
	/** Where the sponsor changes it. */
	manage: string
	/** Ends the news by email. */
	news: string
}

export function dogUrl({ dogSlug }: Pick<Sponsorship, 'dogSlug'>, { charity }: GivingEmailContext): string {
	return `${charity.url}/dogs/${encodeURIComponent(dogSlug)}`
}

/** "£5 a month", "the £60 you gave for 12 months": what arrived, never what was announced. */
export function givenInWords(donation: Donation, balance: PaymentBalance, { locale }: GivingEmailContext): string {
	const sum = formatMoney(netMoney(donation, balance), locale)
	if (donation.frequency !== 'monthly') return `the ${sum} you gave for 12 months`
	return differsFromDue(donation, balance) ? 'what you give each month' : `${sum} a month`
}

/**
 * Who gives, in an email to someone else: "Zoë O’Brien"; the first name alone when the last one is missing. "A friend" when there is none,
 * and for a web address in place of a name.
 */
export function giverName({ firstName, lastName }: Pick<Donation, 'firstName' | 'lastName'>): string {
	const name = [firstName, lastName]
		.map((part) => part.trim())
		.filter(Boolean)
		.join(' ')
	return name === '' || hasLink(name) ? 'A friend' : name
}

/** "Dear Ada,". A recipient's name may have two parts or more. */
export function recipientGreeting(recipient: string): string {
	return `Dear ${plausibleName(recipient)},`
}
