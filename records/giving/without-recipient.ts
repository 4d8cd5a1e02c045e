import type { Sponsorship } from '#domain/giving/donation.ts'

const ERASED = { recipient: '', relation: '', email: null, address: null, message: '' }

/** A present of which only the day is left: no email or post goes to its recipient any more. */
export function withoutRecipient(sponsorship: Sponsorship): Sponsorship {
	const { present } = sponsorship
	return present ? { ...sponsorship, news: false, present: { ...ERASED, sendOn: present.sendOn } } : sponsorship
}
