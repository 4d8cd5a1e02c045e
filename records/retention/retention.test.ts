import { expect, test } from 'vitest'
import { isDatedForDeletion } from '#domain/desk/retention.ts'
import { DAY_MS } from '#lib/dates.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { changeCase } from '../cases/change-case.ts'
import { setStatus } from '../cases/set-status.ts'
import { enqueue } from '../outbox/deliveries.ts'
import { acceptInvitation, invite, isDeskOpen } from '../staff/members.ts'
import { invitedNames } from '../staff/names.ts'
import { accept } from '../submissions/accept.ts'
import { listSubmissions } from '../submissions/submissions.ts'
import { deleteExpired } from './retention.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
/** Far beyond each period. */
const LATER = NOW + 3000 * DAY_MS

for (const engine of ENGINES) {
	test(`${engine}: open cases are never deleted by time; closed, quarantined and unconfirmed ones are`, async () => {
		const store = await freshStore(engine)
		const send = (name: string, changes: Parameters<typeof aSubmission>[0] = {}) =>
			accept(store, aSubmission({ name, deleteAt: NOW + DAY_MS, ...changes }), () => [], NOW)
		const unconfirmed = (hash: string) => ({ confirmation: { hash, expiresAt: NOW } })
		await send('open')
		await send('quarantined', { quarantineReasons: ['x'] })
		await send('unconfirmed', unconfirmed('a'))
		await send('of an earlier version', { retentionMonths: null })
		const rung = await send('unconfirmed, being looked at', unconfirmed('b'))
		await setStatus(store, { reference: rung.reference, status: 'in_review' }, NOW)
		const closed = await send('closed')
		await setStatus(store, { reference: closed.reference, status: 'declined' }, NOW)
		const stays = (await listSubmissions(store)).filter((one) => !isDatedForDeletion(one)).map(({ name }) => name)
		expect(stays.sort()).toEqual(['open', 'unconfirmed, being looked at'])
		expect((await deleteExpired(store, LATER)).submissions).toBe(4)
		expect((await listSubmissions(store)).map(({ name }) => name).sort()).toEqual(stays)
	})

	test(`${engine}: the months count from when a case was closed, and a hold keeps it to the end of its last day`, async () => {
		const store = await freshStore(engine)
		const closedAt = NOW + 400 * DAY_MS
		const [first, held] = [
			await accept(store, aSubmission(), () => [], NOW),
			await accept(store, aSubmission(), () => [], NOW),
		]
		for (const { reference } of [first, held]) await setStatus(store, { reference, status: 'done' }, closedAt)
		const until = new Date(NOW + 900 * DAY_MS).toISOString().slice(0, 10)
		const hold_json = JSON.stringify({ reason: 'A complaint', until, staffId: 'ana', at: closedAt })
		const event = { staffId: 'ana', kind: 'hold', data: { reason: 'A complaint', until } } as const
		await store.write((transaction) =>
			changeCase(transaction, { submissionId: held.id, seenVersion: 1 }, { hold_json }, event, closedAt),
		)
		expect((await deleteExpired(store, NOW + 500 * DAY_MS)).submissions).toBe(0)
		expect((await deleteExpired(store, NOW + 600 * DAY_MS)).submissions).toBe(1)
		expect((await deleteExpired(store, Date.parse(until) + DAY_MS)).submissions).toBe(0)
		expect((await deleteExpired(store, LATER)).submissions).toBe(1)
	})

	test(`${engine}: who was invited to the desk and never came is forgotten with the audit log, and the desk stays open`, async () => {
		const store = await freshStore(engine)
		await invite(store, { email: 'kit@example.org', name: 'Kit Marlow', role: 'team', invitedBy: null }, NOW)
		const names = async () => [...(await invitedNames(store)).values()]
		await deleteExpired(store, NOW + 364 * DAY_MS)
		expect(await names()).toEqual(['Kit Marlow'])
		await deleteExpired(store, NOW + 365 * DAY_MS)
		expect(await names()).toEqual([''])
		expect(await isDeskOpen(store)).toBe(true)
	})

	test(`${engine}: the address of a former member is forgotten with the audit log, and the name stays in timelines`, async () => {
		const store = await freshStore(engine)
		const key = await invite(store, { email: 'kit@example.org', name: 'Kit', role: 'team', invitedBy: null }, NOW)
		const session = await acceptInvitation(store, { key, device: { name: 'Firefox', key: 'd'.repeat(32) } }, NOW)
		expect(session).toBeDefined()
		await store.db.updateTable('staff').set({ removed_at: NOW }).execute()
		await deleteExpired(store, NOW + 364 * DAY_MS)
		expect(await store.db.selectFrom('staff').select('email').execute()).toEqual([{ email: 'kit@example.org' }])
		await deleteExpired(store, NOW + 365 * DAY_MS)
		expect(await store.db.selectFrom('staff').select(['email', 'name']).execute()).toEqual([{ email: '', name: 'Kit' }])
	})

	test(`${engine}: an email without a case is deleted 30 days after it was sent or failed for good`, async () => {
		const store = await freshStore(engine)
		const payload = { to: 'sam@example.org', subject: 'One more step', text: 'x' }
		const enqueued = (id: string) =>
			store.write((transaction) => enqueue(transaction, [{ id, channel: 'email', submissionId: null, payload }], NOW))
		for (const id of ['sent', 'failed', 'waiting']) await enqueued(id)
		await store.db.updateTable('delivery').set({ done_at: NOW }).where('id', '=', 'sent').execute()
		await store.db.updateTable('delivery').set({ failed_at: NOW }).where('id', '=', 'failed').execute()
		expect((await deleteExpired(store, NOW + 29 * DAY_MS)).emails).toBe(0)
		expect((await deleteExpired(store, NOW + 30 * DAY_MS)).emails).toBe(2)
		expect(await store.db.selectFrom('delivery').select('id').execute()).toEqual([{ id: 'waiting' }])
	})
}
