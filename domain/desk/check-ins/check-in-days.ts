import { addDays } from '#lib/dates.ts'
import type { CheckInKind } from './check-in-answers.ts'

/** @param homeOn the day on which the dog went home, `YYYY-MM-DD` */
export function checkInDays(homeOn: string): { kind: CheckInKind; dueOn: string }[] {
	return [
		{ kind: '2 days', dueOn: addDays(homeOn, 2) },
		{ kind: '2 weeks', dueOn: addDays(homeOn, 14) },
		{ kind: '3 months', dueOn: threeMonthsAfter(homeOn) },
	]
}

/** The last day of the month where the day does not exist in it. */
function threeMonthsAfter(day: string): string {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
	const lastDay = new Date(Date.UTC(year, month + 3, 0)).getUTCDate()
	return new Date(Date.UTC(year, month + 2, Math.min(date, lastDay))).toISOString().slice(0, 10)
}
