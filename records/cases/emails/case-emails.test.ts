import { expect, test } from 'vitest'
import type { NewSubmission } from '#domain/applications/submissions/new-submission.ts'
import type { EmailDraft } from '#domain/desk/emails/email-draft.ts'
import { DEFAULT_UNDO_SECONDS } from '#domain/desk/emails/undo-time.ts'
import type { Email } from '#domain/emails/email.ts'
import { DAY_MS } from '#lib/dates.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { claim, markDone, markFailed } from '../../outbox/deliveries.ts'
import { changeSettings, findTeamMember } from '../../staff/team.ts'
import type { Store } from '../../store/open-store.ts'
import { accept } from '../../submissions/accept.ts'
import { findSubmission } from '../../submissions/submissions.ts'
import { listCaseEvents } from '../events.ts'
import { setStatus } from '../set-status.ts'
import { findEmailDraft, saveEmailDraft } from './email-drafts.ts'
import { emailCameBack } from './email-outcome.ts'
import { listCaseEmails } from './list-emails.ts'
import { queueEmail } from './queue-email.ts'
import { takeEmailBack } from './take-back.ts'

const UNDO_MS = DEFAULT_UNDO_SECONDS * 1000
const NOW = Date.UTC(2026, 10, 23, 9)
const BEN = 'staff-ben'
const ADDRESS = 'sam@example.org'

function anEmail(changes: Partial<Email> = {}): Email {
	const content = { subject: 'Come and meet Biscuit', text: 'Dear Sam', html: '<p>Dear Sam</p>' }
	return { to: ADDRESS, replyTo: null, unsubscribeUrl: null, ...content, ...changes }
}

function aDraft(changes: Partial<EmailDraft> = {}): EmailDraft {
	const written = { template: 'invitation', subject: 'Come and meet Biscuit', body: 'Dear Sam' }
	return { ...written, status: 'waiting', backOn: '2026-12-01', homeOn: null, version: 0, ...changes }
}

async function aCase(store: Store, changes: Partial<NewSubmission> = {}) {
	const { id, reference } = await accept(store, aSubmission(changes), () => [], NOW)
	const now = () => findSubmission(store, reference)
	return { id, reference, now }
}

async function send(store: Store, submissionId: string, draft: EmailDraft, now = NOW, staffId = BEN) {
	const asked = { submissionId, seenVersion: draft.version, staffId, email: anEmail(), draft }
	const queued = await queueEmail(store, asked, now)
	return queued.result === 'queued' ? queued.id : queued.result
}

async function refuse(store: Store, now: number) {
	const [delivery] = await claim(store, 1, now, 'email')
	if (!delivery) throw new Error('nothing is due')
	await markFailed(store, delivery, { reason: '550 no such mailbox', isPermanent: true, now, random: 0 })
}

