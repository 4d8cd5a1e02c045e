import { expect, test } from 'vitest'
import { parseDateInput } from './date-input.ts'

test.each([
	'5 3 2027',
	'05 03 2027',
	'5/3/2027',
	'05.03.2027',
	'5-3-2027',
	'5–3–2027',
	'5 / 3 / 2027',
	'5 March 2027',
	'5 mar 2027',
	'5-Mar-2027',
	'5th March 2027',
	'5th of March, 2027',
	'Friday 5 March 2027',
	'Fri, 5 Mar 2027',
	'March 5, 2027',
	'2027-03-05',
	'\u200e5/3/2027\u200e',
	' 5\u00a0March\u00a02027 ',
])('"%s" is 5 March 2027', (typed) => {
	expect(parseDateInput(typed)).toEqual({ kind: 'date', date: '2027-03-05' })
})

test.each([
	'31 4 2027',
	'29 February 2027',
	'0 1 2027',
	'3/13/2027',
	'5 3',
	'5 Ma 2027',
	'5 Mars 2027',
	'5 3 2027 2',
	'53 2027',
	'soon',
	'5 3 027',
])('"%s" is no date', (typed) => {
	expect(parseDateInput(typed)).toEqual({ kind: 'no date' })
})

test('a leap day is one', () => {
	expect(parseDateInput('29 feb 2028')).toEqual({ kind: 'date', date: '2028-02-29' })
})

test.each([
	['5 mar 27', '2027'],
	['5/3/27', '2027'],
	['29 2 28', '2028'],
	['1 9 ’85', '1985'],
])('the year of "%s" is asked for with four digits', (typed, year) => {
	expect(parseDateInput(typed)).toEqual({
		kind: 'short year',
		sentence: `Enter the year with all four digits, like ${year}`,
	})
})

test('nothing that is seen is a blank', () => {
	expect(parseDateInput(' \u200b ')).toEqual({ kind: 'blank' })
})
