import { expect, test } from 'vitest'
import { bridgeToBooks } from './books-bridge.server.ts'

/** November: £22 of £337.30 is in the general fund, which gave £5 back, £2 of it sent on top. */
const SUMS = {
	currency: 'GBP',
	count: 16,
	goods: 25600,
	delivery: 5930,
	donation: 2000,
	surplus: 200,
	received: 33730,
	refunded: -1000,
	surplusRefunded: -200,
	disputed: -2195,
	fees: -353,
	disputeFees: -2000,
	vat: [],
}
const SHOP = { received: 31530, refunded: -500, disputed: -2195, fees: -353, disputeFees: -2000, left: 26482 }

test('takings less what is in the general fund are the line of the shop in the books, column by column', () => {
	const { rows, sum } = bridgeToBooks(SUMS, SHOP, String)
	const amounts = [...rows, ...sum].map(({ words, sums }) => [words, ...sums.map(({ amount }) => amount)])
	expect(amounts).toEqual([
		['Takings, as above', '33730', '-1000', '-2195', '-353', '-2000', '28182'],
		['Less donations with orders', '-2000', '300', '', '', '', '-1700'],
		['Less more than ordered', '-200', '200', '', '', '', ''],
		['The shop, as in the books', '31530', '-500', '-2195', '-353', '-2000', '26482'],
	])
	const without = bridgeToBooks({ ...SUMS, surplus: 0, surplusRefunded: 0 }, SHOP, String)
	expect(without.rows.map(({ words }) => words)).toEqual(['Takings, as above', 'Less donations with orders'])
})