for (const engine of ENGINES) {
	test(`${engine}: an email waits 60 seconds, and taken back it leaves the case and the draft as they were`, async () => {
		const store = await freshStore(engine)
		const { id, reference, now } = await aCase(store)
		const author = { submissionId: id, staffId: BEN }
		await saveEmailDraft(store, author, aDraft(), NOW)
		const emailId = await send(store, id, aDraft())
		expect(await findEmailDraft(store, author)).toBeUndefined()
		expect(await now()).toMatchObject({ status: 'waiting', backOn: '2026-12-01', answeredAt: NOW, version: 1 })
		expect(await claim(store, 9, NOW + UNDO_MS - 1)).toEqual([])
		expect(await takeEmailBack(store, { reference, emailId, staffId: 'staff-lee' }, NOW)).toBe('unknown')
		expect(await takeEmailBack(store, { reference: 'ADP-0000-00', emailId, staffId: BEN }, NOW)).toBe('unknown')
		expect(await takeEmailBack(store, { reference, emailId, staffId: BEN }, NOW + 5000)).toBe('taken back')
		expect(await takeEmailBack(store, { reference, emailId, staffId: BEN }, NOW + 6000)).toBe('taken back')
		expect(await now()).toMatchObject({ status: 'new', backOn: null, answeredAt: null })
		expect(await findEmailDraft(store, author)).toMatchObject({ body: 'Dear Sam', status: 'waiting' })
		expect(await claim(store, 9, NOW + UNDO_MS)).toEqual([])
		expect(await listCaseEmails(store, id, ADDRESS)).toEqual([])
		const kinds = (await listCaseEvents(store, id)).map(({ kind }) => kind).sort()
		expect(kinds).toEqual(['email queued', 'email undone', 'received'])
	})

	test(`${engine}: an email waits as long as its author has chosen`, async () => {
		const store = await freshStore(engine)
		const { id } = await aCase(store)
		const person = { id: BEN, email: 'ben@rescue.example', name: 'Ben', role: 'team', created_at: NOW } as const
		await store.db
			.insertInto('staff')
			.values({ ...person, removed_at: null })
			.execute()
		expect((await findTeamMember(store, BEN))?.undoSeconds).toBe(60)
		await changeSettings(store, { id: BEN, by: BEN, settings: { undoSeconds: 600 } }, NOW)
		expect((await findTeamMember(store, BEN))?.undoSeconds).toBe(600)
		const emailId = await send(store, id, aDraft())
		expect(await claim(store, 9, NOW + 599_999)).toEqual([])
		expect(await claim(store, 9, NOW + 600_000)).toMatchObject([{ id: emailId }])
	})

	test(`${engine}: undo and the outbox at the same moment: each email is taken back or sent, never both`, async () => {
		const store = await freshStore(engine)
		const outcomes: string[] = []
		for (let round = 0; round < 12; round += 1) {
			const { id, reference } = await aCase(store)
			const emailId = await send(store, id, aDraft())
			const due = NOW + UNDO_MS
			const undo = () => takeEmailBack(store, { reference, emailId, staffId: BEN }, due)
			const work = () => claim(store, 1, due, 'email')
			const [first, second] = round % 2 === 0 ? [undo, work] : [work, undo]
			const both = await Promise.all([first(), second()])
			const result = both.find((one) => typeof one === 'string')
			const claimed = both.find((one) => Array.isArray(one)) ?? []
			expect([result, claimed.length]).toEqual(result === 'taken back' ? ['taken back', 0] : ['sending', 1])
			if (claimed.length === 1) {
				await markDone(store, emailId, due)
				expect(await takeEmailBack(store, { reference, emailId, staffId: BEN }, due)).toBe('sent')
			}
			outcomes.push(String(result))
		}
		// On PostgreSQL either may be first.
		if (engine === 'sqlite') expect(new Set(outcomes)).toEqual(new Set(['taken back', 'sending']))
	})

	test(`${engine}: a second person's answer is held, and so is a second press`, async () => {
		const store = await freshStore(engine)
		const { id, now } = await aCase(store)
		const all = await Promise.all([
			send(store, id, aDraft()),
			send(store, id, aDraft({ status: 'declined' }), NOW, 'staff-lee'),
			send(store, id, aDraft()),
		])
		expect(all.filter((result) => result === 'changed meanwhile')).toHaveLength(2)
		expect(await store.db.selectFrom('delivery').selectAll().execute()).toHaveLength(1)
		// After a look, with the version of now.
		const seen = (await now())?.version ?? 0
		expect(await send(store, id, aDraft({ version: seen }), NOW, 'staff-lee')).toMatch(/-/)
	})

	test(`${engine}: an email goes to the address of the case, whatever it was composed for`, async () => {
		const store = await freshStore(engine)
		const { id } = await aCase(store)
		const email = anEmail({ to: 'someone@else.example' })
		await queueEmail(store, { submissionId: id, seenVersion: 0, staffId: BEN, email, draft: aDraft() }, NOW)
		const [{ payload } = { payload: {} }] = await claim(store, 1, NOW + UNDO_MS)
		expect(payload).toMatchObject({ to: ADDRESS })
		const none = await aCase(store, { email: '' })
		expect(await send(store, none.id, aDraft())).toBe('no address')
	})

	test(`${engine}: a refused email is no answer: the case is open again, not reached, and a later email puts it right`, async () => {
		const store = await freshStore(engine)
		const { id, reference, now } = await aCase(store)
		await send(store, id, aDraft({ status: 'declined', backOn: null }))
		expect(await now()).toMatchObject({ status: 'declined', answeredAt: NOW, closedAt: NOW })
		const later = NOW + UNDO_MS
		await refuse(store, later)
		expect(await now()).toMatchObject({
			status: 'in_review',
			answeredAt: null,
			closedAt: null,
			notReachedAt: later,
		})
		expect((await listCaseEmails(store, id, ADDRESS))[0]).toMatchObject({
			state: 'failed',
			reason: '550 no such mailbox',
		})
		expect(await setStatus(store, { reference, status: 'in_review' }, later)).toBe('done')
		const version = (await now())?.version ?? 0
		await send(store, id, aDraft({ version }), later)
		const [delivery] = await claim(store, 1, later + UNDO_MS)
		await markDone(store, delivery?.id ?? '', later + UNDO_MS)
		expect(await now()).toMatchObject({ status: 'waiting', answeredAt: later, notReachedAt: null })
	})

	test(`${engine}: an earlier answer that arrived stays one when a later email is refused`, async () => {
		const store = await freshStore(engine)
		const { id, now } = await aCase(store)
		await send(store, id, aDraft())
		const [first] = await claim(store, 1, NOW + UNDO_MS)
		await markDone(store, first?.id ?? '', NOW + UNDO_MS)
		const later = NOW + DAY_MS
		await send(store, id, aDraft({ status: 'declined', version: (await now())?.version ?? 0 }), later)
		await refuse(store, later + UNDO_MS)
		expect(await now()).toMatchObject({ status: 'in_review', answeredAt: NOW })
	})

	test(`${engine}: "this email came back" does the same, also for the email that the site sent`, async () => {
		const store = await freshStore(engine)
		const received = { channel: 'email', payload: anEmail({ subject: 'We have your application' }) }
		const { id, reference } = await accept(store, aSubmission(), () => [received], NOW)
		const [first] = await claim(store, 1, NOW)
		await markDone(store, first?.id ?? '', NOW)
		const emailId = await send(store, id, aDraft())
		const asked = { reference, emailId, staffId: BEN }
		// Not before it was sent.
		expect(await emailCameBack(store, asked, NOW)).toBe(false)
		await claim(store, 1, NOW + UNDO_MS)
		await markDone(store, emailId, NOW + UNDO_MS)
		expect(await emailCameBack(store, { ...asked, reference: 'ADP-0000-00' }, NOW)).toBe(false)
		// A minute after it was sent: the newest of two events of one instant is not defined.
		const later = NOW + UNDO_MS + 60_000
		expect(await emailCameBack(store, asked, later)).toBe(true)
		const found = await findSubmission(store, reference)
		expect(found).toMatchObject({ status: 'in_review', answeredAt: null, notReachedAt: later })
		expect((await listCaseEvents(store, id))[0]).toMatchObject({ kind: 'email failed', staffId: BEN })

		const other = await accept(store, aSubmission(), () => [received], NOW)
		const [its] = await claim(store, 1, NOW)
		await markDone(store, its?.id ?? '', NOW)
		const back = { reference: other.reference, emailId: its?.id ?? '', staffId: BEN }
		expect(await emailCameBack(store, back, NOW + 60_000)).toBe(true)
		expect(await findSubmission(store, other.reference)).toMatchObject({ status: 'new', notReachedAt: NOW + 60_000 })
	})

	test(`${engine}: a draft that is saved twice within a millisecond has changed`, async () => {
		const store = await freshStore(engine)
		const author = { submissionId: (await aCase(store)).id, staffId: BEN }
		const states: unknown[] = []
		for (const body of ['one', 'two', 'three']) {
			await saveEmailDraft(store, author, aDraft({ body }), NOW)
			states.push((await findEmailDraft(store, author))?.updatedAt)
		}
		expect(states).toEqual([NOW, NOW + 1, NOW + 2])
	})

	test(`${engine}: a draft that is saved once more as it is has not changed`, async () => {
		const store = await freshStore(engine)
		const author = { submissionId: (await aCase(store)).id, staffId: BEN }
		await saveEmailDraft(store, author, aDraft(), NOW)
		await saveEmailDraft(store, author, aDraft(), NOW + 1000)
		expect((await findEmailDraft(store, author))?.updatedAt).toBe(NOW)
	})

	test(`${engine}: a draft belongs to its author and goes with the case`, async () => {
		const store = await freshStore(engine)
		const { id } = await aCase(store)
		await saveEmailDraft(store, { submissionId: id, staffId: BEN }, aDraft({ body: 'Ben wrote this' }), NOW)
		await saveEmailDraft(store, { submissionId: id, staffId: BEN }, aDraft({ body: 'and this' }), NOW + 1)
		expect(await findEmailDraft(store, { submissionId: id, staffId: 'staff-lee' })).toBeUndefined()
		expect(await findEmailDraft(store, { submissionId: id, staffId: BEN })).toMatchObject({ body: 'and this' })
		await send(store, id, aDraft(), NOW, 'staff-lee')
		expect(await findEmailDraft(store, { submissionId: id, staffId: BEN })).toMatchObject({ body: 'and this' })
		await store.write((transaction) => transaction.deleteFrom('submission').execute())
		for (const table of ['case_draft', 'case_email', 'delivery'] as const) {
			expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([])
		}
	})
}
