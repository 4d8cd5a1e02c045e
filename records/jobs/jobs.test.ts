import { expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { setStatus } from '../cases/set-status.ts'
import { claim, markFailed } from '../outbox/deliveries.ts'
import { accept } from '../submissions/accept.ts'
import { findSubmission, release } from '../submissions/submissions.ts'
import { claimDay, lastRunAt } from './daily-runs.ts'
import { readDeskState } from './desk-state.ts'
import { enqueuePendingEmails, listPendingEmails } from './pending-emails.ts'
import { extendDeadline, listMissedDeadlines } from './reply-deadlines.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const TODAY = '2026-11-21'
const noEmails = () => []
const email = { subject: 'A little longer' }

for (const engine of ENGINES) {
	test(`${engine}: one of several processes claims a day; after a failure it can be claimed again`, async () => {
		const store = await freshStore(engine)
		const failing = store.write(async (transaction) => {
			await claimDay(transaction, 'digest', TODAY, NOW)
			throw new Error('the email could not be written')
		})
		await expect(failing).rejects.toThrow('the email')
		const asked = Array.from({ length: 8 }, () => store.write((t) => claimDay(t, 'digest', TODAY, NOW)))
		expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1)
		expect(await store.write((t) => claimDay(t, 'digest', '2026-11-22', NOW + 24 * HOUR_MS))).toBe(true)
		expect(await store.write((t) => claimDay(t, 'other', TODAY, NOW))).toBe(true)
		expect(await store.write((t) => lastRunAt(t, 'digest', '2026-11-22'))).toBe(NOW)
		expect(await store.write((t) => lastRunAt(t, 'digest', TODAY))).toBeUndefined()
	})

	test(`${engine}: a missed reply deadline is extended once, with its email, by one of several processes`, async () => {
		const store = await freshStore(engine)
		const late = await accept(store, aSubmission({ replyBy: '2026-11-20' }), noEmails, NOW)
		await accept(store, aSubmission({ replyBy: TODAY }), noEmails, NOW)
		await accept(store, aSubmission({ replyBy: '2026-11-20', email: '' }), noEmails, NOW)
		await accept(store, aSubmission({ replyBy: '2026-11-20', quarantineReasons: ['too quick'] }), noEmails, NOW)
		await accept(store, aSubmission({ replyBy: '2026-11-20', form: 'newsletter' }), noEmails, NOW)
		const urgent = await accept(store, aSubmission({ replyBy: '2026-11-20', isUrgent: true }), noEmails, NOW)
		expect(await extendDeadline(store, urgent.id, { day: '2026-11-27', email }, NOW)).toBe(false)
		const answered = await accept(store, aSubmission({ replyBy: '2026-11-20' }), noEmails, NOW)
		await setStatus(store, { reference: answered.reference, status: 'waiting' }, NOW)
		expect((await listMissedDeadlines(store, TODAY)).map(({ reference }) => reference)).toEqual([late.reference])

		const tries = Array.from({ length: 4 }, () => extendDeadline(store, late.id, { day: '2026-11-27', email }, NOW))
		expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
		expect(await extendDeadline(store, answered.id, { day: '2026-11-27', email }, NOW)).toBe(false)
		expect(await listMissedDeadlines(store, TODAY)).toEqual([])
		expect(await findSubmission(store, late.reference)).toMatchObject({
			replyBy: '2026-11-20',
			extendedReplyBy: '2026-11-27',
			extensionEmailedAt: NOW,
		})
		expect(await claim(store, 10, NOW)).toMatchObject([{ submissionId: late.id, payload: email }])
	})

	test(`${engine}: emails of a released submission are pending until they are in the outbox, once`, async () => {
		const store = await freshStore(engine)
		const released = await accept(
			store,
			aSubmission({ replyBy: '2026-11-20', quarantineReasons: ['too quick'] }),
			noEmails,
			NOW,
		)
		await accept(store, aSubmission(), noEmails, NOW)
		expect(await listPendingEmails(store)).toEqual([])
		await release(store, released.reference)
		expect(await listPendingEmails(store)).toMatchObject([{ id: released.id }])
		// First "we have it", then "it takes longer".
		expect(await listMissedDeadlines(store, TODAY)).toEqual([])

		const deadline = { kind: 'first' as const, day: '2026-11-27' }
		const emails = { deliveries: [{ channel: 'email', payload: email }], deadline, confirmation: undefined }
		const pending = { id: released.id, pendingEmails: 'all' as const }
		const tries = Array.from({ length: 4 }, () => enqueuePendingEmails(store, pending, emails, NOW))
		expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
		expect(await claim(store, 10, NOW)).toHaveLength(1)
		expect(await listPendingEmails(store)).toEqual([])
		expect(await findSubmission(store, released.reference)).toMatchObject({
			replyBy: '2026-11-27',
			extendedReplyBy: null,
		})
	})

	test(`${engine}: the daily digest has overdue, due and new submissions, and counts quarantined, failed and delayed deliveries`, async () => {
		const store = await freshStore(engine)
		const yesterday = NOW - 24 * HOUR_MS
		const one = (changes: Parameters<typeof aSubmission>[0], at: number) =>
			accept(store, aSubmission(changes), () => [{ channel: 'email', payload: email }], at)
		await one({ name: 'late', replyBy: '2026-11-20' }, yesterday - HOUR_MS)
		await one({ name: 'later', replyBy: '2026-11-18' }, yesterday - HOUR_MS)
		await one({ name: 'due', replyBy: TODAY }, yesterday)
		await one({ name: 'new', replyBy: '2026-12-01' }, NOW)
		await one({ name: 'news', form: 'newsletter' }, NOW)
		await one({ name: 'urgent', replyBy: '2026-11-20', isUrgent: true }, NOW)
		await one({ name: 'held', replyBy: '2026-11-20', isUrgent: true, quarantineReasons: ['x'] }, yesterday - HOUR_MS)
		await one({ name: 'old junk', quarantineReasons: ['x'], replyBy: '2026-11-01' }, yesterday - HOUR_MS)
		await one({ name: 'new junk', quarantineReasons: ['x'], replyBy: TODAY }, NOW)
		const [lost, slow] = await claim(store, 2, NOW)
		if (!lost || !slow) throw new Error('no delivery')
		await markFailed(store, lost, { reason: 'gone', isPermanent: true, now: NOW, random: 0 })
		await markFailed(store, slow, { reason: 'busy', isPermanent: false, now: NOW, random: 0 })

		const found = await store.write((t) => readDeskState(t, { today: TODAY, since: yesterday, now: NOW }))
		const names = (list: { name: string }[]) => list.map(({ name }) => name)
		expect(names(found.urgent)).toEqual(['held', 'urgent'])
		expect(names(found.overdue)).toEqual(['later', 'late'])
		expect(names(found.dueToday)).toEqual(['due'])
		expect(names(found.arrived)).toEqual(['new'])
		expect(found.quarantined).toEqual({ all: 3, arrived: 1 })
		expect(found.failed).toEqual({ all: 1, arrived: 1 })
		expect(found.delayed).toEqual({ all: 1, arrived: 1 })
	})
}
