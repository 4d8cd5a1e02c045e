/** Milliseconds. A day of 24 hours: calendar days are counted as dates (`dates.ts`), because two of a year have 23 and 25. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
