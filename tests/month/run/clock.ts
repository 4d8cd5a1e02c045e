import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshFolder } from '#tests/integration/support/site-process.ts'

/** Preloaded into the site and its commands: they have the clock of the month. */
export const WITH_CLOCK = ['--import', './tests/month/run/month-clock.mjs']

/** The clock of the month, in a file that `month-clock.mjs` reads. It goes on from where it was set. */
export function aClock(firstDay: string) {
	const file = join(freshFolder('month-clock'), 'ahead')
	let ahead = 0
	const set = (day: string) => {
		ahead = atEleven(day) - Date.now()
		writeFileSync(file, String(ahead))
	}
	set(firstDay)
	return { file, set, now: () => Date.now() + ahead }
}

/** Winter time is UTC; in October the charity's clock shows noon. */
export function atEleven(day: string): number {
	return Date.parse(`${day}T11:00:00Z`)
}
