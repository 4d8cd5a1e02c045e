import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { erasePerson } from '../person/person.ts'
import { deleteExpired } from '../retention/retention.ts'
import { accept } from '../submissions/accept.ts'
import { createStoreNotes, NOTES_FILE } from './store-notes.ts'
import { deletedNumbers, lastNumber } from './submission-numbers.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const MOMENT = { now: NOW, today: '2026-11-21', yearEnd: null }
const aFolder = () => mkdtempSync(join(tmpdir(), 'notes-'))

for (const engine of ENGINES) {
	test(`${engine}: retention and erasure record deleted numbers; a duplicate submission uses no number`, async () => {
		const store = await freshStore(engine)
		const once = aSubmission({ email: 'zoe@example.org', deleteAt: NOW + 5000 })
		await accept(store, once, () => [], NOW)
		await accept(store, once, () => [], NOW)
		await accept(store, aSubmission({ deleteAt: NOW + 1000, retentionMonths: null }), () => [], NOW)
		await accept(store, aSubmission({ deleteAt: NOW + 9000 }), () => [], NOW)
		await deleteExpired(store, NOW + 1000)
		await erasePerson(store, 'ZOE@example.org', MOMENT)
		expect(await lastNumber(store.db)).toBe(3)
		expect((await deletedNumbers(store.db)).sort()).toEqual([1, 2])
		const dataDir = aFolder()
		const notes = createStoreNotes({ store, dataDir })
		expect(await notes.check()).toEqual({ missing: 0, undeleted: 0 })
		expect(JSON.parse(readFileSync(join(dataDir, NOTES_FILE), 'utf8'))).toEqual({ highest: 3, deleted: [[1, 2]] })
	})
}

test('concurrent updates leave one complete file; a damaged file is replaced', async () => {
	const store = await freshStore('sqlite')
	const dataDir = aFolder()
	writeFileSync(join(dataDir, NOTES_FILE), '{"highest": 4, "del')
	const notes = createStoreNotes({ store, dataDir })
	expect(await notes.check()).toEqual({ missing: 0, undeleted: 0 })
	await Promise.all(
		Array.from({ length: 30 }, async () => {
			await accept(store, aSubmission(), () => [], NOW)
			await notes.update()
		}),
	)
	expect(JSON.parse(readFileSync(join(dataDir, NOTES_FILE), 'utf8'))).toEqual({ highest: 30, deleted: [] })
	expect(readdirSync(dataDir)).toEqual([NOTES_FILE])
})
