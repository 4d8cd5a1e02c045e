import { expect, test } from 'vitest'
import { aDonation } from '#tests/builders/giving/a-donation.ts'
import { paymentDescription } from './payment-description.ts'

test('a payment page names the charity and, of a sponsorship, the dog', () => {
	const sponsorship = { dogId: '1', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask', present: null } as const
	expect(paymentDescription(aDonation(), 'Fairlead')).toBe('Donation to Fairlead')
	expect(paymentDescription(aDonation({ sponsorship }), 'Fairlead')).toBe('Sponsorship of Dot, Fairlead')
	expect(paymentDescription(aDonation({ sponsorship }), '')).toBe('Sponsorship of Dot')
})
