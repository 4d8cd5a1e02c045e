import { formatDate } from '#lib/dates.ts'
import type { GiftAidEmailContext } from '../../gift-aid/gift-aid-email.ts'
import type { PaymentEmailContext } from '../../payables/payment-words.ts'
import type { Dedication, Donation, Present, Sponsorship } from '../donation.ts'
import { fundLabel, type Purpose } from '../purposes.ts'
import { PRESENT_MONTHS, sponsorshipEnd } from '../sponsorship/sponsored-dogs.ts'

/** What emails about donations need beside the donation. */
export interface GivingEmailContext extends PaymentEmailContext, GiftAidEmailContext {
	purposes: readonly Purpose[]
}

/** "your donation", "your sponsorship of Biscuit" */
export function whatIsGiven({ sponsorship }: Pick<Donation, 'sponsorship'>): string {
	return sponsorship ? `your sponsorship of ${sponsorship.dogName}` : 'your donation'
}

/** What the money is for, in short, beside what it is: the dog, or the purpose. */
export function forWhat({ sponsorship, fund }: Donation, purposes: readonly Purpose[]): string {
	return sponsorship ? sponsorship.dogName : fundLabel(fund, purposes)
}

/** What the money is for: "Sponsorship of Biscuit", or the purpose. */
export function purposeInWords({ sponsorship, fund }: Donation, purposes: readonly Purpose[]): string {
	return sponsorship ? `Sponsorship of ${sponsorship.dogName}` : fundLabel(fund, purposes)
}

/** What sponsors are promised about their money: before they pay, and in each receipt. The books have all sponsorships in one fund. */
export function whereSponsorshipGoes({ dogName }: Pick<Sponsorship, 'dogName'>): string {
	return `Your money goes to ${dogName} first. If ${dogName} has more than enough, the rest helps another dog in our care.`
}

/** "In memory of Old Bob" */
export function dedicationInWords({ kind, name }: Dedication): string {
	return `${capitalised(kind)} ${name}`
}

/** "your monthly donation", "your monthly sponsorship of Biscuit" */
export function whatIsMonthly({ sponsorship }: Pick<Donation, 'sponsorship'>): string {
	return sponsorship ? `your monthly sponsorship of ${sponsorship.dogName}` : 'your monthly donation'
}

export function capitalised(text: string): string {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** "12 months, until 24 December 2027"; "" for what has no end of its own. @param receivedOn `YYYY-MM-DD` */
export function howLong(donation: Donation, receivedOn: string, locale: string): string {
	const end = sponsorshipEnd(donation, receivedOn)
	return end === undefined ? '' : `${PRESENT_MONTHS} months, until ${formatDate(end, locale)}`
}

/** When and how the recipient of a present hears of it: "On 24 December 2026, by email to ada@example.org". Never before the money has come. */
export function howPresentIsTold({ email, address, sendOn }: Present, receivedOn: string, locale: string): string {
	const day = sendOn > receivedOn ? formatDate(sendOn, locale) : ''
	if (email !== null) return `${day ? `On ${day}` : 'At once'}, by email to ${email}`
	return `By post, ${day ? `to arrive on ${day}` : 'in the next days'}, to\n${address ?? ''}`
}
