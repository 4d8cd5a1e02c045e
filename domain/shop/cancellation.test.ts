import { expect, test } from 'vitest'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import { cancellationOf } from './cancellation.ts'
import { keptInWords, refundInWords, staysInWords } from './cancellation-words.ts'

const BANDS = [
	[250, 225],
	[2000, 395],
].map(([upToGrams = 0, amount = 0]) => ({
	country: 'GB',
	label: `to ${upToGrams} g`,
	upToGrams,
	price: { amount, currency: 'GBP' },
	days: null,
}))
const LEAD = anOrderLine({ weightG: 600 })
const TAG = anOrderLine({
	id: 'l2',
	unitMinor: 800,
	totalMinor: 800,
	weightG: 15,
	personalisation: 'DOT',
	returnable: false,
})

/** £18, £8, £5 to the dogs and £3.95 of delivery. */
function ordered(lines = [LEAD, TAG]) {
	const goodsMinor = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
	const due = { amount: goodsMinor + 895, currency: 'GBP' }
	return anOrder({ lines, goodsMinor, deliveryMinor: 395, donationMinor: 500, payable: { state: 'paid', due } })
}

test('of a paid order the goods go back with the delivery that the rest does not need', () => {
	const cancellation = cancellationOf(ordered(), BANDS, 3495)
	expect(cancellation).toMatchObject({
		cancelled: [{ id: 'l1' }],
		kept: [{ id: 'l2' }],
		deliveryMinor: 170,
		refundMinor: 1970,
	})
	expect(keptInWords(cancellation)).toBe('what we make for you and your donation')
})

test('when nothing is left to post, all of the standard delivery goes back; all of any, before it was posted', () => {
	expect(cancellationOf(ordered([LEAD]), BANDS, undefined)).toMatchObject({ deliveryMinor: 395, refundMinor: 2195 })
	const dearer = { ...ordered([LEAD]), deliveryMinor: 900 }
	expect(cancellationOf(dearer, BANDS, undefined).deliveryMinor).toBe(900)
	expect(cancellationOf({ ...dearer, sentAt: 1 }, BANDS, undefined).deliveryMinor).toBe(395)
})

test('what went back for no line is not promised again', () => {
	expect(cancellationOf(ordered([LEAD]), BANDS, 2695, 500).refundMinor).toBe(1695)
	const half = { ...LEAD, quantity: 2, refundedQuantity: 1 }
	expect(cancellationOf(ordered([half]), BANDS, 2695, 1800).refundMinor).toBe(2195)
})

test('what a transfer was short of is not given back', () => {
	expect(cancellationOf(ordered([LEAD]), BANDS, 2695 - 1000).refundMinor).toBe(1195)
})

test('an order that is not paid ends as a whole: nothing is made before', () => {
	const cancellation = cancellationOf(ordered(), BANDS, 0)
	expect(cancellation).toMatchObject({ kept: [], refundMinor: 0, donation: { isKept: false } })
	expect(cancellation.cancelled).toHaveLength(2)
	expect(keptInWords(cancellation)).toBe('')
})

const money = (amount: number) => `£${(amount / 100).toFixed(2)}`

test('the buyer reads how the sum comes about', () => {
	const order = { ...ordered([LEAD]), donationMinor: 0, sentAt: 1, deliveryMinor: 900 }
	const inWords = (of: typeof order) => refundInWords(of, cancellationOf(of, BANDS, 2700), { money, whose: 'your' })
	expect(inWords(order)).toBe(
		'That is £18.00 for the goods and £3.95 of the £9.00 for delivery (the dearer way was your choice).',
	)
	expect(inWords({ ...order, sentAt: null as never })).toBe('That is £18.00 for the goods and £9.00 for delivery.')
	const part = ordered()
	expect(refundInWords(part, cancellationOf(part, BANDS, 3495), { money, whose: 'your' })).toBe(
		'That is £18.00 for the goods and £1.70 of the £3.95 for delivery (the rest is still posted).',
	)
})

test('of an order that has ended it is said what stays, and for what', () => {
	const of = ordered([{ ...LEAD, refundedQuantity: 1 }, TAG])
	expect(staysInWords(of, { received: 3495, refunded: 1970, money })).toBe(
		'The other £15.25 stays with us: £8.00 for Rope lead, Red, £5.00 as your donation and £2.25 for delivery.',
	)
	expect(staysInWords(of, { received: 3495, refunded: 3495, money })).toBe('')
})
