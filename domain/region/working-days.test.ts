import { expect, test } from 'vitest'
import { uk } from '#domain/region/uk.ts'
import { addWorkingDays } from './working-days.ts'

test.each([
	['a Monday', '2026-11-16', 5, '2026-11-23'],
	['a Saturday', '2026-11-21', 5, '2026-11-27'],
	['Christmas Eve', '2026-12-24', 5, '2027-01-05'],
	['New Year’s Eve', '2026-12-31', 1, '2027-01-04'],
	['Maundy Thursday', '2027-03-25', 2, '2027-03-31'],
	['no days promised', '2026-11-20', 0, '2026-11-23'],
])('from %s, weekends and bank holidays are not counted', (_, today, days, day) => {
	expect(addWorkingDays(today, days, uk)).toBe(day)
})
