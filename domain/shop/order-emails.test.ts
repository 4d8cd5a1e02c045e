import { expect, test } from 'vitest'
import type { Email } from '#domain/emails/email.ts'
import { emailsOfChange } from '#domain/payables/emails-of-change.ts'
import { someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { aPaidGift } from '#tests/builders/giving/paid-gift.ts'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import type { PaidGift } from '../gift-aid/cover.ts'
import type { Payment } from '../payables/payable.ts'
import { type Order, type RefundOfOrder, SURPLUS_REFUND } from './order.ts'
import {
	emailsOfCancelAsk,
	emailsOfCancellation,
	emailsOfPlacing,
	emailsOfSending,
	expiryEmails,
} from './order-emails.ts'

const WORDS = {
	...someGivingEmailContext(),
	shop: {
		...someGivingEmailContext().shop,
		vatNumber: 'GB 999 9999 73',
		returnsAddress: 'The shop\nMill Lane',
		reserveDays: 7,
		delivery: [],
		customs: '',
		safety: '',
	},
}
const TAG = anOrderLine({
	id: 'l2',
	title: 'Name tag',
	variantLabel: 'Small',
	personalisation: 'BISCUIT',
	returnable: false,
	unitMinor: 800,
	totalMinor: 800,
})
const PAYMENT = {
	provider: 'bank transfer',
	method: null,
	state: 'started',
	paidAt: null,
	paidInFullAt: null,
	declinedAt: null,
	received: 0,
	refunded: 0,
} as Payment

function only(emails: { payload: unknown }[]): Email {
	expect(emails).toHaveLength(1)
	return emails[0]?.payload as Email
}

const PAID: Payment = { ...PAYMENT, state: 'paid', paidAt: 1, paidInFullAt: 1, received: 2025 }

interface Changed {
	event?: { ref?: string; amount?: number }
	before?: Payment
	after?: Payment
	gift?: PaidGift
	refund?: RefundOfOrder
}

function emailsAbout(order: Order, { event, before = PAYMENT, after = PAID, gift, refund }: Changed = {}) {
	const { payable } = order
	const change = { before: { payable, payment: before }, after: { payable, payment: after } }
	return emailsOfChange(
		{ ...change, event: { kind: 'paid', ...event }, details: refund ? { order, refund } : { order }, gift },
		WORDS,
	)
}

test('an order by transfer is answered with the account, the sum, the day and all that the law asks for', () => {
	const { subject, text, html } = only(emailsOfPlacing(anOrder(), WORDS))
	expect(subject).toBe('How to pay for your order - ORD-7K3F-2M')
	for (const part of [
		'£20.25',
		'00-00-00',
		'ORD-7K3F-2M',
		'30 November 2026',
		'Rope lead, Red',
		'Delivery: Letter',
		'£2.25',
		'Fairlead Dog Rescue, registered charity 1000000',
		'until 14 days after',
		'You pay the postage of the return',
		'we may take off what it has lost in value',
		'VAT number GB 999 9999 73',
		'I hereby give notice that I cancel',
		'The shop, Mill Lane',
	]) {
		expect(text, part).toContain(part)
	}
	expect(html).toContain('https://www.fairlead.example/shop/order?key=d1.')
})

test('an order by card is confirmed when it is paid, not when it is placed', () => {
	const order = anOrder({ payable: { provider: 'stripe' } })
	expect(emailsOfPlacing(order, WORDS)).toEqual([])
	expect(only(emailsAbout(order)).subject).toContain('Your order is confirmed')
})

test('the confirmation repeats goods, words, total with VAT, address, seller and the exemption of what is engraved', () => {
	const order = anOrder({ lines: [anOrderLine(), TAG], donationMinor: 500 })
	const { text } = only(emailsAbout(order))
	for (const part of [
		'1 × Name tag, Small: “BISCUIT”',
		'Your donation',
		'£5',
		'12 Mill Lane',
		'SA14 8NN',
		'at 20%, including £',
		'£5 is a donation, outside VAT',
		'“Name tag”: made with your own words',
		'The donation on top',
		'01632 960 144',
		'hello@fairlead.example',
	]) {
		expect(text, part).toContain(part)
	}
})

test('the confirmation says of what no VAT is in its sum', () => {
	const booklet = anOrderLine({ id: 'l4', title: 'A booklet', variantLabel: '', unitMinor: 400, vatRate: 0 })
	const { text } = only(emailsAbout(anOrder({ lines: [anOrderLine(), booklet] })))
	expect(text).toMatch(
		/£[\d.]+ at 20%, including £[\d.]+ VAT; £[\d.]+ at 0%: “A booklet”; delivery is divided between them/,
	)
	expect(only(emailsAbout(anOrder())).text).not.toContain('at 0%')
	expect(only(emailsAbout(anOrder({ lines: [booklet], deliveryMinor: 0 }))).text).toContain('VAT at 0%')
})

test('the confirmation says what covers the gift of an order, or asks on its page, and says nothing of goods alone', () => {
	const order = anOrder({ donationMinor: 600 })
	const covered = only(emailsAbout(order, { gift: aPaidGift({ amount: 600 }) })).text
	expect(covered).toContain('declaration of 23 November 2026 covers the £6 you gave to the dogs')
	expect(covered).not.toContain('Add Gift Aid')
	const asked = only(emailsAbout(order, { gift: aPaidGift({ amount: 600, declarations: [] }) })).text
	expect(asked).toMatch(/Add Gift Aid:\nhttps:\/\/www\.fairlead\.example\/shop\/order\?key=d1\.\S+#gift-aid/)
	expect(only(emailsAbout(anOrder())).text).not.toContain('Gift Aid')
})

test.each([
	['part paid', 1800, 'Part of the money for your order has arrived', '£2.25 less than your order costs'],
	['paid', 2025, 'Your order is confirmed', 'Your £20.25 has arrived, and your order is confirmed.'],
	[
		'paid',
		2500,
		'Your order is confirmed',
		'£4.75 more than it costs: tell us whether we may keep it as a donation or should send it back, and then to which sort code',
	],
	['paid', 2000, 'Your order is confirmed', 'Your £20 has arrived, and your order is confirmed.'],
] as const)('what is said of a transfer is what arrived: %s, %i', (state, received, subject, sentence) => {
	const email = only(emailsAbout(anOrder(), { after: { ...PAID, state, received } }))
	expect(email.subject).toBe(`${subject} - ORD-7K3F-2M`)
	expect(email.text).toContain(sentence)
})

test('of a part each arrival is told with what is missing, then the whole is confirmed', () => {
	const part: Payment = { ...PAID, state: 'part paid', received: 1800 }
	const { text } = only(emailsAbout(anOrder(), { after: part }))
	expect(text).toMatch(/Amount\s+£2\.25/)
	// Staff may end it when the rest does not come.
	expect(text).toContain(
		'keep everything aside for you meanwhile. If that has to end, we email you and send your money back.',
	)
	expect(emailsAbout(anOrder(), { before: part, after: part })).toEqual([])
	expect(only(emailsAbout(anOrder(), { before: part, after: { ...part, received: 1900 } })).text).toContain(
		'£1.25 less',
	)
	expect(only(emailsAbout(anOrder(), { before: part, after: PAID })).subject).toContain('Your order is confirmed')
})

test('the refund of a surplus says that the order stays as it is', () => {
	const change = { event: { ref: `${SURPLUS_REFUND}1` }, before: PAID, after: { ...PAID, refunded: 475 } }
	expect(only(emailsAbout(anOrder(), change)).text).toContain('You sent £4.75 more than your order costs')
})

test('a refund names the lines that it is for, where they are known, and the VAT in it', () => {
	const of = (refunded: number, refund: RefundOfOrder) =>
		only(emailsAbout(anOrder(), { before: PAID, after: { ...PAID, refunded }, refund })).text
	const lines = [{ lineId: 'l1', quantity: 1 }]
	const whole = of(2025, { lines, ofShop: { before: 0, after: 2025 } })
	expect(whole).toMatch(
		/£20\.25 of your order.*It is for:.*1 × Rope lead, Red.*£2\.25 for the delivery.*£3\.38 of it is VAT\./s,
	)
	const sum = of(500, { lines: [], ofShop: { before: 0, after: 500 } })
	expect(sum).toContain('£0.83 of it is VAT. Our VAT number is GB 999 9999 73, and you ordered on 23 November 2026.')
	expect(sum).not.toContain('It is for')
	const rest = of(1525, { lines: [], ofShop: { before: 500, after: 2025 } })
	expect(rest).toContain('£2.55 of it is VAT.')
})

test('an order of gifts only has no address, no right to cancel and no form', () => {
	const gift = anOrderLine({ title: 'Feed a dog', needsDelivery: false, returnable: false })
	const order = anOrder({ lines: [gift], address: null, delivery: null, deliveryMinor: 0 })
	const { text } = only(emailsAbout(order))
	expect(text).toContain('“Feed a dog”: it goes to our general fund, and pays for what our dogs need most.')
	expect(text).toContain('If anything is wrong, ring us on')
	expect(text).not.toMatch(/hereby give notice|change your mind|Mill Lane, |You buy from|VAT number|arrives|post/)
})

test('words that were typed are not sent to an address before it has paid', () => {
	const order = anOrder({ lines: [{ ...TAG, personalisation: 'Visit evil.example' }] })
	const { text, html } = only(emailsOfPlacing(order, WORDS))
	expect(text + html).not.toContain('evil')
})

test('paid after its goods had gone, a buyer is told so, and nothing is confirmed', () => {
	const { subject, text } = only(emailsAbout(anOrder({ isOutOfStock: true })))
	expect(subject).toBe('About your order - ORD-7K3F-2M')
	expect(text).toContain('has since sold out')
})

test.each([
	// The team packs without seeing money, and reads the subjects of an order's emails.
	['a refund', { refunded: 1800 }, 'Your refund - ORD-7K3F-2M'],
	['a payment that failed', { state: 'failed' as const, paidAt: null }, 'Your payment did not go through'],
])('%s is told', (_, changes, subject) => {
	const before: Payment = 'refunded' in changes ? PAID : { ...PAYMENT, state: 'pending' }
	expect(only(emailsAbout(anOrder(), { before, after: { ...before, ...changes } })).subject).toContain(subject)
})

test('an event that changes nothing sends nothing', () => {
	expect(emailsAbout(anOrder(), { before: PAID })).toEqual([])
})

test('a parcel that was sent can be followed and cancelled; an address that is no web address is left out', () => {
	const sent = anOrder({ sentAt: 1, trackingUrl: 'https://track.example/1' })
	const { text } = only(emailsOfSending(sent, WORDS))
	expect(text).toContain('https://track.example/1')
	expect(text).toContain('/shop/cancel?key=d1.')
	expect(only(emailsOfSending({ ...sent, trackingUrl: 'javascript:1' }, WORDS)).text).not.toContain('javascript')
})

test('a cancellation is acknowledged with what stays ordered and where to send the rest', () => {
	const order = anOrder({ payable: { state: 'paid' }, lines: [anOrderLine(), TAG], sentAt: 1, cancelAskedAt: 2 })
	const { subject, text } = only(emailsOfCancelAsk(order, WORDS))
	expect(subject).toBe('We have your cancellation - ORD-7K3F-2M')
	for (const part of [
		'- 1 × Rope lead, Red',
		'The shop',
		'within 14 days',
		'This stays ordered: 1 × Name tag, Small',
		'We refund £18',
	]) {
		expect(text, part).toContain(part)
	}
})

test('before it was sent, a cancellation says what goes back and until when', () => {
	const payable = { state: 'paid', due: { amount: 2825, currency: 'GBP' } } as const
	const order = anOrder({ payable, lines: [anOrderLine(), TAG], cancelAskedAt: Date.UTC(2026, 10, 23) })
	const { text } = only(emailsOfCancelAsk(order, WORDS))
	expect(text).toContain('You have cancelled your order, except what we make for you')
	expect(text).toContain('We refund £18, the way it came, by 7 December 2026.')
	expect(text).toMatch(
		/If it was in the post already, please send it back within 14 days of its arrival, to The shop, /,
	)
})

test('an order that was not paid ends as a whole, also what was to be made', () => {
	const order = anOrder({ lines: [anOrderLine(), TAG], cancelAskedAt: 2, cancelledAt: 2 })
	const { text } = only(emailsOfCancelAsk(order, WORDS))
	expect(text).toContain('- 1 × Name tag, Small')
	expect(text).toContain('all of it has ended and you owe nothing')
	expect(text).not.toContain('stays ordered')
})

test('an order that ends without money owes nothing', () => {
	const expired = only(expiryEmails(anOrder(), WORDS)).text
	expect(expired).toContain('You owe nothing')
	// The site knows its last statement, not the account.
	expect(expired).toContain('We have not seen your money yet')
	expect(expired).not.toContain('has not arrived')
	const ordered = { createdAt: Date.UTC(2026, 10, 20, 12) }
	const until = (closedAt: number) => only(expiryEmails(anOrder({ payable: { ...ordered, closedAt } }), WORDS)).text
	expect(until(Date.UTC(2026, 10, 30, 12))).toMatch(
		/You ordered on 20 November 2026, for £[\d.]+, and we kept your things for you until 2\d November 2026\./,
	)
	expect(until(Date.UTC(2026, 10, 22, 12))).toContain('until 22 November 2026.')
	expect(only(emailsOfCancellation(anOrder(), WORDS)).text).toContain('none is owed')
})

test('to an erased buyer nothing is sent', () => {
	const order = anOrder({ payable: { email: '' } })
	const all = [emailsOfSending, emailsOfCancelAsk, emailsOfCancellation, expiryEmails].flatMap((of) => of(order, WORDS))
	expect([...all, ...emailsAbout(order)]).toEqual([])
})

const DINNERS = anOrderLine({
	id: 'l3',
	title: 'Feed a dog',
	variantLabel: 'One week',
	unitMinor: 600,
	totalMinor: 600,
	needsDelivery: false,
	returnable: false,
})
const GIFTS = { lines: [DINNERS], goodsMinor: 0, giftsMinor: 600, deliveryMinor: 0, delivery: null, address: null }

test('no email about a gift to the dogs speaks of a parcel or of things kept aside, and its confirmation has the card', () => {
	const order = anOrder(GIFTS)
	const declined = { ...PAYMENT, state: 'failed' } as Payment
	const part = { ...PAID, state: 'part paid', received: 300 } as Payment
	const emails = [
		emailsOfPlacing(order, WORDS),
		emailsAbout(order),
		emailsAbout(order, { after: part }),
		emailsAbout(order, { after: declined }),
		expiryEmails(order, WORDS),
	].map(only)
	for (const { text } of emails)
		expect(text).not.toMatch(/pack|parcel|aside|shelf|on its way\.|still have|post|broken|buy from/)
	const confirmation = only(emailsAbout(order))
	expect(confirmation.text).toContain('Your greetings card is ready: print it, or send its link on.')
	expect(confirmation.html).toContain('https://www.fairlead.example/shop/card?key=d1.')
	expect(only(emailsOfPlacing(order, WORDS)).html).not.toContain('/shop/card')
})

test('in a mixed order the parcel and the gift are each in their own words', () => {
	const order = anOrder({ lines: [anOrderLine(), DINNERS], giftsMinor: 600 })
	expect(only(emailsAbout(order)).text).toMatch(/We’ll pack your things.*Your gift to the dogs goes to work today/s)
	const sent = only(emailsOfSending(order, WORDS)).text
	expect(sent).toContain('Rope lead, Red')
	expect(sent).not.toContain('Feed a dog')
	const withCard = { ...order, paperCard: { address: '', askedAt: 1, postedAt: 2 } }
	expect(only(emailsOfSending(withCard, WORDS)).text).toContain('Your greetings card on paper is in it.')
})

test.each([
	['placed', () => emailsOfPlacing(anOrder(), WORDS)],
	['paid', () => emailsAbout(anOrder())],
	['out of stock', () => emailsAbout(anOrder({ isOutOfStock: true }))],
	['sent', () => emailsOfSending(anOrder({ sentAt: 1 }), WORDS)],
])('the link to cancel, of which the terms speak, is in the email of an order that is %s', (_, emails) => {
	expect(only(emails()).html).toContain('/shop/cancel?key=d1.')
})

test('an order to Ireland has no UK VAT and says that customs may ask for more', () => {
	const address = { lines: ['1 Quay'], town: 'Cork', postcode: '', country: 'IE' }
	const { text } = only(emailsAbout(anOrder({ address })))
	expect(text).toContain('the post or customs may ask you for VAT, duty and a handling fee')
	expect(text).not.toContain('VAT at 20%')
	expect(only(emailsAbout(anOrder())).text).not.toContain('customs')
})

test('the confirmation has the days on which it was ordered and paid, where the charity is: its VAT is due from then', () => {
	const paid = { ...PAID, paidAt: Date.UTC(2026, 6, 2, 23, 30), paidInFullAt: Date.UTC(2026, 6, 2, 23, 30) }
	const { text } = only(emailsAbout(anOrder(), { after: paid }))
	expect(text).toMatch(/Ordered on:?\s+\d+ \w+ \d{4}/)
	expect(text).toMatch(/Paid on:?\s+3 July 2026/)
	const inParts = { ...paid, paidInFullAt: Date.UTC(2026, 6, 9, 12) }
	expect(only(emailsAbout(anOrder(), { after: inParts })).text).toContain('3 July 2026; the rest came on 9 July 2026')
})

test('a refund by bank transfer asks for the account, and never for a card; a card knows where it goes back to', () => {
	const cancelled = anOrder({ payable: { state: 'paid' }, cancelAskedAt: 2 })
	const { text } = only(emailsOfCancelAsk(cancelled, WORDS))
	expect(text).toContain(
		'tell us its sort code and account number by replying to this email, or ring us on 01632\u{A0}960\u{A0}144',
	)
	expect(text).toContain('never send a card number')
	const byCard = { ...cancelled, payable: { ...cancelled.payable, provider: 'stripe' as const } }
	expect(only(emailsOfCancelAsk(byCard, WORDS)).text).not.toContain('sort code')
	const unpaid = anOrder({ cancelAskedAt: 2, cancelledAt: 2 })
	expect(only(emailsOfCancelAsk(unpaid, WORDS)).text).not.toContain('sort code')
})

test('a buyer abroad reads our address with its country, and our number as it is dialled there', () => {
	const address = { lines: ['1 Quay'], town: 'Cork', postcode: '', country: 'IE' }
	const abroad = anOrder({ payable: { state: 'paid' }, address, sentAt: 1, cancelAskedAt: 2 })
	const bands = ['GB', 'IE'].map((country) => ({
		country,
		label: 'Parcel',
		upToGrams: 2000,
		price: { amount: 395, currency: 'GBP' },
		days: null,
	}))
	const words = { ...WORDS, shop: { ...WORDS.shop, delivery: bands } }
	for (const { text } of [only(emailsOfPlacing(abroad, words)), only(emailsOfCancelAsk(abroad, words))]) {
		expect(text).toMatch(/The shop,?\s+Mill Lane,?\s+United Kingdom/)
		expect(text.replaceAll('\u{A0}', ' ')).toContain('on +44 1632 960 144')
		expect(text).not.toContain('01632')
	}
	expect(only(emailsOfPlacing(anOrder(), words)).text).toContain('01632')
	expect(only(emailsOfCancelAsk({ ...abroad, address: anOrder().address }, words)).text).not.toContain('United Kingdom')
})

test('emails and terms of a company say its number and its registered office', () => {
	const company =
		'Company number 12345678, registered in England and Wales, registered office: 2 High Street, Thornford'
	expect(only(emailsAbout(anOrder())).text.split(company)).toHaveLength(3)
	const { charity } = WORDS
	const none = { ...WORDS, charity: { ...charity, companyNumber: '' } }
	expect(only(emailsOfPlacing(anOrder(), none)).text).not.toMatch(/ompany number|egistered office/)
	const noOffice = { ...WORDS, charity: { ...charity, registeredOffice: '', address: 'Mill Lane\nThornford' } }
	expect(only(emailsOfPlacing(anOrder(), noOffice)).text).toContain(
		'12345678, registered in England and Wales, registered office: Mill Lane, Thornford',
	)
})
