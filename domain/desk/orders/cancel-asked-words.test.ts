import { expect, test } from 'vitest'
import { aDonation } from '#tests/builders/giving/a-donation.ts'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import { cancelAskedInWords } from './cancel-asked-words.ts'

const donation = aDonation({ kind: 'order', state: 'paid', amount: { amount: 2025, currency: 'GBP' } })
const TAG = anOrderLine({ id: 'l2', title: 'Tag', variantLabel: '', personalisation: 'DOT', returnable: false })
const money = (amount: number) => `£${amount / 100}`

test('a cancellation names what stays ordered and the sum that the buyer was told', () => {
	const asked = anOrder({ donation, cancelAskedAt: 1 })
	expect(cancelAskedInWords(asked, { bands: [], money })).toBe(
		'They asked to cancel: don’t post it. An email has told them that £20.25 goes back.',
	)
	const partly = { ...asked, lines: [anOrderLine(), TAG] }
	expect(cancelAskedInWords(partly, { bands: [], money })).toBe(
		'They asked to cancel, except 1 × Tag: “DOT”: that stays ordered. An email has told them that £18 goes back. Use “Refund a part”.',
	)
	expect(cancelAskedInWords(partly, { bands: [], money: null })).not.toContain('£')
	expect(cancelAskedInWords(anOrder({ donation }), { bands: [], money })).toBe('')
})
