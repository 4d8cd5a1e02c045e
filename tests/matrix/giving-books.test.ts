import { test } from 'vitest'
import { WALK_TIMEOUT_MS, walkKilledDonation } from '#tests/integration/giving/killed-donation.ts'

test('a monthly donation by card, killed after every step, from the form to its refund: the books are Stripe’s', {
	timeout: WALK_TIMEOUT_MS,
}, async () => {
	await walkKilledDonation('monthly')
})
