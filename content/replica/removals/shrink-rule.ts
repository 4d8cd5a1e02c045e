/** Smaller lists are not guarded: four dogs can all find a home on one day. */
const MIN_GUARDED_ITEMS = 5
/** Removals within a day count together, or a list could be emptied little by little. */
const BASELINE_MS = 24 * 60 * 60_000

export interface PastRemoval {
	id: number
	at: number
}

/** The number of option values emptied without an announcement. */
export interface PastOptionLoss {
	part: string
	lost: number
	at: number
}

/** Whether a removal is so large that a fault is likely. */
export function isTooMuch({ before, lost }: { before: number; lost: number }): boolean {
	return before >= MIN_GUARDED_ITEMS && lost > before / 2
}

export function recent<T extends { at: number }>(past: readonly T[], now: number): readonly T[] {
	return past.filter(({ at }) => now - at < BASELINE_MS)
}
