import { expect, test } from 'vitest'
import { dueWords, weekEndOf } from './due-words.ts'

const TODAY = '2026-11-23'
const due = { bucket: 'week', isWaiting: false, isAnswered: false } as const

test('a due day is said as a volunteer would', () => {
	const words = ['2026-11-20', '2026-11-22', TODAY, '2026-11-24', '2026-11-26', '2026-12-01'].map((dueOn) =>
		dueWords({ ...due, dueOn }, TODAY),
	)
	expect(words).toEqual(['3 days overdue', '1 day overdue', 'Today', 'Tomorrow', 'Thu 26 Nov', '1 Dec'])
})

test('a waiting case comes back on its day, and an answered one is the desk’s turn', () => {
	expect(dueWords({ ...due, isWaiting: true, dueOn: '2026-11-26' }, TODAY)).toBe('Back on 26 Nov')
	expect(dueWords({ ...due, isWaiting: true, dueOn: TODAY }, TODAY)).toBe('Back: no reply yet')
	expect(dueWords({ ...due, isWaiting: true, dueOn: null }, TODAY)).toBe('No date to come back')
	expect(dueWords({ ...due, isAnswered: true, dueOn: TODAY }, TODAY)).toBe('Your turn')
	expect(dueWords({ ...due, bucket: 'ring', dueOn: TODAY }, TODAY)).toBe('Ring first')
	expect(dueWords({ ...due, bucket: 'none', dueOn: null }, TODAY)).toBe('')
})

test('a week has seven days', () => {
	expect(weekEndOf('2026-12-28')).toBe('2027-01-04')
})
