import { expect, test } from 'vitest'
import { changeInWords } from './change-in-words.ts'

const basket = (quantity: number, total: string, donation = '') => ({
	donation,
	lines: [{ name: 'rope-lead red', title: 'Rope lead', variant: 'Red', quantity }],
	sums: { total, isFrom: false },
})

test('a changed number is read aloud with the new total', () => {
	expect(changeInWords(basket(1, '£12.95'), basket(2, '£21.95'))).toBe('Rope lead, Red: 2. Your total is £21.95.')
})

test('a donation that came or went is read aloud with the new total', () => {
	expect(changeInWords(basket(1, '£12.95'), basket(1, '£17.95', '5'))).toBe(
		'Your donation is in it. Your total is £17.95.',
	)
	expect(changeInWords(basket(1, '£17.95', '5'), basket(1, '£12.95'))).toBe(
		'Your donation is out of it. Your total is £12.95.',
	)
})

test('the total with the cheapest of several ways to post says so, and an empty basket has none', () => {
	const dearer = { ...basket(2, '£21.95'), sums: { total: '£21.95', isFrom: true } }
	expect(changeInWords(basket(1, '£12.95'), dearer)).toContain('Your total is from £21.95.')
	expect(changeInWords(basket(1, '£12.95'), { ...basket(0, '£0'), lines: [] })).toBe('')
})
