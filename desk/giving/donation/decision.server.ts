import type { Donation } from '#domain/giving/donation.ts'
import { dayIn, longDate } from '#lib/dates.ts'

const WHEN_REHOMED = { 'another dog': 'Sponsor another dog', stop: 'Stop', ask: 'Ask the donor' }

interface Words {
	money(amount: number, currency: string): string
	timezone: string
}

/** What the donor decided, as rows; without what they left out, and what the head of the page says. */
export function decisionOf(donation: Donation, { money, timezone }: Words) {
	const { dedication, sponsorship, fees, message } = donation
	const day = (at: number | null) => (at === null ? '' : longDate(dayIn(timezone, at)))
	const present = sponsorship?.present
	const rows = [
		{ label: 'Fees they cover', value: fees.amount === 0 ? '' : money(fees.amount, fees.currency) },
		{ label: 'When the dog finds a home', value: sponsorship ? WHEN_REHOMED[sponsorship.whenRehomed] : '' },
		{ label: 'A present for', value: present ? [present.recipient, present.relation].filter(Boolean).join(', ') : '' },
		{ label: 'Email of the recipient', value: present?.email ?? '' },
		{ label: 'Post to', value: present?.address ?? '' },
		{ label: 'Told on', value: present ? longDate(present.sendOn) : '' },
		{ label: 'Dedication', value: dedication ? `${capitalised(dedication.kind)} ${dedication.name}` : '' },
		{ label: 'A card to', value: dedication?.card?.name ?? '' },
		{ label: 'Message', value: message },
		{ label: 'Reminded', value: day(donation.remindedAt) },
		{ label: 'Erased', value: day(donation.anonymisedAt) },
	]
	return rows.filter(({ value }) => value !== '')
}

export const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
