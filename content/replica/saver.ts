import type { Log } from './log.ts'

/** Saves the newest of what it is given, one at a time; what comes while one is being written replaces what waits. */
export interface Saver<T> {
	save(value: T): void
	/** Resolves when nothing is being written or waiting. */
	idle(): Promise<void>
}

/** A copy that cannot be saved (a full disk) is logged: the site goes on, and tries again with the next change. */
export function createSaver<T>(write: (value: T) => Promise<void>, log: Log): Saver<T> {
	let waiting: { value: T } | null = null
	let writing: Promise<void> | null = null

	async function writeAll() {
		while (waiting) {
			const { value } = waiting
			waiting = null
			await write(value).catch((error: unknown) => log.error({ err: error }, 'snapshot write failed'))
		}
		writing = null
	}

	return {
		save(value) {
			waiting = { value }
			writing ??= writeAll()
		},
		async idle() {
			await writing
		},
	}
}
