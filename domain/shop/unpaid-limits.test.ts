import { expect, test } from 'vitest'
import { maxReserved, unpaidRefusalInWords } from './unpaid-limits.ts'

const WAYS = { provider: 'bank transfer', canPayByCard: true, canTransfer: true, phone: '01632 960 144' } as const

test('of a small stock two may wait for money, of a large one its share', () => {
	expect([1, 7, 8, 12, 240].map((onShelf) => maxReserved(onShelf, 25))).toEqual([2, 2, 2, 3, 60])
	expect(maxReserved(10, 200)).toBe(10)
})

test('who meets a limit reads why, and what they can do', () => {
	const fewer = unpaidRefusalInWords({ kind: 'share', title: 'Calendar 2027', most: 12 }, WAYS)
	expect(fewer).toContain('We can keep 12 more of “Calendar 2027” aside for you')
	expect(fewer).toContain('You can pay by card, or order fewer, or ring us on 01632\u{A0}960\u{A0}144')
	expect(fewer).toContain('everything you typed is still here')
	const none = unpaidRefusalInWords({ kind: 'share', title: 'Calendar 2027', most: 0 }, WAYS)
	expect(none).not.toContain('order fewer')
	const shared = unpaidRefusalInWords({ kind: 'transfers', by: 'visitor', count: 5 }, { ...WAYS, canPayByCard: false })
	expect(shared).toContain('You may share it with others')
	expect(shared).not.toContain('by card')
	const cards = unpaidRefusalInWords({ kind: 'cards' }, { ...WAYS, provider: 'stripe', phone: '' })
	expect(cards).toContain('You can order by bank transfer, or write to us')
})
