import type { Centre } from '#content/model/content.ts'

/** The opening hours, if several centres have the same; else "". */
export function sharedHours(centres: readonly Pick<Centre, 'hours'>[]): string {
	const [first] = centres
	return first && centres.length > 1 && centres.every(({ hours }) => hours === first.hours) ? first.hours : ''
}
