import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { setStatus } from '../cases/set-status.ts'
import { setHold } from '../cases/work.ts'
import { erasePerson } from '../person/person.ts'
import { accept } from '../submissions/accept.ts'
import { findSubmission } from '../submissions/submissions.ts'
import { deleteCaseFile, deleteExpiredFiles, listCaseFiles } from './case-files.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const dayAfter = (days: number) => new Date(NOW + days * DAY_MS).toISOString().slice(0, 10)

for (const engine of ENGINES) {
	test(`${engine}: while a case is on hold nothing of it is deleted, and after the hold its files go like others`, async () => {
		const store = await freshStore(engine)
		const { id, reference } = await accept(store, aSubmission({ email: 'p@example.org' }), () => [], NOW)
		const file = { id: 'f1', submission_id: id, name: 'bite.jpg', type: 'image/jpeg', bytes: 9, created_at: NOW }
		await store.db
			.insertInto('case_file')
			.values(file as never)
			.execute()
		await setStatus(store, { reference, status: 'declined' }, NOW)
		const { version = 0 } = (await findSubmission(store, reference)) ?? {}
		const work = { submissionId: id, seenVersion: version, staffId: 'ana' }
		const hold = { reason: 'A complaint', until: dayAfter(40) }
		expect(await setHold(store, work, hold, NOW)).toBe('done')
		const remove = (days: number) =>
			deleteCaseFile(store, { reference, id: 'f1', staffId: 'ana' }, { now: NOW, today: dayAfter(days) })
		expect(await remove(40)).toBe('on hold')
		const moment = { now: NOW, today: dayAfter(40), yearEnd: null }
		expect(await erasePerson(store, 'p@example.org', moment)).toEqual({ kind: 'on hold', references: [reference] })
		await deleteExpiredFiles(store, NOW + 40 * DAY_MS)
		expect(await listCaseFiles(store, id)).toHaveLength(1)
		await deleteExpiredFiles(store, NOW + 41 * DAY_MS)
		expect(await listCaseFiles(store, id)).toEqual([])
		expect(await remove(41)).toBe('unknown')
	})
}
