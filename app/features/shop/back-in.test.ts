import { expect, test } from 'vitest'
import { backInWords } from './back-in.ts'

const today = new Date('2026-11-23T00:00:00Z')

test('when something is expected again is said as precisely as it is known', () => {
	expect(backInWords('2027-03-12', today)).toBe('back on 12 March')
	expect(backInWords('2027-03', today)).toBe('back in March')
	expect(backInWords('2027', today)).toBe('back in 2027')
	expect(backInWords('2027-11', today)).toBe('back in November 2027')
	expect(backInWords('', today)).toBe('')
})

test('a day that has come is no promise any more, but the month it is in still is', () => {
	expect(backInWords('2026-11-22', today)).toBe('')
	expect(backInWords('2026-10', today)).toBe('')
	expect(backInWords('2026-11', today)).toBe('back in November')
})
