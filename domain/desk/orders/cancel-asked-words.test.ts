import { expect, test } from 'vitest'
import { refundInWords } from '#domain/shop/cancellation-words.ts'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import {
	askedCancellation,
	beginOfRefund,
	cancelAskedInWords,
	endingRefund,
	promisedRefund,
	refundDueInWords,
	returnInWords,
} from './cancel-asked-words.ts'

const TAG = anOrderLine({ id: 'l2', title: 'Tag', variantLabel: '', personalisation: 'DOT', returnable: false })
const money = (amount: number) => `£${amount / 100}`
const LETTER = { country: 'GB', label: 'Letter', upToGrams: 250, price: { amount: 225, currency: 'GBP' }, days: null }
const asked = anOrder({ payable: { state: 'paid' }, cancelAskedAt: Date.UTC(2026, 10, 13) })
const paid = { received: 2025, refunded: 0 }
const words = { bands: [], paid, money, timezone: 'Europe/London', today: '2026-11-27' }

test('a cancellation names the sum and the day that the buyer was told, and says when that day has passed', () => {
	const told = 'They have cancelled: don’t post it. An email has told them that £20.25 goes back by 27 November 2026'
	expect(cancelAskedInWords(asked, words)).toBe(`${told}. That is £18 for the goods and £2.25 for delivery.`)
	expect(cancelAskedInWords(asked, { ...words, today: '2026-11-28' })).toContain(`${told}: that day has passed.`)
	expect(cancelAskedInWords({ ...asked, sentAt: 1 }, words)).toContain(
		'They cancelled after it was sent. An email has told them that £20.25 goes back, and to send it back by 27 November 2026.',
	)
	expect(cancelAskedInWords(anOrder({ payable: { state: 'paid' } }), words)).toBe('')
})

test('it names what stays ordered, until what was cancelled is refunded', () => {
	const partly = { ...asked, lines: [anOrderLine(), TAG] }
	expect(cancelAskedInWords(partly, words)).toBe(
		'They have cancelled, except 1 × Tag: “DOT”, which stays. An email has told them that £18 goes back by 27 November 2026. That is £18 for the goods and nothing of the £2.25 for delivery (the rest is still posted).',
	)
	expect(cancelAskedInWords(partly, { ...words, money: null })).not.toContain('£')
	const refunded = { ...asked, lines: [anOrderLine({ refundedQuantity: 1 }), TAG] }
	expect(cancelAskedInWords(refunded, words)).toBe('What they cancelled is refunded, and 1 × Tag: “DOT” stays.')
})

test('it says why less than the delivery goes back', () => {
	const dearer = { ...asked, sentAt: 1, deliveryMinor: 395, donationMinor: 500 }
	const all = { received: 2695, refunded: 0 }
	expect(cancelAskedInWords(dearer, { ...words, paid: all, bands: [LETTER] })).toContain(
		'except the donation, which stays. An email has told them that £20.25 goes back, and to send it back by 27 November 2026. That is £18 for the goods and £2.25 of the £3.95 for delivery (the dearer way was their choice).',
	)
})

test('refunding a part begins with what was cancelled, and with a sum only where the ticks do not come to what was told', () => {
	const begin = (order: typeof asked, received: number, refunded = 0) => {
		const cancellation = askedCancellation(order, [LETTER], { received, refunded })
		return cancellation && beginOfRefund(order, cancellation, received - refunded)
	}
	const donated = { ...asked, deliveryMinor: 395, donationMinor: 500 }
	expect(begin(donated, 2695)).toEqual({ hasDelivery: true, typedMinor: 0 })
	expect(begin({ ...donated, sentAt: 1 }, 2695)).toEqual({ hasDelivery: false, typedMinor: 2025 })
	expect(begin({ ...asked, lines: [anOrderLine(), TAG] }, 2025)).toEqual({ hasDelivery: false, typedMinor: 0 })
	expect(begin(donated, 2695, 100)).toEqual({ hasDelivery: true, typedMinor: 2095 })
})

test('the refund that was promised has the lines and the sum that the buyer was told, until it is made', () => {
	const promised = (order: typeof asked, received: number, refunded = 0) =>
		promisedRefund(askedCancellation(order, [LETTER], { received, refunded }), received - refunded)
	const donated = { ...asked, deliveryMinor: 395, donationMinor: 500 }
	const lines = [{ lineId: 'l1', quantity: 1 }]
	expect(promised(donated, 2695)).toEqual({ lines, amountMinor: 2195 })
	expect(promised({ ...donated, sentAt: 1 }, 2695)).toEqual({ lines, amountMinor: 2025 })
	expect(promised({ ...asked, lines: [anOrderLine(), TAG] }, 2025)).toEqual({ lines, amountMinor: 1800 })
	expect(promised(donated, 2695, 100)).toEqual({ lines, amountMinor: 2095 })
	// All of it ends the order, which has a form of its own.
	expect(promised(asked, 2025)).toBeNull()
	const refundedLine = anOrderLine({ refundedQuantity: 1 })
	expect(promised({ ...donated, lines: [refundedLine, TAG] }, 2695, 1800)).toBeNull()
	expect(promisedRefund(null, 2025)).toBeNull()
})

