import { expect, test } from 'vitest'
import { accountingPeriod, taxYear } from './accounting-period.ts'

test.each([
	['2026-11-23', '03-31', '2026-04-01', '2027-03-31'],
	['2027-03-31', '03-31', '2026-04-01', '2027-03-31'],
	['2027-04-01', '03-31', '2027-04-01', '2028-03-31'],
	['2026-12-31', '12-31', '2026-01-01', '2026-12-31'],
	['2027-01-01', '12-31', '2027-01-01', '2027-12-31'],
	['2028-02-29', '02-28', '2027-03-01', '2028-02-29'],
	['2027-03-01', '02-29', '2027-03-01', '2028-02-29'],
])('%s with a year end of %s is in %s to %s', (day, yearEnd, from, to) => {
	expect(accountingPeriod(day, yearEnd)).toEqual({ from, to })
})

test.each([
	['2026-04-05', '2025-26'],
	['2026-04-06', '2026-27'],
	['2026-12-31', '2026-27'],
	['2100-01-01', '2099-00'],
])('%s is in the tax year %s', (day, year) => {
	expect(taxYear(day)).toBe(year)
})
