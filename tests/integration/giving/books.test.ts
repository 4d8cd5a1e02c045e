import { test } from 'vitest'
import { WALK_TIMEOUT_MS, walkKilledDonation } from './killed-donation.ts'

// A monthly one: `tests/matrix/giving-books.test.ts`.
test('a donation by card, killed after every step, from the form to its refund: the books are Stripe’s', {
	timeout: WALK_TIMEOUT_MS,
}, async () => {
	await walkKilledDonation('once')
})
