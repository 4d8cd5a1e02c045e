/** Smaller lists may lose anything at once: four dogs can all find a home on one day. */
const MIN_GUARDED_ITEMS = 5
/** "At once" means within a day, or a list could lose a little in each round until nothing is left. */
const BASELINE_MS = 24 * 60 * 60_000

/** An item that is gone without having been announced, by its id, and when it went. */
export interface PastRemoval {
	id: number
	at: number
}

/** Values of a part of the options that were emptied without having been announced, and when. */
export interface PastOptionLoss {
	part: string
	lost: number
	at: number
}

/** Whether so much cannot have gone at once without a fault. */
export function isTooMuch({ before, lost }: { before: number; lost: number }): boolean {
	return before >= MIN_GUARDED_ITEMS && lost > before / 2
}

/** Of what was removed, that which counts against the next removal: that of the last day. */
export function recent<T extends { at: number }>(past: readonly T[], now: number): readonly T[] {
	return past.filter(({ at }) => now - at < BASELINE_MS)
}
