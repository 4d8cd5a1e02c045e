import { expect, test } from 'vitest'
import type { Order } from '#domain/shop/order.ts'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import { addAccounts, type OrderBooks, orderAccount, vatDue } from './order-accounts.ts'
import { orderAccountsCsv } from './order-accounts-csv.ts'

const NOTHING: OrderBooks = {
	received: 0,
	receivedOfShop: 0,
	refunded: 0,
	refundedOfShop: 0,
	refundedOfSurplus: 0,
	disputed: 0,
	lost: 0,
	lostOfShop: 0,
	fees: 0,
	disputeFees: 0,
}
const books = (changes: Partial<OrderBooks> = {}): OrderBooks => ({ ...NOTHING, ...changes })
/** Six days after the money came. */
const ENTERED = Date.UTC(2026, 10, 30, 12)
const PAID = books({ received: 2025, receivedOfShop: 2025 })

/** The account of a day, at a charity that is registered for VAT. */
function accountOf(
	after: OrderBooks,
	{ before = NOTHING, order = anOrder() }: { before?: OrderBooks; order?: Order } = {},
) {
	return orderAccount(
		order,
		{ payableId: order.payable.id, day: '2026-11-24', enteredAt: ENTERED, before, after },
		true,
	)
}
const linesOf = (csv: string) => csv.trim().split('\r\n')
const cellOf = (csv: string, heading: string, row = 1) => {
	const [header = '', ...rows] = linesOf(csv)
	return rows[row - 1]?.split(',')[header.split(',').indexOf(heading)]
}

test.each([
	['GBP', '18.00,2.25'],
	['JPY', '1800,225'],
	['BHD', '1.800,0.225'],
])('the accounts of orders have the decimals of their currency: %s', (currency, goodsAndDelivery) => {
	const order = anOrder({ payable: { due: { amount: 2025, currency } } })
	expect(orderAccountsCsv([accountOf(PAID, { order })], 'Europe/London')).toContain(`${currency},${goodsAndDelivery}`)
})

test('a refund of any sum takes its share of the VAT off, in the month in which it is made', () => {
	const refunded = { ...PAID, refunded: -500, refundedOfShop: -500 }
	expect(accountOf(refunded).vat).toMatchObject([
		{ rate: 20, charged: 338, offRefunds: 83, offLost: 0, net: 1687, netOff: 417 },
	])
	const later = accountOf(refunded, { before: PAID })
	expect(later).toMatchObject({ goods: 0, received: 0, surplus: 0, refunded: -500 })
	expect([vatDue(accountOf(PAID).vat), vatDue(later.vat)]).toEqual([338, -83])
	const all = { ...PAID, refunded: -2025, refundedOfShop: -2025 }
	expect(vatDue(accountOf(all, { before: refunded }).vat)).toBe(83 - 338)
})

test('an open dispute takes no VAT off, a lost one all of it', () => {
	const open = { ...PAID, disputed: -2025, disputeFees: -2000 }
	expect(accountOf(open)).toMatchObject({ refunded: 0, disputed: -2025, fees: 0, disputeFees: -2000 })
	expect(vatDue(accountOf(open).vat)).toBe(338)
	const lost = accountOf({ ...open, lost: -2025, lostOfShop: -2025 }, { before: open })
	expect(lost).toMatchObject({ disputed: 0, lost: -2025, vat: [{ charged: 0, offRefunds: 0, offLost: 338 }] })
	const csv = orderAccountsCsv([lost], 'Europe/London')
	expect(cellOf(csv, 'what')).toBe('dispute lost (its money left when it was opened)')
	// Nothing was sold on this day, so there is no 0.00 to wonder about.
	expect(cellOf(csv, 'VAT 20% charged')).toBe('')
	expect(cellOf(csv, 'VAT 20% taken off')).toBe('3.38')
	expect(cellOf(csv, 'received')).toBe('')
})

