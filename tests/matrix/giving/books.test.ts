import { test } from 'vitest'
import { WALK_TIMEOUT_MS, walkKilledDonation } from '#tests/integration/giving/killed-donation.ts'

test.each(['once', 'monthly'] as const)(
	'a donation by card (%s), killed after every step, from the form to its refund: the books are Stripe’s',
	{ timeout: WALK_TIMEOUT_MS },
	async (frequency) => {
		await walkKilledDonation(frequency)
	},
)
