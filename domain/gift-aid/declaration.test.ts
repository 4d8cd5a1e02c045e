import { expect, test } from 'vitest'
import { aDeclaration } from '#tests/builders/giving/declaration.ts'
import { covers, isInForce, yearsBefore } from './declaration.ts'

const later = { day: '2027-01-15', isOwn: false }
const earlier = { day: '2024-01-15', isOwn: false }
const own = { day: '2026-11-23', isOwn: true }

test.each([
	['this donation', { scope: 'this' }, own, true],
	['this donation, a later one', { scope: 'this' }, later, false],
	['this and future, a later one', { scope: 'this and future' }, later, true],
	['this and future, one of the same day', { scope: 'this and future' }, { day: '2026-11-23', isOwn: false }, true],
	['this and future, an earlier one', { scope: 'this and future' }, earlier, false],
	['four years too, an earlier one', { scope: 'past 4 years too' }, earlier, true],
	['four years too, the first day of them', { scope: 'past 4 years too' }, { day: '2022-11-23', isOwn: false }, true],
	['four years too, the day before them', { scope: 'past 4 years too' }, { day: '2022-11-22', isOwn: false }, false],
	['cancelled, a gift of that day', { cancelledFrom: '2027-01-15' }, later, false],
	['cancelled, a gift of the day before', { cancelledFrom: '2027-01-16' }, later, true],
	['cancelled from the day of the gift itself', { scope: 'this', cancelledFrom: '2026-11-23' }, own, false],
	['invalid', { isInvalid: true }, own, false],
	['by phone, before the written record', { how: 'phone' }, own, false],
	['by phone, with it', { how: 'phone', confirmedOn: '2026-12-01' }, own, true],
	['on paper', { how: 'paper' }, own, true],
] as const)('a declaration: %s', (_, changes, gift, isCovered) => {
	expect(covers(aDeclaration(changes), gift)).toBe(isCovered)
})

test('a declaration is in force while gifts to come would be covered', () => {
	expect(isInForce(aDeclaration(), '2030-01-01')).toBe(true)
	expect(isInForce(aDeclaration({ scope: 'this' }), '2026-11-23')).toBe(false)
	expect(isInForce(aDeclaration({ cancelledFrom: '2027-01-01' }), '2026-12-31')).toBe(true)
	expect(isInForce(aDeclaration({ cancelledFrom: '2027-01-01' }), '2027-01-01')).toBe(false)
	expect(isInForce(aDeclaration({ isInvalid: true }), '2026-12-31')).toBe(false)
})

test('four years before a leap day is a leap day, five years is the day before', () => {
	expect(yearsBefore('2028-02-29', 4)).toBe('2024-02-29')
	expect(yearsBefore('2028-02-29', 5)).toBe('2023-02-28')
	expect(yearsBefore('2026-11-23', 4)).toBe('2022-11-23')
})
