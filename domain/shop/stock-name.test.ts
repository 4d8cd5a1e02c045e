import { expect, test } from 'vitest'
import { aMerchItem } from '#tests/builders/content/merch-item.ts'
import { countedAvailability, stockName } from './stock-name.ts'

const variant = { label: 'Small', price: null }
const merch = [
	aMerchItem({ id: 1, variants: [{ ...variant, key: 's', counted: 40 }] }),
	aMerchItem({ id: 2, variants: [{ ...variant, key: 's', counted: null }] }),
]

test('a sale changes what pages say only when few are left', () => {
	const nameWith = (left: number) => stockName(merch, (id) => (id === 1 ? left : null), 3)
	expect(nameWith(39)).toBe(nameWith(40))
	expect(nameWith(3)).not.toBe(nameWith(4))
	expect(nameWith(2)).not.toBe(nameWith(3))
	expect(nameWith(0)).not.toBe(nameWith(1))
	expect(nameWith(-1)).toBe(nameWith(0))
})

test('without the store, what was counted is there', () => {
	const availability = countedAvailability(merch)
	expect([availability(1, 's'), availability(2, 's'), availability(1, 'x')]).toEqual([40, null, null])
})
