import type { Region } from '#domain/region/region.ts'
import { addWorkingDays } from '#domain/region/working-days.ts'

interface Posting {
	/** `YYYY-MM-DD`, from which it is counted. */
	today: string
	/** What the items say: "Posted within 3 working days, as a letter." */
	dispatch: readonly string[]
	/** Working days from posting to arrival. */
	days: { from: number; to: number } | null
	region: Region
	locale: string
}

/** When a parcel is there: "Usually there by Friday 4 December." As days when an item does not say when it is posted. */
export function deliveryEstimateInWords(posting: Posting): string {
	const { days } = posting
	if (!days) return ''
	const day = arrivalInWords(posting)
	if (day) return `Usually there by ${day}.`
	const range = days.from === days.to ? `${days.to}` : `${days.from} to ${days.to}`
	return `Usually ${range} working day${days.to === 1 ? '' : 's'} after we post it.`
}

/** "Friday 4 December": when it is there at the latest, as a rule; "" when an item does not say when it is posted. */
function arrivalInWords({ today, dispatch, days, region, locale }: Posting): string {
	const day = arrivalDay({ today, dispatch, days, region })
	return day === undefined ? '' : weekdayOf(day, locale)
}

/** The day of arrival, `YYYY-MM-DD`; undefined when an item does not say when it is posted. */
export function arrivalDay({ today, dispatch, days, region }: Omit<Posting, 'locale'>): string | undefined {
	const posted = dispatch.map(daysToPost)
	if (!days || posted.length === 0 || posted.some((wait) => !Number.isFinite(wait))) return undefined
	return addWorkingDays(today, Math.max(...posted) + days.to, region)
}

/** When the last item is posted: "Engraved and posted within 10 working days."; "" when none says. */
export function slowestDispatch(dispatch: readonly string[]): string {
	return dispatch.toSorted((a, b) => (daysToPost(b) || 0) - (daysToPost(a) || 0))[0] ?? ''
}

/** Working days until it is posted, as an item says it; NaN when it does not. */
export function daysToPost(words: string): number {
	return Number(/(\d{1,2}) working days?/i.exec(words)?.[1] ?? Number.NaN)
}

/** "Friday 4 December" */
export function weekdayOf(day: string, locale: string): string {
	const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
	return format.format(new Date(`${day}T00:00:00Z`))
}
