import type { DogUpdate } from '#content/model/content.ts'

export interface DiaryEntry {
	/** Stays the same when its text is corrected, so that no one gets it twice. */
	key: string
	date: string
	text: string
}

/** The entries of a foster diary since a day, oldest first. Entries without a whole date, or of days to come, are no news. */
export function diarySince(updates: readonly DogUpdate[], since: string, today: string): DiaryEntry[] {
	const dated = updates.filter(({ date, text }) => date.length === 10 && date <= today && text.trim() !== '')
	const counts = new Map<string, number>()
	const entries = dated.map(({ date, text }) => {
		const nth = counts.get(date) ?? 0
		counts.set(date, nth + 1)
		return { key: `${date} ${nth}`, date, text }
	})
	return entries.filter(({ date }) => date >= since).toSorted((a, b) => a.date.localeCompare(b.date))
}