test('a list says by when the refund is due, and that the day has passed; what was sent comes back first', () => {
	const on = (today: string) => refundDueInWords(asked, { timezone: 'Europe/London', today })
	expect(on('2026-11-27')).toEqual({ words: 'Refund by 27 November 2026', isLate: false })
	expect(on('2026-11-28')).toEqual({ words: 'Refund was due by 27 November 2026', isLate: true })
	expect(refundDueInWords({ ...asked, sentAt: 1 }, words)).toBeNull()
	expect(refundDueInWords(anOrder(), words)).toBeNull()
})

test('without a cancellation on record a return is for the charity to decide, and with one the refund is due', () => {
	const back = anOrder({
		payable: { state: 'paid' },
		lines: [anOrderLine({ sentQuantity: 1, returnedQuantity: 1 })],
		sentAt: Date.UTC(2026, 9, 21, 12),
		returnedAt: Date.UTC(2026, 10, 24, 12),
	})
	expect(returnInWords(back, words)).toBe(
		'1 × Rope lead, Red came back on 24 November 2026, 34 days after it was posted, and no cancellation is on record: whether you refund it is for you to decide. If they cancelled in time, or it was faulty, refund £20.25, with £2.25 of it for the delivery, by 8 December 2026, 14 days after it came back, or after their proof of posting, if that came first.',
	)
	expect(returnInWords(back, { ...words, money: null })).toContain('on record: a treasurer decides whether')
	expect(refundDueInWords(back, { ...words, today: '2026-12-20' })).toEqual({
		words: 'If a refund was due: by 8 December 2026',
		isLate: false,
	})
	const cancelled = { ...back, cancelAskedAt: Date.UTC(2026, 9, 25) }
	expect(returnInWords(cancelled, words)).toBe(
		'1 × Rope lead, Red came back on 24 November 2026. Refund £20.25, with £2.25 of it for the delivery, by 8 December 2026, 14 days after it came back, or after their proof of posting, if that came first.',
	)
	expect(refundDueInWords(cancelled, { ...words, today: '2026-12-20' })?.isLate).toBe(true)
})

test('of a return after the time to cancel the page says that it is late, and that the law leaves it to the charity', () => {
	const back = anOrder({
		payable: { state: 'paid' },
		lines: [anOrderLine({ sentQuantity: 1, returnedQuantity: 1 })],
		sentAt: Date.UTC(2026, 9, 21, 12),
		returnedAt: Date.UTC(2026, 10, 24, 12),
	})
	const late = returnInWords(back, { ...words, lastDay: '2026-11-23' })
	expect(late).toContain(
		'no cancellation is on record. It is late: they could change their mind until about 23 November 2026, by when we expect that it came: the tracking knows better. The law asks for no refund then: you may refund all or a part of it, offer something else, or send it back to them. If they told you by then, or it was faulty, refund £20.25,',
	)
	expect(returnInWords(back, { ...words, lastDay: '2026-11-23', money: null })).toMatch(
		/It is late: .*A treasurer decides whether it is refunded\./,
	)
	expect(returnInWords(back, { ...words, lastDay: '2026-11-24' })).not.toContain('late')
	const cancelled = { ...back, cancelAskedAt: Date.UTC(2026, 10, 12) }
	expect(returnInWords(cancelled, { ...words, lastDay: '2026-11-23' })).not.toContain('late')
})

test('an order that was sent ends with what is the buyer’s by law, one that was not with all that is left', () => {
	const order = anOrder({ payable: { state: 'paid' }, deliveryMinor: 395, donationMinor: 500 })
	const ending = (changes: Partial<typeof order>, rest: number, refunded = 0) =>
		endingRefund({ ...order, ...changes }, { bands: [LETTER], paid: { received: 2695, refunded }, rest })
	expect(ending({}, 2695)).toEqual({ refundMinor: 2695, byLaw: null })
	const { refundMinor, byLaw } = ending({ sentAt: 1 }, 2695)
	expect(refundMinor).toBe(2025)
	expect(byLaw && refundInWords(order, byLaw, { money, whose: 'their' })).toBe(
		'That is £18 for the goods and £2.25 of the £3.95 for delivery (the dearer way was their choice).',
	)
	const part = ending({ sentAt: 1 }, 2195, 500)
	expect(part.refundMinor).toBe(1525)
	expect(part.byLaw && refundInWords(order, part.byLaw, { money, whose: 'their' })).toBe(
		'That is £18 for the goods and £2.25 of the £3.95 for delivery (the dearer way was their choice), less £5 that did not come or went back already.',
	)
	const made = [anOrderLine({ returnable: false })]
	expect(ending({ sentAt: 1, lines: made }, 2695)).toEqual({ refundMinor: 2695, byLaw: null })
})
