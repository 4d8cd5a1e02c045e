import { expect, test } from 'vitest'
import { aDeclaration } from '#tests/builders/giving/declaration.ts'
import { coverOnReceipt, tellDonor, theirDeclaration, whyNotCovered } from './cover-words.ts'

const by = {
	declaration: aDeclaration({ madeOn: '2026-11-22', scope: 'this and future' }),
	reference: 'DON-7K3F-2M',
	isOwn: false,
	isOfPayable: false,
}
const words = { isMonthly: false, locale: 'en-GB' }

test('a receipt of before a declaration says what the declaration covers', () => {
	expect(coverOnReceipt({ kind: 'declared later', by }, words)).toBe(
		'Not covered: your declaration of 22 November 2026 is for gifts from that day on',
	)
	expect(coverOnReceipt({ kind: 'not declared' }, words)).toBe('Not declared')
})

test('a donor whose payment another person made reads that no Gift Aid is claimed on it, and what to do', () => {
	const told = tellDonor({ kind: 'another payer' }, { ...words, what: 'your donation' })
	expect(told).toMatch(/^We claim no Gift Aid on it, .* If the account is yours as well, tell us/)
	expect(told).not.toContain('still covers')
	const lasting = tellDonor({ kind: 'another payer', lasting: by }, { ...words, what: 'your donation' })
	expect(lasting).toContain('Your declaration of 22 November 2026 still covers what comes from your own.')
	expect(coverOnReceipt({ kind: 'another payer' }, words)).toMatch(/^None: /)
})

test('a declaration for one payment says so of a donation that was paid twice, and of another gift', () => {
	const why = (isOfPayable: boolean) => whyNotCovered({ kind: 'declared for another', by: { ...by, isOfPayable } })
	expect(why(true)).toMatch(
		/is for one payment only, and this is another: if they meant to give twice, ask for a declaration that covers both$/,
	)
	expect(why(false)).toMatch(/for one gift only, DON-7K3F-2M$/)
	const told = (isOfPayable: boolean) =>
		tellDonor({ kind: 'declared for another', by: { ...by, isOfPayable } }, { ...words, what: 'your donation' })
	expect(told(true)).toMatch(/is for one payment, and this is another\. If you meant to give twice/)
	expect(told(false)).toBe('')
})

test('a declaration says for which gift it was made: this one, or another', () => {
	expect(theirDeclaration(by, 'DON-7K3F-2M')).toMatch(/, for this gift and future ones$/)
	expect(theirDeclaration(by, 'DON-9MDD-6W')).toMatch(/, for that gift and future ones$/)
	const ended = { ...by, declaration: { ...by.declaration, cancelledFrom: '2026-12-01' } }
	expect(theirDeclaration(ended, 'DON-9MDD-6W')).toMatch(/ future ones; it ended from 1 December 2026 on$/)
})
