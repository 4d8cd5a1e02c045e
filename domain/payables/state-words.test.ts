import { expect, test } from 'vitest'
import { describeState } from './state-words.ts'

test.each([
	['a surplus that was sent back', 2500, 500, 'Paid, and what came above it was sent back'],
	['a part of the sum that was sent back', 2000, 500, 'Refunded in part'],
	['a surplus and a part of the sum', 2500, 600, 'Refunded in part'],
])('%s', (_, arrived, returned, words) => {
	const order = { state: 'partly refunded', due: { amount: 2000, currency: 'GBP' } } as const
	expect(describeState(order, { arrived, returned })).toBe(words)
})
