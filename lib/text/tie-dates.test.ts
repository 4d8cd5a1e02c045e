import { expect, test } from 'vitest'
import { tieDates } from './tie-dates.ts'

test('a date does not break, the words around it do', () => {
	expect(tieDates('1 April 2026 to 21 November 2026.')).toBe('1\u00a0April\u00a02026 to 21\u00a0November\u00a02026.')
	expect(tieDates('In April 2026 for 12 months')).toBe('In April 2026 for 12 months')
})
