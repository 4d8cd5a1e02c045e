import { addDays } from '#lib/dates.ts'
import { yearsBefore } from './declaration.ts'

/** Days, both included. */
export interface Period {
	from: string
	to: string
}

/** The accounting period of twelve months that a day belongs to. @param yearEnd its last day: "03-31"; "02-29" is the end of February */
export function accountingPeriod(day: string, yearEnd: string): Period {
	const year = Number(day.slice(0, 4))
	const to = [year, year + 1].map((one) => endIn(one, yearEnd)).find((end) => day <= end) ?? endIn(year + 1, yearEnd)
	const before = endIn(Number(to.slice(0, 4)) - 1, yearEnd)
	return { from: addDays(before, 1), to }
}

/** The UK's tax year of a day, from 6 April: "2026-27". */
export function taxYear(day: string): string {
	const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-06' ? 1 : 0)
	return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

/** The same day some years later; of 29 February the day before, unless that year has one. */
export const yearsAfter = (day: string, years: number) => yearsBefore(day, -years)

function endIn(year: number, yearEnd: string): string {
	if (!yearEnd.startsWith('02-')) return `${year}-${yearEnd}`
	const lastOfFebruary = addDays(`${year}-03-01`, -1)
	return yearEnd >= '02-28' ? lastOfFebruary : `${year}-${yearEnd}`
}
