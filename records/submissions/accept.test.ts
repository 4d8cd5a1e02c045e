import { expect, test } from 'vitest'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { accept, type DeliveriesOf } from './accept.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const twoEmails: DeliveriesOf = ({ reference }) => [
	{ channel: 'email', payload: { to: 'sam@example.org', reference } },
	{ channel: 'email', payload: { to: 'staff@example.org', reference } },
]

for (const engine of ENGINES) {
	test(`${engine}: a submission is stored with its answers and emails`, async () => {
		const store = await freshStore(engine)
		const submission = aSubmission({ name: "Bobby O'Null; DROP TABLE submission", answers: { why: '🐕 نعم <script>' } })
		const { id, reference } = await accept(store, submission, twoEmails, NOW)
		expect(reference).toMatch(/^ADP-[2-9A-Z]{4}-[2-9A-Z]{2}$/)
		const kept = await store.db.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
		expect(kept).toMatchObject({ id, reference, name: submission.name, status: 'new', created_at: NOW, quarantined: 0 })
		expect(JSON.parse(kept.answers_json)).toEqual({ why: '🐕 نعم <script>' })
		const emails = await store.db.selectFrom('delivery').selectAll().execute()
		expect(emails.map(({ payload_json }) => JSON.parse(payload_json).to).sort()).toEqual([
			'sam@example.org',
			'staff@example.org',
		])
		expect(emails.every(({ submission_id }) => submission_id === id)).toBe(true)
	})

	test(`${engine}: repeated and concurrent submissions make one record with one reference`, async () => {
		const store = await freshStore(engine)
		const submission = aSubmission()
		const all = await Promise.all(Array.from({ length: 20 }, () => accept(store, submission, twoEmails, NOW)))
		all.push(await accept(store, submission, twoEmails, NOW + 60_000))
		expect(new Set(all.map(({ reference }) => reference)).size).toBe(1)
		expect(all.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1)
		expect(await store.db.selectFrom('submission').selectAll().execute()).toHaveLength(1)
		expect(await store.db.selectFrom('delivery').selectAll().execute()).toHaveLength(2)
	})

	test(`${engine}: if storing its emails fails, the submission is rolled back alone`, async () => {
		const store = await freshStore(engine)
		const broken: DeliveriesOf = () => {
			throw new Error('no email today')
		}
		const [failed, kept] = await Promise.allSettled([
			accept(store, aSubmission(), broken, NOW),
			accept(store, aSubmission(), twoEmails, NOW),
		])
		expect(failed).toMatchObject({ status: 'rejected', reason: new Error('no email today') })
		expect(kept.status).toBe('fulfilled')
		expect(await store.db.selectFrom('submission').selectAll().execute()).toHaveLength(1)
		expect(await store.db.selectFrom('delivery').selectAll().execute()).toHaveLength(2)
	})

	test(`${engine}: a submission with spam reasons is stored in quarantine`, async () => {
		const store = await freshStore(engine)
		await accept(store, aSubmission({ quarantineReasons: ['a link in the name'] }), () => [], NOW)
		const kept = await store.db.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
		expect(kept.quarantined).toBe(1)
		expect(JSON.parse(kept.quarantine_reasons_json)).toEqual(['a link in the name'])
	})
}