test('of an order that comes in two parts each day has its share of the goods, of delivery and of the VAT', () => {
	const part = books({ received: 500, receivedOfShop: 500 })
	const [first, second] = [accountOf(part), accountOf(PAID, { before: part })]
	expect(first).toMatchObject({ goods: 444, delivery: 56, surplus: 0, received: 500, vat: [{ charged: 83 }] })
	expect(second).toMatchObject({ goods: 1356, delivery: 169, surplus: 0, received: 1525, vat: [{ charged: 255 }] })
	expect([first.goods + second.goods, first.delivery + second.delivery]).toEqual([1800, 225])
	expect(vatDue(first.vat) + vatDue(second.vat)).toBe(338)
	expect(addAccounts([first, second])[0]).toMatchObject({ count: 1, goods: 1800, delivery: 225, received: 2025 })
})

test('what goes abroad is zero-rated once it was sent, and to be sent until then', () => {
	const address = { lines: ['4 Main Street'], town: 'Newtown', postcode: '', country: 'IE' }
	const placeOf = (sentAt: number | null) => accountOf(PAID, { order: anOrder({ address, sentAt }) }).vat[0]?.place
	expect([placeOf(null), placeOf(1)]).toEqual(['to be sent abroad', 'sent abroad'])
})

test('each order adds up across, and the file says what a VAT return asks for', () => {
	const more = accountOf({ ...PAID, received: 2225 })
	expect(more.goods + more.delivery + more.donation + more.surplus).toBe(more.received)
	const address = { lines: ['4 Main Street'], town: 'Newtown', postcode: '', country: 'IE' }
	const abroad = accountOf(PAID, { order: anOrder({ address, sentAt: 1 }) })
	const gift = anOrder({
		lines: [anOrderLine({ needsDelivery: false })],
		goodsMinor: 0,
		giftsMinor: 2025,
		deliveryMinor: 0,
		delivery: null,
		address: null,
	})
	const donation = accountOf(books({ received: 2025 }), { order: gift })
	const csv = orderAccountsCsv([more, abroad, donation], 'Europe/London')
	const column = (heading: string) => [1, 2, 3].map((row) => cellOf(csv, heading, row))
	expect(column('ordered on')).toEqual(['2026-11-23', '2026-11-23', '2026-11-23'])
	expect(column('day of the money')).toEqual(['2026-11-24', '2026-11-24', '2026-11-24'])
	expect(column('entered on')).toEqual(['2026-11-30', '2026-11-30', '2026-11-30'])
	expect(column('country')).toEqual(['United Kingdom', 'Ireland', ''])
	expect(column('more than ordered')).toEqual(['2.00', '', ''])
	expect(column('VAT 20% charged')).toEqual(['3.38', '0.00', ''])
	expect(column('net sales in the UK')).toEqual(['16.87', '', ''])
	expect(column('zero-rated sales sent abroad')).toEqual(['', '20.25', ''])
	expect(addAccounts([more, abroad, donation])[0]?.vat).toMatchObject([
		{ rate: 20, place: 'home', charged: 338, net: 1687 },
		{ rate: 0, place: 'sent abroad', charged: 0, net: 2025 },
	])
})

test('a charity that is not registered has no columns of VAT', () => {
	const order = anOrder()
	const account = orderAccount(
		order,
		{ payableId: '', day: '2026-11-24', enteredAt: ENTERED, before: NOTHING, after: PAID },
		false,
	)
	expect(orderAccountsCsv([account], 'Europe/London')).not.toMatch(/VAT|zero-rated/)
})

test('what was sold at 0% in the UK has a column of its own, so that the line of the takings can be traced', () => {
	const booklet = anOrderLine({ id: 'l2', title: 'A booklet', unitMinor: 400, totalMinor: 400, vatRate: 0 })
	const order = anOrder({ lines: [anOrderLine({ unitMinor: 1400, totalMinor: 1400 }), booklet] })
	const csv = orderAccountsCsv([accountOf(PAID, { order }), accountOf(PAID)], 'Europe/London')
	const column = (heading: string) => [1, 2].map((row) => cellOf(csv, heading, row))
	// 4.00, with the share of the delivery of 2.25.
	expect(column('of these sold at 0% in the UK')).toEqual(['4.50', ''])
	expect(column('of these sold at 0% in the UK taken off')).toEqual(['', ''])
	expect(column('net sales in the UK')).toEqual(['17.62', '16.87'])
	const back = accountOf({ ...PAID, refunded: -2025, refundedOfShop: -2025 }, { before: PAID, order })
	expect(cellOf(orderAccountsCsv([back], 'Europe/London'), 'of these sold at 0% in the UK taken off')).toBe('4.50')
})
