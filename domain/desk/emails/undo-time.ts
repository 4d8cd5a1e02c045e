/** How long an email can be taken back, in seconds: each person chooses. The longest is ten times the shortest, for those who read or press slowly (WCAG 2.2.1). */
export const UNDO_SECONDS = [60, 120, 300, 600] as const

export type UndoSeconds = (typeof UNDO_SECONDS)[number]

export const DEFAULT_UNDO_SECONDS: UndoSeconds = 60

/** @returns undefined for a time that cannot be chosen */
export function parseUndoSeconds(value: unknown): UndoSeconds | undefined {
	return UNDO_SECONDS.find((seconds) => seconds === Number(value))
}

/** "60 seconds", "5 minutes" */
export function formatUndoTime(seconds: UndoSeconds): string {
	return seconds === 60 ? '60 seconds' : `${seconds / 60} minutes`
}
