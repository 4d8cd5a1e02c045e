import { expect, test } from 'vitest'
import { hoursInWords } from './hours.ts'

test.each([
	[0.25, '15 minutes'],
	[0.5, 'half an hour'],
	[1, '1 hour'],
	[1.25, '1 hour 15 minutes'],
	[1.5, '1½ hours'],
	[2, '2 hours'],
	[2.75, '2 hours 45 minutes'],
	[9, '9 hours'],
])('%s hours are "%s"', (hours, words) => {
	expect(hoursInWords(hours)).toBe(words)
})
