import { randomUUID } from 'node:crypto'
import type { NewDonation } from '#records/giving/start-donation.ts'

/** A donation of £20 by bank transfer, as the form hands it over. */
export function aNewDonation(changes: Partial<NewDonation> = {}): NewDonation {
	return {
		idempotencyKey: randomUUID(),
		kind: 'donation',
		frequency: 'once',
		amount: 2000,
		fees: 0,
		currency: 'GBP',
		fund: 'general',
		provider: 'bank transfer',
		firstName: 'Zoë',
		lastName: 'O’Brien',
		email: 'zoe@example.org',
		locale: 'en-GB',
		message: '',
		dedication: null,
		sponsorship: null,
		declaration: null,
		...changes,
	}
}
