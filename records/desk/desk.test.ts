import { expect, test } from 'vitest'
import { EVERY_MESSAGE } from '#domain/desk/people/message-scope.ts'
import { DAY_MS } from '#lib/dates.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { deleteQuarantined } from '../cases/quarantine-actions.ts'
import { setStatus } from '../cases/set-status.ts'
import { setHold } from '../cases/work.ts'
import { findDraft, startDraft } from '../drafts/drafts.ts'
import { claim, enqueue, markDone, markFailed } from '../outbox/deliveries.ts'
import {
	listFailedDeliveries,
	listPendingDeliveries,
	resendEmails,
	retryFailedDeliveries,
} from '../outbox/failed-deliveries.ts'
import { erasePerson, exportPerson } from '../person/person.ts'
import { deleteExpired } from '../retention/retention.ts'
import { accept, type DeliveriesOf } from '../submissions/accept.ts'
import { findSubmission, listSubmissions, release } from '../submissions/submissions.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const MOMENT = { now: NOW, today: '2026-11-21', yearEnd: null }
const oneEmail: DeliveriesOf = () => [{ channel: 'email', payload: { subject: 'We have it' } }]

for (const engine of ENGINES) {
	test(`${engine}: submissions are sorted by reply deadline; settled ones are never overdue`, async () => {
		const store = await freshStore(engine)
		const send = (name: string, replyBy: string) => accept(store, aSubmission({ name, replyBy }), oneEmail, NOW)
		await send('later', '2026-12-05')
		const settled = await send('settled', '2026-11-18')
		await send('overdue', '2026-11-20')
		await send('today', '2026-11-21')
		await accept(store, aSubmission({ form: 'newsletter', replyBy: '2026-11-01' }), oneEmail, NOW)
		await setStatus(store, { reference: settled.reference, status: 'declined' }, NOW)
		const all = await listSubmissions(store, { form: 'adoption' })
		expect(all.map(({ name }) => name)).toEqual(['settled', 'overdue', 'today', 'later'])
		expect((await listSubmissions(store, { form: 'adoption', isOpen: true })).map(({ name }) => name)).toEqual([
			'overdue',
			'today',
			'later',
		])
		expect((await listSubmissions(store, { overdueOn: '2026-11-21' })).map(({ name }) => name)).toEqual(['overdue'])
		expect(await findSubmission(store, settled.reference)).toMatchObject({ status: 'declined', statusAt: NOW })
		expect(await setStatus(store, { reference: 'ADP-XXXX-XX', status: 'done' }, NOW)).toBe('unknown')
	})

	test(`${engine}: urgent submissions come first, quarantined ones too, until they are answered`, async () => {
		const store = await freshStore(engine)
		const send = (changes: Parameters<typeof aSubmission>[0]) => accept(store, aSubmission(changes), oneEmail, NOW)
		const names = async (filter: Parameters<typeof listSubmissions>[1]) =>
			(await listSubmissions(store, filter)).map(({ name }) => name)
		await send({ name: 'overdue', replyBy: '2026-11-01' })
		await send({ name: 'junk', replyBy: '2026-11-01', quarantineReasons: ['x'] })
		const urgent = await send({ name: 'urgent', replyBy: '2026-11-21', isUrgent: true })
		await send({ name: 'held', replyBy: '2026-11-20', isUrgent: true, quarantineReasons: ['x'] })
		expect(await names({ quarantined: false })).toEqual(['held', 'urgent', 'overdue'])
		expect(await names({ quarantined: true })).toEqual(['held', 'junk'])
		expect(await names({ quarantined: false, overdueOn: '2026-11-21' })).toEqual(['held', 'urgent', 'overdue'])
		await setStatus(store, { reference: urgent.reference, status: 'waiting' }, NOW)
		expect(await names({ quarantined: false })).toEqual(['held', 'overdue', 'urgent'])
	})

	test(`${engine}: quarantined submissions are listed separately until released`, async () => {
		const store = await freshStore(engine)
		const { reference } = await accept(store, aSubmission({ quarantineReasons: ['sent in one second'] }), oneEmail, NOW)
		expect(await listSubmissions(store, { quarantined: false })).toEqual([])
		expect((await listSubmissions(store, { quarantined: true }))[0]?.quarantineReasons).toEqual(['sent in one second'])
		expect(await release(store, reference)).toBe(true)
		expect(await release(store, reference)).toBe(false)
		expect(await listSubmissions(store, { quarantined: false })).toHaveLength(1)
	})

	test(`${engine}: a case on hold is not deleted from quarantine, also when its sender brought it there`, async () => {
		const store = await freshStore(engine)
		const send = () => accept(store, aSubmission({ quarantineReasons: ['x'] }), oneEmail, NOW)
		const [held, spam] = [await send(), await send()]
		const found = await findSubmission(store, held.reference)
		const work = { submissionId: found?.id ?? '', seenVersion: found?.version ?? 0, staffId: 'ana' }
		await setHold(store, work, { reason: 'the police asked', until: '2026-11-30' }, NOW)
		const picked = [held, spam].map(({ reference }) => ({ kind: 'case' as const, reference }))
		const decider = { staffId: 'ana', scope: EVERY_MESSAGE }
		const onHold = [held.reference]
		expect(await deleteQuarantined(store, picked, { ...decider, today: '2026-11-30' }, NOW)).toEqual({
			deleted: 1,
			onHold,
		})
		expect(await deleteQuarantined(store, picked, { ...decider, today: '2026-12-01' }, NOW)).toEqual({
			deleted: 1,
			onHold: [],
		})
	})

	test(`${engine}: a person's data is exported and erased completely, and no other`, async () => {
		const store = await freshStore(engine)
		await accept(store, aSubmission({ email: 'Sam@Example.org' }), oneEmail, NOW)
		await accept(store, aSubmission({ email: 'sam@example.org', form: 'contact' }), oneEmail, NOW)
		await accept(store, aSubmission({ email: 'else@example.org' }), oneEmail, NOW)
		const toThem = { to: 'Sam@example.org', subject: 'Your answers are waiting' }
		await store.write((transaction) =>
			enqueue(transaction, [{ channel: 'email', submissionId: null, payload: toThem }], NOW),
		)
		const draft = await startDraft(store, 'adoption', { email: 'Sam@example.org' }, NOW, 'a visitor')
		const other = await startDraft(store, 'adoption', { email: 'notsam@example.org' }, NOW, 'a visitor')
		const record = await exportPerson(store, ' SAM@example.org ')
		expect(record.submissions.map(({ form }) => form).sort()).toEqual(['adoption', 'contact'])
		expect(record.deliveries).toHaveLength(3)
		expect(record.drafts).toMatchObject([{ form: 'adoption', answers: { email: 'Sam@example.org' } }])
		expect(await erasePerson(store, 'sam@example.org', MOMENT)).toMatchObject({ submissions: 2 })
		expect(await exportPerson(store, 'sam@example.org')).toEqual({
			submissions: [],
			timeline: [],
			tasks: [],
			drafts: [],
			files: [],
			deliveries: [],
			newsletter: [],
			stockNotices: [],
			giving: { donations: [], orders: [], declarations: [], presents: [], cards: [], notes: [], statementLines: [] },
		})
		expect(await findDraft(store, draft, 'adoption', NOW)).toBeUndefined()
		expect(await findDraft(store, other, 'adoption', NOW)).not.toBeUndefined()
		expect(await claim(store, 10, NOW)).toHaveLength(1)
	})

	test(`${engine}: a failed email is listed with its error and can be retried`, async () => {
		const store = await freshStore(engine)
		const { reference } = await accept(store, aSubmission(), oneEmail, NOW)
		const [delivery] = await claim(store, 1, NOW)
		if (!delivery) throw new Error('no delivery')
		await markFailed(store, delivery, { reason: 'no such mailbox', isPermanent: true, now: NOW, random: 0 })
		expect(await listFailedDeliveries(store)).toEqual([
			expect.objectContaining({ reference, lastError: 'no such mailbox', attempts: 1, failedAt: NOW }),
		])
		expect(await claim(store, 10, NOW + DAY_MS)).toEqual([])
		expect(await listPendingDeliveries(store)).toEqual([])
		expect(await retryFailedDeliveries(store, EVERY_MESSAGE, NOW + DAY_MS)).toBe(1)
		const [again] = await claim(store, 10, NOW + DAY_MS)
		expect(again).toMatchObject({ id: delivery.id, attempt: 1 })
		expect(await listPendingDeliveries(store)).toMatchObject([{ reference, attempts: 1, lastError: 'no such mailbox' }])
		await markDone(store, delivery.id, NOW + DAY_MS)
		expect(await resendEmails(store, reference, NOW + DAY_MS)).toBe(1)
		expect(await claim(store, 10, NOW + DAY_MS)).toHaveLength(1)
	})

	test(`${engine}: expired submissions and drafts are deleted completely`, async () => {
		const store = await freshStore(engine)
		const sent = { retentionMonths: null }
		await accept(store, aSubmission({ ...sent, deleteAt: NOW + 10 * DAY_MS }), oneEmail, NOW)
		await accept(store, aSubmission({ ...sent, deleteAt: NOW + 90 * DAY_MS }), oneEmail, NOW)
		const key = await startDraft(store, 'adoption', { name: 'Sam' }, NOW, 'a visitor')
		expect(await deleteExpired(store, NOW + 9 * DAY_MS)).toEqual({
			submissions: 0,
			drafts: 0,
			emails: 0,
			newsletterRequests: 0,
			anonymisedDonations: 0,
		})
		expect(await deleteExpired(store, NOW + 31 * DAY_MS)).toEqual({
			submissions: 1,
			drafts: 1,
			emails: 0,
			newsletterRequests: 0,
			anonymisedDonations: 0,
		})
		expect(await listSubmissions(store)).toHaveLength(1)
		expect(await findDraft(store, key, 'adoption', NOW)).toBeUndefined()
		expect(await store.db.selectFrom('delivery').selectAll().execute()).toHaveLength(1)
	})
}
