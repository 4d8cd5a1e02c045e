import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFileAtomic } from '#lib/write-file-atomic.ts'
import type { Store } from './open-store.ts'
import { deletedNumbers, lastNumber, presentNumbers, skipNumbersTo } from './submission-numbers.ts'

/** Beside the SQLite file and in no backup: a restored store starts a new one. */
export const NOTES_FILE = 'records.db.notes.json'

const notesSchema = z.object({
	highest: z.int().min(0),
	/** Numbers deleted on purpose, as ranges. */
	deleted: z.array(z.tuple([z.int(), z.int()])),
})
type Notes = z.infer<typeof notesSchema>

interface StoreLoss {
	/** Stored, and neither present nor deleted on purpose. */
	missing: number
	/** Deleted on purpose, and present again. */
	undeleted: number
}

/**
 * Records in a file beside the store which submissions it must have. SQLite silently drops damaged or missing parts of its write-ahead
 * log; only something outside the store can tell.
 */
export function createStoreNotes({ store, dataDir }: { store: Store; dataDir: string }) {
	const path = join(dataDir, NOTES_FILE)
	let notes: Notes = { highest: 0, deleted: [] }
	let written = ''
	let running: Promise<void> | undefined
	let next: Promise<void> | undefined

	async function write() {
		const [last, deleted] = await Promise.all([lastNumber(store.db), deletedNumbers(store.db)])
		notes = { highest: Math.max(notes.highest, last), deleted: toRanges([...numbersIn(notes.deleted), ...deleted]) }
		const text = JSON.stringify(notes)
		if (text === written) return
		await writeFileAtomic(path, text)
		written = text
	}

	/** Updates the file; concurrent calls share one write that begins after them. */
	function update(): Promise<void> {
		if (!running) {
			running = write().finally(() => {
				running = undefined
			})
			return running
		}
		next ??= running
			.catch(() => {})
			.then(() => {
				next = undefined
				return update()
			})
		return next
	}

	return {
		update,
		/** Compares the store with the notes, then updates them. Lost numbers are not reused. */
		async check(): Promise<StoreLoss> {
			notes = (await readNotes(path)) ?? notes
			const present = new Set(await presentNumbers(store.db))
			const noted = numbersIn(notes.deleted)
			const gone = new Set([...noted, ...(await deletedNumbers(store.db))])
			let missing = 0
			for (let number = 1; number <= notes.highest; number += 1)
				if (!present.has(number) && !gone.has(number)) missing += 1
			if ((await lastNumber(store.db)) < notes.highest) {
				await store.write((transaction) => skipNumbersTo(transaction, notes.highest))
			}
			await update()
			return { missing, undeleted: noted.filter((number) => present.has(number)).length }
		},
	}
}

/** Warnings for operators, in sentences. */
export function lossWarnings({ missing, undeleted }: StoreLoss): string[] {
	const how = `records.db or its write-ahead log was damaged, lost or replaced. Restore a backup, or accept it: stop the site, delete ${NOTES_FILE} in DATA_DIR, start it.`
	return [
		...(missing > 0 ? [`submissions that were stored are missing: ${missing}. ${how}`] : []),
		...(undeleted > 0 ? [`submissions that were deleted are back: ${undeleted}. ${how} Then delete them again.`] : []),
	]
}

async function readNotes(path: string): Promise<Notes | undefined> {
	const text = await readFile(path, 'utf8').catch(() => undefined)
	if (text === undefined) return undefined
	try {
		return notesSchema.parse(JSON.parse(text))
	} catch {
		return undefined
	}
}

function numbersIn(ranges: Notes['deleted']): number[] {
	return ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
}

function toRanges(numbers: number[]): Notes['deleted'] {
	const ranges: Notes['deleted'] = []
	for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
		const last = ranges.at(-1)
		if (last && last[1] === number - 1) last[1] = number
		else ranges.push([number, number])
	}
	return ranges
}
