import { expect, test } from 'vitest'
import { anOrderLine } from '#tests/builders/shop/an-order.ts'
import { returnable, weightInWords } from './parcel.ts'

test('a weight is said to the gram, in kilograms from one on', () => {
	expect([190, 999, 1000, 1150, 1995].map(weightInWords)).toEqual(['190 g', '999 g', '1 kg', '1.15 kg', '1.995 kg'])
})

test('no more comes back than was in the parcel', () => {
	const line = anOrderLine({ quantity: 4, refundedQuantity: 3, sentQuantity: 1 })
	expect(returnable(line)).toBe(1)
	expect(returnable({ ...line, returnedQuantity: 1 })).toBe(0)
	expect(returnable({ ...line, needsDelivery: false, sentQuantity: null })).toBe(0)
})
