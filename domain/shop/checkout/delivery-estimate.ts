import { replyBy } from '#domain/applications/deadlines/reply-by.ts'
import type { Region } from '#domain/region/region.ts'

interface Posting {
	/** `YYYY-MM-DD` */
	today: string
	/** What the items say: "Posted within 3 working days, as a letter." */
	dispatch: readonly string[]
	/** Working days from posting to arrival. */
	days: { from: number; to: number } | null
	region: Region
	locale: string
}

/** When a parcel is there: "Usually there by Friday 4 December." As days when an item does not say when it is posted. */
export function deliveryEstimateInWords({ today, dispatch, days, region, locale }: Posting): string {
	if (!days) return ''
	const posted = dispatch.map((words) => Number(/(\d{1,2}) working days?/i.exec(words)?.[1] ?? Number.NaN))
	if (posted.length === 0 || posted.some((wait) => !Number.isFinite(wait))) {
		const range = days.from === days.to ? `${days.to}` : `${days.from} to ${days.to}`
		return `Usually ${range} working day${days.to === 1 ? '' : 's'} after we post it.`
	}
	const day = replyBy(today, Math.max(...posted) + days.to, region)
	return `Usually there by ${weekdayOf(day, locale)}.`
}

/** "Friday 4 December" */
function weekdayOf(day: string, locale: string): string {
	const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
	return format.format(new Date(`${day}T00:00:00Z`))
}
