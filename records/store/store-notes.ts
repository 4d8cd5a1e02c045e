import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFileAtomic } from '#lib/write-file-atomic.ts'
import type { Store } from './open-store.ts'
import { deletedNumbers, lastNumber, presentNumbers, skipNumbersTo } from './submission-numbers.ts'

/** Beside the SQLite file, and in no backup: a restored store begins a new one. */
export const NOTES_FILE = 'records.db.noted.json'

const notesSchema = z.object({
	/** The highest number given to a submission. */
	highest: z.int().min(0),
	/** Numbers deleted on purpose, as ranges: most are deleted in the order in which they came. */
	deleted: z.array(z.tuple([z.int(), z.int()])),
})
type Notes = z.infer<typeof notesSchema>

/** What a start finds, compared with what was noted. */
export interface StoreLoss {
	/** Stored once, not deleted on purpose, and not there any more. */
	missing: number
	/** Deleted on purpose, and there again. */
	undeleted: number
}

/**
 * Notes in a file beside the store which submissions there must be. SQLite drops what is damaged or missing of its write-ahead log without a
 * word; only something outside the store can tell.
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

	/** Brings the file up to date; calls at the same time share a write that begins after them. */
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
		/** Compares the store with the notes of the last run, then goes on noting. Numbers that were lost are not given again. */
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

/** For operators, in sentences; empty when nothing is missing. */
export function lossWarnings({ missing, undeleted }: StoreLoss): string[] {
	const how = `records.db or its write-ahead log was damaged, lost or replaced. Restore a backup, or accept it: stop the site, delete ${NOTES_FILE} in DATA_DIR, start it.`
	return [
		...(missing > 0 ? [`submissions that were stored are missing: ${missing}. ${how}`] : []),
		...(undeleted > 0 ? [`submissions that were deleted are back: ${undeleted}. ${how} Then delete them again.`] : []),
	]
}

/** Undefined when there are none, or they are damaged. */
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
