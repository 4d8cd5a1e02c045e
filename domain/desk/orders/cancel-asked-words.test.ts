import { expect, test } from 'vitest'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import { cancelAskedInWords } from './cancel-asked-words.ts'

const TAG = anOrderLine({ id: 'l2', title: 'Tag', variantLabel: '', personalisation: 'DOT', returnable: false })
const money = (amount: number) => `£${amount / 100}`
const LETTER = { country: 'GB', label: 'Letter', upToGrams: 250, price: { amount: 225, currency: 'GBP' }, days: null }
const asked = anOrder({ payable: { state: 'paid' }, cancelAskedAt: Date.UTC(2026, 10, 13) })
const words = { bands: [], money, timezone: 'Europe/London', today: '2026-11-27' }

test('a cancellation names the sum and the day that the buyer was told, and says when that day has passed', () => {
	const told = 'They asked to cancel: don’t post it. An email has told them that £20.25 goes back by 27 November 2026'
	expect(cancelAskedInWords(asked, words)).toBe(`${told}. That is £18 for the goods, and the delivery.`)
	expect(cancelAskedInWords(asked, { ...words, today: '2026-11-28' })).toContain(`${told}: that day has passed.`)
	expect(cancelAskedInWords({ ...asked, sentAt: 1 }, words)).toContain(
		'They asked to cancel after it was sent. An email has told them that £20.25 goes back, and to send it back by 27 November 2026.',
	)
	expect(cancelAskedInWords(anOrder({ payable: { state: 'paid' } }), words)).toBe('')
})

test('it names what stays ordered, until what was cancelled is refunded', () => {
	const partly = { ...asked, lines: [anOrderLine(), TAG] }
	expect(cancelAskedInWords(partly, words)).toBe(
		'They asked to cancel, except 1 × Tag: “DOT”, which stays. An email has told them that £18 goes back by 27 November 2026. That is £18 for the goods. Use “Refund a part”.',
	)
	expect(cancelAskedInWords(partly, { ...words, money: null })).not.toContain('£')
	const refunded = { ...asked, lines: [anOrderLine({ refundedQuantity: 1 }), TAG] }
	expect(cancelAskedInWords(refunded, words)).toBe('What they cancelled is refunded, and 1 × Tag: “DOT” stays.')
})

test('it says why less than the delivery goes back', () => {
	const dearer = { ...asked, deliveryMinor: 395, donationMinor: 500 }
	expect(cancelAskedInWords(dearer, { ...words, bands: [LETTER] })).toContain(
		'except the donation, which stays. An email has told them that £20.25 goes back by 27 November 2026. That is £18 for the goods and £2.25 of the £3.95 for delivery: the dearer way was their choice.',
	)
})
