import { expect, test } from 'vitest'
import { aDonation } from '#tests/builders/giving/a-donation.ts'
import { anOrder } from '#tests/builders/shop/an-order.ts'
import { paymentDescription } from './payable-details.ts'

test('a payment page names the charity and, of a sponsorship, the dog, of an order its reference', () => {
	const sponsorship = { dogId: '1', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask', present: null } as const
	const given = (changes = {}) => ({ donation: aDonation(changes), end: undefined })
	expect(paymentDescription(given(), 'Fairlead')).toBe('Donation to Fairlead')
	expect(paymentDescription(given({ sponsorship }), 'Fairlead')).toBe('Sponsorship of Dot, Fairlead')
	expect(paymentDescription(given({ sponsorship }), '')).toBe('Sponsorship of Dot')
	expect(paymentDescription({ order: anOrder() }, 'Fairlead')).toBe('Order ORD-7K3F-2M, Fairlead')
})
