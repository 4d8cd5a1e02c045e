import { expect, test } from 'vitest'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import { deliveryMethods } from './delivery.ts'
import { postalService, returnable, weightInWords } from './parcel.ts'

test('a weight is said to the gram, in kilograms from one on', () => {
	expect([190, 999, 1000, 1150, 1995].map(weightInWords)).toEqual(['190 g', '999 g', '1 kg', '1.15 kg', '1.995 kg'])
})

test('no more comes back than was in the parcel', () => {
	const line = anOrderLine({ quantity: 4, refundedQuantity: 3, sentQuantity: 1 })
	expect(returnable(line)).toBe(1)
	expect(returnable({ ...line, returnedQuantity: 1 })).toBe(0)
	expect(returnable({ ...line, needsDelivery: false, sentQuantity: null })).toBe(0)
})

test('what is left of a cancelled order is posted by the way for its weight, and a faster one that was chosen stays', () => {
	const band = (label: string, upToGrams: number, amount: number, days: { from: number; to: number }) => ({
		country: 'GB',
		label,
		upToGrams,
		price: { amount, currency: 'GBP' },
		days,
	})
	const slow = { from: 2, to: 3 }
	const bands = [
		band('Letter', 100, 0, slow),
		band('Small packet', 250, 225, slow),
		band('Express', 250, 695, { from: 1, to: 1 }),
	]
	const address = { lines: ['4 Mill Lane'], town: 'Thornford', postcode: 'TH1 2AB', country: 'GB' }
	const tag = anOrderLine({ id: 'l2', weightG: 15 })
	const chosen = (label: string) => {
		const delivery = deliveryMethods(bands, 'GB', 205, 'GBP').find((method) => method.label === label) ?? null
		return anOrder({ address, delivery, lines: [anOrderLine(), tag] })
	}
	const partOf = (order: ReturnType<typeof chosen>) => ({
		...order,
		lines: [anOrderLine({ refundedQuantity: 1 }), tag],
	})
	expect(postalService(chosen('Small packet'), bands)).toBe('Small packet')
	expect(postalService(partOf(chosen('Small packet')), bands)).toBe('Letter')
	expect(postalService(partOf(chosen('Express')), bands)).toBe('Express')
	expect(postalService(partOf(chosen('Small packet')), [])).toBe('Small packet')
})
