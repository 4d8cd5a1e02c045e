import { expect, test } from 'vitest'
import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { erasePerson } from '../person/person.ts'
import type { Store } from '../store/open-store.ts'
import { accept } from '../submissions/accept.ts'
import { findSubmission } from '../submissions/submissions.ts'
import { type CaseChanges, changeCase } from './change-case.ts'
import { listCaseEvents } from './events.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const MOMENT = { now: NOW, today: '2026-11-21', yearEnd: null }

function change(store: Store, submissionId: string, seenVersion: number | null, set: CaseChanges, now = NOW) {
	const data = { from: null, to: set.status ?? 'new', reason: '', note: '', backOn: null } as const
	return store.write((transaction) =>
		changeCase(transaction, { submissionId, seenVersion }, set, { staffId: 'ana', kind: 'status', data }, now),
	)
}

for (const engine of ENGINES) {
	test(`${engine}: of twenty people who change one case at once, one does, and the timeline has one line of it`, async () => {
		const store = await freshStore(engine)
		const { id, reference } = await accept(store, aSubmission(), () => [], NOW)
		const results = await Promise.all(
			Array.from({ length: 20 }, (_, index) => change(store, id, 0, { assigned_to: `staff ${index}` })),
		)
		expect(results.filter((result) => result === 'done')).toHaveLength(1)
		expect(results.filter((result) => result === 'changed meanwhile')).toHaveLength(19)
		expect(await findSubmission(store, reference)).toMatchObject({
			version: 1,
			assignedTo: `staff ${results.indexOf('done')}`,
		})
		expect((await listCaseEvents(store, id)).map(({ kind }) => kind).sort()).toEqual(['received', 'status'])
		expect(await change(store, 'unknown', 0, {})).toBe('unknown')
	})

	test(`${engine}: changes without a form never fail each other`, async () => {
		const store = await freshStore(engine)
		const { id, reference } = await accept(store, aSubmission(), () => [], NOW)
		const results = await Promise.all(
			Array.from({ length: 10 }, () => change(store, id, null, { status: 'in_review' })),
		)
		expect(new Set(results)).toEqual(new Set(['done']))
		expect(await findSubmission(store, reference)).toMatchObject({ version: 10 })
	})

	test(`${engine}: a case closes only once the person has an answer, and its retention begins then`, async () => {
		const store = await freshStore(engine)
		const { id, reference } = await accept(store, aSubmission({ retentionMonths: 6 }), () => [], NOW)
		const closing: SubmissionStatus[] = ['approved', 'declined', 'done', 'fell through', 'returned']
		for (const status of closing) expect(await change(store, id, 0, { status }), status).toBe('not answered')
		expect(await findSubmission(store, reference)).toMatchObject({ status: 'new', version: 0, closedAt: null })
		await change(store, id, 0, { answered_at: NOW })
		expect(await change(store, id, 1, { status: 'declined' }, NOW + HOUR_MS)).toBe('done')
		expect(await findSubmission(store, reference)).toMatchObject({
			status: 'declined',
			statusAt: NOW + HOUR_MS,
			closedAt: NOW + HOUR_MS,
			deleteAt: Date.UTC(2027, 4, 21, 10),
		})
		await change(store, id, 2, { status: 'in_review' }, NOW + 2 * HOUR_MS)
		expect(await findSubmission(store, reference)).toMatchObject({ closedAt: null, answeredAt: NOW })
	})

	test(`${engine}: who withdrew needs no answer, and a closed case does not come back`, async () => {
		const store = await freshStore(engine)
		const { id, reference } = await accept(store, aSubmission(), () => [], NOW)
		await change(store, id, 0, { status: 'waiting', back_on: '2026-12-01' })
		expect(await findSubmission(store, reference)).toMatchObject({ backOn: '2026-12-01', closedAt: null })
		expect(await change(store, id, 1, { status: 'withdrawn' })).toBe('done')
		expect(await findSubmission(store, reference)).toMatchObject({ backOn: null, closedAt: NOW })
	})

	test(`${engine}: erasing a person deletes the timeline, tasks, links and drafts of their cases`, async () => {
		const store = await freshStore(engine)
		const { id } = await accept(store, aSubmission({ email: 'zoe@example.org' }), () => [], NOW)
		const other = await accept(store, aSubmission({ email: 'lee@example.org' }), () => [], NOW)
		const own = { submission_id: id, staff_id: 'ana' }
		await store.write(async (transaction) => {
			await transaction
				.insertInto('case_task')
				.values({ id: 't', submission_id: id, text: 'Ring', due_on: '2026-12-01', created_by: 'ana', created_at: NOW })
				.execute()
			await transaction
				.insertInto('case_link')
				.values({ ...own, id: 'l', other_id: other.id, kind: 'same', at: NOW })
				.execute()
			await transaction
				.insertInto('case_draft')
				.values({ ...own, kind: 'note', content_json: '{}', updated_at: NOW })
				.execute()
		})
		await erasePerson(store, 'zoe@example.org', MOMENT)
		for (const table of ['case_task', 'case_link', 'case_draft'] as const) {
			expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([])
		}
		expect(await listCaseEvents(store, id)).toEqual([])
		expect(await listCaseEvents(store, other.id)).toHaveLength(1)
	})
}
