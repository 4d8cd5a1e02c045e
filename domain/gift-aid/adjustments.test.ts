import { expect, test } from 'vitest'
import { aDeclaration } from '#tests/builders/giving/declaration.ts'
import { adjustmentsOf, type ClaimedLine, taxOn } from './adjustments.ts'

function aLine(changes: Partial<ClaimedLine> = {}): ClaimedLine {
	return {
		lineId: 'l1',
		paymentId: 'p1',
		amount: 20_000,
		tax: 5000,
		adjustedTax: 0,
		day: '2026-11-23',
		remaining: 20_000,
		declaration: aDeclaration(),
		isOwn: true,
		isNotForGiftAid: false,
		...changes,
	}
}

test('the tax on £200 is £50', () => {
	expect(taxOn(20_000)).toBe(5000)
	expect([1, 2, 3].map(taxOn)).toEqual([0, 1, 1])
})

test.each([
	['nothing happened', {}, []],
	['all given back', { remaining: 0 }, [[20_000, 5000, 'money returned']]],
	['a part given back', { remaining: 15_000 }, [[5000, 1250, 'money returned']]],
	['a dispute for more than was paid', { remaining: -500 }, [[20_000, 5000, 'money returned']]],
	['given back, and adjusted before', { remaining: 0, adjustedTax: 5000 }, []],
	['more given back after an adjustment', { remaining: 5000, adjustedTax: 1250 }, [[15_000, 2500, 'money returned']]],
	['a dispute won after it was adjusted', { remaining: 20_000, adjustedTax: 5000 }, []],
	[
		'an invalid declaration',
		{ declaration: aDeclaration({ isInvalid: true }) },
		[[20_000, 5000, 'declaration invalid']],
	],
	['cancelled from a later day', { declaration: aDeclaration({ cancelledFrom: '2026-11-24' }) }, []],
	[
		'cancelled from the day of the gift',
		{ declaration: aDeclaration({ cancelledFrom: '2026-11-23' }) },
		[[20_000, 5000, 'declaration cancelled']],
	],
	['marked as no one person’s', { isNotForGiftAid: true }, [[20_000, 5000, 'not their own']]],
] as const)('%s', (_, changes, expected) => {
	expect(adjustmentsOf([aLine(changes)]).map(({ amount, tax, reason }) => [amount, tax, reason])).toEqual(expected)
})

test('adjusting step by step gives back what one step would', () => {
	let adjustedTax = 0
	for (const remaining of [19_999, 17_333, 17_333, 9001, 3, 0]) {
		for (const { tax } of adjustmentsOf([aLine({ remaining, adjustedTax })])) adjustedTax += tax
	}
	expect(adjustedTax).toBe(5000)
})
