import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import type { EmailDraft } from '#domain/desk/emails/email-draft.ts'
import { DEFAULT_UNDO_SECONDS } from '#domain/desk/emails/undo-time.ts'
import type { Email } from '#domain/emails/email.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { claim, markDone } from '../../outbox/deliveries.ts'
import { startOutbox } from '../../outbox/outbox.ts'
import type { Store } from '../../store/open-store.ts'
import { accept } from '../../submissions/accept.ts'
import { openApplicants } from '../dog/applicants.ts'
import { findBatch, queueBatch, stopBatch } from './email-batches.ts'

const UNDO_MS = DEFAULT_UNDO_SECONDS * 1000
const NOW = Date.UTC(2026, 10, 23, 9)
const BEN = 'staff-ben'
const PEOPLE = 300

const draft: EmailDraft = {
	template: 'not-this-time',
	subject: 'Your application',
	body: 'Dear friend',
	status: 'declined',
	backOn: null,
	homeOn: null,
	version: 0,
}

/** Applicants for Biscuit; the first one wrote twice, with the address in another case. */
async function manyApplicants(store: Store, people: number) {
	// All at once would wait for PostgreSQL's connections longer than its time limit on a busy machine.
	const limit = pLimit(10)
	await limit.map(Array.from({ length: people }).keys(), (index) =>
		accept(store, aSubmission({ email: `person${index}@example.org` }), () => [], NOW + index),
	)
	await accept(store, aSubmission({ email: 'Person0@example.org' }), () => [], NOW + people)
}

async function aBatch(store: Store, id = 'batch-1') {
	const applicants = await openApplicants(store, 'biscuit')
	const byAddress = Object.values(Object.groupBy(applicants, ({ email }) => email.toLowerCase()))
	const people = byAddress.map((cases = []) => ({
		cases: cases.map(({ id: submissionId, email: to, version: seenVersion }) => {
			const email: Email = { to, replyTo: null, unsubscribeUrl: null, subject: 'x', text: 'x', html: 'x' }
			return { submissionId, seenVersion, email, draft }
		}),
	}))
	return { id, dogSlug: 'biscuit', staffId: BEN, people }
}

for (const engine of ENGINES) {
	test(`${engine}: ${PEOPLE} applicants get one email each, one who applied twice too, also when a process dies in between`, async () => {
		const store = await freshStore(engine)
		await manyApplicants(store, PEOPLE)
		const batch = await aBatch(store)
		const pressed = await Promise.all([1, 2, 3].map(() => queueBatch(store, batch, NOW)))
		expect(pressed.filter((result) => result === 'before')).toHaveLength(2)
		expect(pressed).toContainEqual({ queued: PEOPLE, skipped: [] })
		expect(await openApplicants(store, 'biscuit')).toEqual([])

		const clock = { now: NOW + UNDO_MS }
		const arrived: string[] = []
		const start = (send: (to: string) => Promise<void>) =>
			startOutbox({
				store,
				channels: { email: ({ payload }) => send((payload as Email).to) },
				onFailure: () => {},
				onStoreError: (error) => {
					throw error
				},
				now: () => clock.now,
				graceMs: 0,
			})
		// The first process hangs after forty emails, and is gone: what it held is sent by the next one when its lease ends.
		const first = start(async (to) => {
			if (arrived.length >= 40) await new Promise(() => {})
			arrived.push(to)
		})
		await expect.poll(() => arrived.length, { timeout: 30_000 }).toBe(40)
		await first.stop()
		clock.now += 200_000
		const second = start(async (to) => void arrived.push(to))
		await expect.poll(() => arrived.length, { timeout: 60_000 }).toBe(PEOPLE)
		await second.stop()
		expect(new Set(arrived.map((to) => to.toLowerCase())).size).toBe(PEOPLE)
		const sent = await findBatch(store, batch.id, BEN)
		expect(sent?.emails.map(({ state }) => state)).toEqual(Array.from({ length: PEOPLE + 1 }, () => 'sent'))
		const unanswered = await store.db
			.selectFrom('submission')
			.select('id')
			.where((eb) => eb.or([eb('status', '!=', 'declined'), eb('answered_at', 'is', null)]))
			.execute()
		expect(unanswered).toEqual([])
	}, 120_000)

	test(`${engine}: stopped while they go out, what is not sent is taken back and those cases are open again`, async () => {
		const store = await freshStore(engine)
		await manyApplicants(store, 10)
		const batch = await aBatch(store)
		await queueBatch(store, batch, NOW)
		const due = NOW + UNDO_MS
		const begun = await claim(store, 4, due)
		for (const { id } of begun.slice(0, 3)) await markDone(store, id, due)
		expect(await stopBatch(store, { id: batch.id, staffId: 'staff-lee' }, due)).toBeUndefined()
		expect(await findBatch(store, batch.id, 'staff-lee')).toBeUndefined()
		expect(await stopBatch(store, { id: batch.id, staffId: BEN }, due)).toBe(6)
		const states = (await findBatch(store, batch.id, BEN))?.emails.map(({ state }) => state) ?? []
		expect(states.filter((state) => state === 'sending').length).toBeGreaterThanOrEqual(1)
		expect(states.filter((state) => state === 'taken back').length).toBeGreaterThanOrEqual(6)
		expect(await claim(store, 9, due)).toEqual([])
		const open = await openApplicants(store, 'biscuit')
		expect(open).toHaveLength(states.filter((state) => state === 'taken back').length)
		expect(open.every(({ status, answeredAt }) => status === 'new' && answeredAt === null)).toBe(true)
	})

	test(`${engine}: a case that changed since it was looked at is left out`, async () => {
		const store = await freshStore(engine)
		await manyApplicants(store, 3)
		const batch = await aBatch(store)
		const changed = batch.people[1]?.cases[0]
		if (changed) changed.seenVersion = 7
		expect(await queueBatch(store, batch, NOW)).toEqual({ queued: 2, skipped: [changed?.submissionId] })
	})
}
