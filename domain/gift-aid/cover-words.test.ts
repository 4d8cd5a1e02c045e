import { expect, test } from 'vitest'
import { aDeclaration } from '#tests/builders/giving/declaration.ts'
import { coverOnReceipt, theirDeclaration } from './cover-words.ts'

const by = {
	declaration: aDeclaration({ madeOn: '2026-11-22', scope: 'this and future' }),
	reference: 'DON-7K3F-2M',
	isOwn: false,
}
const words = { isMonthly: false, locale: 'en-GB' }

test('a receipt of before a declaration says what the declaration covers', () => {
	expect(coverOnReceipt({ kind: 'declared later', by }, words)).toBe(
		'Not covered: your declaration of 22 November 2026 is for gifts from that day on',
	)
	expect(coverOnReceipt({ kind: 'not declared' }, words)).toBe('Not declared')
})

test('a declaration says for which gift it was made: this one, or another', () => {
	expect(theirDeclaration(by, 'DON-7K3F-2M')).toMatch(/, for this gift and future ones$/)
	expect(theirDeclaration(by, 'DON-9MDD-6W')).toMatch(/, for that gift and future ones$/)
})
