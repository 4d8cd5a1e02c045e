import type { Log } from '../log.ts'

/** Writes one value at a time; a newer value replaces the one waiting. */
interface Saver<T> {
	save(value: T): void
	idle(): Promise<void>
}

/** A failed write (a full disk) is logged and retried with the next change. */
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
