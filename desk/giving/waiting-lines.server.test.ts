import { expect, test } from 'vitest'
import type { PayableDetails } from '#domain/payables/payable-details.ts'
import type { FoundPayable, ReviewedLine } from '#records/payables/transfers/bank-statement.ts'
import { aDonation } from '#tests/builders/giving/a-donation.ts'
import { aPayable } from '#tests/builders/payables/a-payable.ts'
import { anOrder } from '#tests/builders/shop/an-order.ts'
import { linesForOrders } from './waiting-lines.server.ts'

const order: PayableDetails = { order: anOrder() }
const donation: PayableDetails = { donation: aDonation(), end: undefined }

const awaited = (details: PayableDetails): FoundPayable => ({
	payable: aPayable(),
	payments: [],
	arrivals: [],
	hasEnded: false,
	details,
})
const about = (
	kind: 'matched' | 'no longer expected' | 'same money',
	details: PayableDetails,
): ReviewedLine['match'] => ({
	kind,
	reference: '',
	awaited: awaited(details),
})

test('lines that may bring money for orders name one or no one, and bring something new', () => {
	const line = (text: string, match: ReviewedLine['match'] = { kind: 'unknown' }) => ({ text, note: '', match })
	const { all, named } = linesForOrders([
		line('order', about('matched', order)),
		line('expired order', about('no longer expected', order)),
		line('both', { kind: 'several', all: [awaited(donation), awaited(order)] }),
		line('G TANDY'),
		line('donation', about('matched', donation)),
		line('in the books', about('same money', order)),
		line('STRIPE PAYOUT'),
		line('HMRC CHARITIES'),
	])
	expect(all.map(({ text }) => text)).toEqual(['order', 'expired order', 'both', 'G TANDY'])
	expect(named.map(({ text }) => text)).toEqual(['order', 'expired order', 'both'])
})
