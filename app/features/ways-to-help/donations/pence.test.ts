import { expect, test } from 'vitest'
import { penceOfOnePound } from './pence.ts'

test('a text that divides one pound gives its parts', () => {
	expect(penceOfOnePound('<p><strong>84p</strong> care, <strong>11p</strong> finding, <b>5p</b> lights.</p>')).toEqual([
		84, 11, 5,
	])
})

test('sums that do not make a pound are no picture of one', () => {
	expect(penceOfOnePound('<p><strong>84p</strong> care, and a stamp is <strong>95p</strong>.</p>')).toEqual([])
	expect(penceOfOnePound('<p>84p for dogs</p>')).toEqual([])
})
