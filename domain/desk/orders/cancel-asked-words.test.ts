import { expect, test } from 'vitest'
import { anOrder, anOrderLine } from '#tests/builders/shop/an-order.ts'
import { cancelAskedInWords } from './cancel-asked-words.ts'

const payable = { state: 'paid' } as const
const TAG = anOrderLine({ id: 'l2', title: 'Tag', variantLabel: '', personalisation: 'DOT', returnable: false })
const money = (amount: number) => `£${amount / 100}`

test('a cancellation names what stays ordered and the sum that the buyer was told', () => {
	const asked = anOrder({ payable, cancelAskedAt: 1 })
	expect(cancelAskedInWords(asked, { bands: [], money })).toBe(
		'They asked to cancel: don’t post it. An email has told them that £20.25 goes back.',
	)
	const partly = { ...asked, lines: [anOrderLine(), TAG] }
	expect(cancelAskedInWords(partly, { bands: [], money })).toBe(
		'They asked to cancel, except 1 × Tag: “DOT”: that stays ordered. An email has told them that £18 goes back. Use “Refund a part”.',
	)
	expect(cancelAskedInWords(partly, { bands: [], money: null })).not.toContain('£')
	expect(cancelAskedInWords(anOrder({ payable }), { bands: [], money })).toBe('')
})
