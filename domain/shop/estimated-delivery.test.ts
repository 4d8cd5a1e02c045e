import { expect, test } from 'vitest'
import type { DeliveryBand } from '#content/model/general-options.ts'
import type { Email } from '#domain/emails/email.ts'
import type { Payment } from '#domain/payables/payable.ts'
import { someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import { arrivalAfterPosting, arrivalOf, lastDayToPost } from './estimated-delivery.ts'
import type { Order } from './order.ts'
import { emailsOfOrderChange, emailsOfPlacing, emailsOfSending } from './order-emails.ts'

const band = (country: string, from: number, to: number): DeliveryBand => ({
	country,
	label: 'Letter',
	upToGrams: 250,
	price: { amount: 225, currency: 'GBP' },
	days: { from, to },
})
const WORDS = {
	...someGivingEmailContext(),
	shop: {
		...someGivingEmailContext().shop,
		delivery: [band('GB', 2, 3), band('IE', 5, 7)],
		dispatch: new Map([
			['rope-lead', 'Posted within 3 working days.'],
			['tag', 'Engraved and posted within 10 working days.'],
		]),
	},
}
const TAG = anOrderLine({ id: 'l2', slug: 'tag', title: 'Name tag', weightG: 10, personalisation: 'BISCUIT' })
const DINNERS = anOrderLine({ id: 'l3', slug: 'dinners', title: 'Feed a dog', needsDelivery: false })
const IRELAND = {
	address: { lines: ['1 Quay'], town: 'Cork', postcode: '', country: 'IE' },
	delivery: { key: 'IE-250-letter', label: 'Letter', priceMinor: 225 },
}
/** A Monday. */
const ORDERED = Date.UTC(2026, 10, 2, 12)

function textOf(emails: { payload: unknown }[]): string {
	expect(emails).toHaveLength(1)
	return emails.map(({ payload }) => (payload as Email).text).join('')
}

/** The confirmation of money that came on this day. */
function confirmation(order: Order, paidAt: number): string {
	const { payable } = order
	const started = { provider: 'bank transfer', method: null, state: 'started', paidAt: null, received: 0, refunded: 0 }
	const [before, payment] = [started, { ...started, state: 'paid', paidAt, paidInFullAt: paidAt, received: 2025 }]
	return textOf(
		emailsOfOrderChange(
			{
				order,
				before: { payable, payment: before as Payment },
				after: { payable, payment: payment as Payment },
				event: { kind: 'paid' },
				gift: undefined,
			},
			WORDS,
		),
	)
}

test('the confirmation promises the same day as the page of the order, counted from the money', () => {
	const order = anOrder({ payable: { createdAt: ORDERED } })
	const paidAt = Date.UTC(2026, 10, 5, 12)
	expect(arrivalOf(order, paidAt, WORDS)).toBe('Friday 13 November')
	expect(confirmation(order, paidAt)).toContain(
		'We’ll pack it, and it is usually with you by Friday 13 November. We email',
	)
	expect(confirmation(order, paidAt)).not.toContain('next few days')
})

test('what is made with the buyer’s words is not packed in the next few days', () => {
	const tag = anOrder({ lines: [TAG] })
	expect(confirmation(tag, ORDERED)).toContain(
		'We make what you ordered with your words and pack it, and it is usually with you by Thursday 19 November. We email',
	)
	const unknown = confirmation(anOrder({ lines: [{ ...TAG, slug: 'gone' }] }), ORDERED)
	expect(unknown).toContain(
		'We make what you ordered with your words and pack it as soon as it is ready, and email you',
	)
	expect(unknown).not.toContain('next few days')
	expect(confirmation(anOrder({ lines: [TAG, DINNERS], giftsMinor: 600 }), ORDERED)).toMatch(
		/pack it with your other things, and they are usually with you by Thursday 19 November\. .*Your gift to the dogs goes to work/s,
	)
})

test('how to pay says the day for money that comes today, and that it is later for money that comes later', () => {
	const placed = (order: Order) => textOf(emailsOfPlacing(order, WORDS))
	const payable = { createdAt: ORDERED }
	expect(placed(anOrder({ payable }))).toContain(
		'If your money is here today, 2 November 2026, it is usually with you by Tuesday 10 November; if it comes later, that day is later, too.',
	)
	expect(placed(anOrder({ payable, lines: [TAG] }))).toMatch(/begin to make it as soon as.*by Thursday 19 November;/s)
	const gift = { lines: [DINNERS], delivery: null, address: null }
	expect(placed(anOrder({ payable, ...gift }))).not.toContain('with you by')
})

test('a parcel abroad has the days of its country, on its page and in the email that it was posted', () => {
	const sentAt = Date.UTC(2026, 10, 4, 12)
	const abroad = anOrder({ ...IRELAND, sentAt })
	expect(arrivalAfterPosting(abroad, ORDERED, WORDS)).toBe(arrivalOf(abroad, ORDERED, WORDS))
	expect(textOf(emailsOfSending(abroad, WORDS, ORDERED))).toContain('usually with you by Monday 16 November.')
	expect(arrivalAfterPosting(anOrder(), ORDERED, WORDS)).toBe('')
})

test('a parcel that was posted late has the day that counts from the post', () => {
	const late = anOrder({ sentAt: Date.UTC(2026, 10, 12, 12) })
	expect(arrivalOf(late, ORDERED, WORDS)).toBe('Tuesday 10 November')
	expect(arrivalAfterPosting(late, ORDERED, WORDS)).toBe('Tuesday 17 November')
})

test('what is made for its buyer is to be posted when its item says, and what says nothing within 3 working days', () => {
	expect(lastDayToPost({ lines: [anOrderLine()] }, '2026-11-02', WORDS.shop)).toBe('2026-11-05')
	expect(lastDayToPost({ lines: [anOrderLine(), TAG, DINNERS] }, '2026-11-02', WORDS.shop)).toBe('2026-11-16')
	expect(lastDayToPost({ lines: [anOrderLine({ slug: 'gone' })] }, '2026-11-06', WORDS.shop)).toBe('2026-11-11')
})
