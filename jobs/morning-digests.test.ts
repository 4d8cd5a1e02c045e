import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import type { NewSubmission } from '#domain/applications/submissions/new-submission.ts'
import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import { addTask } from '#records/cases/tasks.ts'
import { addNote } from '#records/cases/work.ts'
import { createEmailChannel } from '#records/email/email-channel.ts'
import { markCertificatePosted } from '#records/giving/certificates.ts'
import { claim, markDone } from '#records/outbox/deliveries.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import { importStatement } from '#records/payables/transfers/import-statement.ts'
import { askCancel } from '#records/shop/money/cancel-order.ts'
import type { Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { factsOf } from '#tests/builders/giving/payment-events.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { aMailServer } from '#tests/integration/support/mail-server.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { runJobs } from './run-jobs.ts'

/** London is on UTC in November. */
const MONDAY = Date.UTC(2026, 10, 23)
const TODAY = '2026-11-23'
const [LATER, OVERDUE] = ['2026-12-01', '2026-11-20']

function run(store: Store, now: number, { timezone = 'Europe/London', isTrusted = true } = {}) {
	// Without an address for the team's own digest.
	const options = someOptions({ email: '' })
	options.site.timezone = timezone
	return runJobs({
		store,
		now,
		formSecret,
		siteUrl: 'https://rescue.example',
		warnings: [],
		content: someContent({ options }),
		clock: { isTrusted, mayDelete: false },
	})
}

async function addStaff({ db }: Store, id: string, changes: Partial<StaffChanges> = {}) {
	await db.insertInto('staff').values(asRow(id, changes)).execute()
}

interface StaffChanges {
	email: string
	role: 'team' | 'treasurer' | 'lead'
	away_until: string | null
	wants_digest: number
	removed_at: number | null
}

function asRow(id: string, changes: Partial<StaffChanges>) {
	const name = `${id[0]?.toUpperCase()}${id.slice(1)}`
	return {
		id,
		name,
		email: `${id}@rescue.example`,
		role: 'team' as const,
		created_at: 0,
		removed_at: null,
		...changes,
	}
}

async function aCase(store: Store, changes: Partial<NewSubmission>, holder: string | null) {
	const stored = await accept(store, aSubmission({ replyBy: LATER, ...changes }), () => [], MONDAY - 3 * DAY_MS)
	await store.db.updateTable('submission').set({ assigned_to: holder }).where('id', '=', stored.id).execute()
	return stored
}

/** To whom morning emails were written, in order. */
async function recipients({ db }: Store): Promise<string[]> {
	const rows = await db.selectFrom('delivery').select('payload_json').orderBy('created_at').execute()
	const emails = rows.map(({ payload_json }): { to: string; subject: string } => JSON.parse(payload_json))
	return emails
		.filter(({ subject }) => subject.startsWith('Your desk:'))
		.map(({ to }) => to)
		.sort()
}

const mailServer = await aMailServer()
await mailServer.be({})
afterAll(() => mailServer.close())

/** Sends everything that is pending, and returns what the mail server was given. */
async function sendAll(store: Store) {
	const before = mailServer.taken.length
	const channel = createEmailChannel({ smtpUrl: mailServer.url, from: 'Desk <hello@rescue.example>', folder: '' })
	for (const delivery of await claim(store, 50, MONDAY + 9 * HOUR_MS)) {
		await channel(delivery, new AbortController().signal)
		await markDone(store, delivery.id, MONDAY + 9 * HOUR_MS)
	}
	return Promise.all(mailServer.taken.slice(before).map(({ source }) => PostalMime.parse(source)))
}

for (const engine of ENGINES) {
	test(`${engine}: volunteers get one email in the morning: what is theirs, what no one has, tasks and notes, and no answers`, async () => {
		const store = await freshStore(engine)
		await addStaff(store, 'ana')
		await addStaff(store, 'lee', { role: 'lead' })
		const flags = [
			{ text: 'Fence 90 cm', isSensitive: false },
			{ text: 'Someone is allergic', isSensitive: true },
		]
		const late = await aCase(store, { name: 'Sam Late', replyBy: OVERDUE, flags }, 'ana')
		const due = await aCase(store, { name: 'Zoë <b>Due</b>', replyBy: TODAY }, 'ana')
		const later = await aCase(store, { name: 'Pat Later' }, 'ana')
		const lees = await aCase(store, { name: 'Lou Lees', replyBy: TODAY }, 'lee')
		const open = await aCase(store, { name: 'Nell None', replyBy: OVERDUE, form: 'surrender', isUrgent: true }, null)
		const spam = await aCase(store, { name: 'win.example', isUrgent: true, quarantineReasons: ['x'] }, null)
		await addTask(
			store,
			{ submissionId: later.id, seenVersion: 0, staffId: 'lee' },
			{ text: 'Ask about the diabetes', dueOn: TODAY, assignedTo: 'ana' },
			MONDAY,
		)
		const note = { text: 'They had a conviction', mentions: ['ana'] }
		await addNote(store, { submissionId: lees.id, seenVersion: 0, staffId: 'lee' }, note, MONDAY)

		expect((await run(store, MONDAY + 7 * HOUR_MS - 1)).morningDigests).toBe(0)
		// Two processes at once, later rounds, and a process that is started again.
		const rounds = await Promise.all([1, 2, 3].map(() => run(store, MONDAY + 7 * HOUR_MS)))
		for (const hours of [7.1, 9, 11.9]) rounds.push(await run(store, MONDAY + hours * HOUR_MS))
		expect(rounds.flatMap(({ errors }) => errors)).toEqual([])
		expect(rounds.reduce((sum, { morningDigests }) => sum + morningDigests, 0)).toBe(2)

		const mails = (await sendAll(store)).filter(({ subject }) => subject?.startsWith('Your desk'))
		const anas = mails.filter(({ to }) => to?.[0]?.address === 'ana@rescue.example')
		expect(anas).toHaveLength(1)
		const { subject, text = '', html = '' } = anas[0] ?? {}
		expect(subject).toBe(
			'Your desk: 1 overdue, 1 due today, 1 task, 1 note for you, 2 with no one yet - Monday 23 November 2026',
		)
		const inOrder = [late, due, later, lees, open, spam].map(({ reference }) => text.indexOf(reference))
		expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
		expect(inOrder[0]).toBeGreaterThan(0)
		expect(text).toContain('Sam Late: Adoption, Biscuit\n  3 days overdue')
		expect(text).toContain(`https://rescue.example/desk/cases/${late.reference}`)
		expect(text).toContain(`- ${spam.reference}\n  Ring first (quarantined)`)
		expect(text).toContain('Lee wrote to you about Lou Lees')
		expect(html).toContain('Zoë &lt;b&gt;Due&lt;/b&gt;')
		expect(html).toContain(`href="https://rescue.example/desk/cases/${due.reference}"`)
		expect(text + html).not.toMatch(
			/Fence|allergic|diabetes|conviction|win\.example|Nell|Rehoming|sam@example|01632 960001|Thornford/,
		)
		const lee = mails.find(({ to }) => to?.[0]?.address === 'lee@rescue.example')
		expect(lee?.subject).toBe('Your desk: 1 due today, 2 with no one yet - Monday 23 November 2026')
		expect(lee?.text).not.toContain('Sam Late')
	})

	test(`${engine}: who switched it off, is away, left, has no cases in their role or nothing due gets none`, async () => {
		const store = await freshStore(engine)
		await addStaff(store, 'off', { wants_digest: 0 })
		await addStaff(store, 'away', { away_until: TODAY })
		await addStaff(store, 'left', { removed_at: 1 })
		await addStaff(store, 'tom', { role: 'treasurer' })
		await addStaff(store, 'robin', { email: 'robin@demo.invalid' })
		await addStaff(store, 'idle')
		await addStaff(store, 'back', { away_until: '2026-11-22' })
		for (const id of ['off', 'away', 'robin', 'back']) await aCase(store, { replyBy: TODAY, name: id }, id)
		await aCase(store, {}, 'idle')
		await aCase(store, {}, null)
		const { id } = await aCase(store, { replyBy: TODAY }, null)
		await store.db.updateTable('submission').set({ reference: 'DEM-7K3F-2M' }).where('id', '=', id).execute()
		await run(store, MONDAY + 8 * HOUR_MS)
		// What is due while its holder is away is no one's, so it is the others' too.
		expect(await recipients(store)).toEqual(['back@rescue.example', 'idle@rescue.example'])
		await store.db.updateTable('submission').set({ status: 'done' }).where('name', '=', 'away').execute()
		await store.db.deleteFrom('delivery').execute()
		await run(store, MONDAY + DAY_MS + 8 * HOUR_MS)
		expect(await recipients(store)).toEqual(['back@rescue.example'])
	})

	test(`${engine}: orders are for those who pack, and their money for treasurers and leads, by numbers only`, async () => {
		const store = await freshStore(engine)
		await addStaff(store, 'ana')
		await addStaff(store, 'tom', { role: 'treasurer' })
		const late = await aPaidOrder(store, {}, MONDAY - 6 * DAY_MS)
		await aPaidOrder(store, {}, MONDAY - DAY_MS)
		await aPaidOrder(store, { email: 'robin@demo.invalid' }, MONDAY - DAY_MS)
		const cancelled = await aPaidOrder(store, {}, MONDAY - 9 * DAY_MS)
		await askCancel(store, cancelled.payable.reference, () => [], MONDAY - 8 * DAY_MS)
		await store.db.deleteFrom('delivery').execute()
		await run(store, MONDAY + 8 * HOUR_MS)
		const mails = (await sendAll(store)).filter(({ subject }) => subject?.startsWith('Your desk'))
		const of = (name: string) => mails.find(({ to }) => to?.[0]?.address === `${name}@rescue.example`)
		expect(of('ana')?.subject).toBe('Your desk: 2 orders to pack - Monday 23 November 2026')
		expect(of('ana')?.text).toContain('2 orders to pack\n  1 of them late: should be posted by now')
		expect(of('ana')?.text).not.toContain('to decide')
		expect(of('tom')?.subject).toBe('Your desk: 2 orders to pack, 1 to decide in the shop - Monday 23 November 2026')
		expect(of('tom')?.text).toContain('1 cancelled more than a week ago: refund within 14 days')
		expect(of('tom')?.html).toContain('href="https://rescue.example/desk/orders?view=to+decide"')
		expect(mails.map(({ text }) => text).join()).not.toMatch(new RegExp(`${late.payable.reference}|O’Brien|£`))
		await run(store, MONDAY + 9 * HOUR_MS)
		expect(await recipients(store)).toEqual(['ana@rescue.example', 'tom@rescue.example'])
	})

	test(`${engine}: who books money reads of undecided lines of the bank statement, for which reminders wait`, async () => {
		const store = await freshStore(engine)
		await addStaff(store, 'ana')
		await addStaff(store, 'tom', { role: 'treasurer' })
		const lines = [aStatementLine('SMITH J'), aStatementLine('JONES K')]
		await importStatement(store, { lines, currency: 'GBP', staffId: null }, MONDAY - DAY_MS)
		await run(store, MONDAY + 8 * HOUR_MS)
		const [mail, ...others] = await sendAll(store)
		expect([mail?.to?.[0]?.address, others]).toEqual(['tom@rescue.example', []])
		expect(mail?.subject).toBe('Your desk: 2 bank lines to check - Monday 23 November 2026')
		expect(mail?.html).toContain('href="https://rescue.example/desk/giving/statement"')
		expect(mail?.text).not.toContain('SMITH')
	})

	test(`${engine}: who books money reads of disputes on the morning after, and by name of the day while it is near or just past`, async () => {
		const store = await freshStore(engine)
		await addStaff(store, 'ana')
		await addStaff(store, 'tom', { role: 'treasurer' })
		const { reference } = await storedDonation(store)
		const { paid, effect } = factsOf(reference)
		const dueBy = MONDAY + 12 * DAY_MS
		const opened = effect('dispute opened', 'dp_1', 2000, MONDAY, { refs: { charge: 'ch_1' }, fee: null, dueBy })
		for (const event of [paid(), opened]) await applyPaymentEvent(store, event, () => [], MONDAY)
		/** What Tom's mail of that day says. */
		const mailOf = async (days: number) => {
			await run(store, MONDAY + days * DAY_MS + 8 * HOUR_MS)
			const [mail, ...others] = await sendAll(store)
			if (mail) expect([mail.to?.[0]?.address, others]).toEqual(['tom@rescue.example', []])
			return mail
		}
		const first = await mailOf(0)
		expect(first?.subject).toBe('Your desk: 1 dispute to answer - Monday 23 November 2026')
		expect(first?.text).toContain('Answer by Saturday 5 December 2026, or it is lost')
		expect(first?.html).toContain(`href="https://rescue.example/desk/giving/${reference}"`)
		expect(first?.text).not.toMatch(/O’Brien|£/)
		expect(await mailOf(1)).toBe(undefined)
		expect((await mailOf(6))?.text).toContain('Answer by Saturday 5 December 2026')
		expect((await mailOf(12))?.text).toContain('Answer today, or it is lost')
		expect((await mailOf(13))?.text).toContain('The answer was due by Saturday 5 December 2026: see whether')
		expect(await mailOf(20)).toBe(undefined)
	})

	test(`${engine}: who books money reads of certificates to post from a week before their day, without a name, until one is marked`, async () => {
		const store = await freshStore(engine)
		await addStaff(store, 'ana')
		await addStaff(store, 'tom', { role: 'treasurer' })
		const present = {
			recipient: 'Gran Surprise',
			relation: 'Family',
			email: null,
			address: '1 High Street',
			message: '',
			sendOn: '2026-11-30',
		}
		const sponsorship = { dogId: '1', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask', present }
		const given = {
			kind: 'sponsorship',
			frequency: '12 months',
			state: 'paid',
			sponsorship_json: JSON.stringify(sponsorship),
		} as const
		const { reference } = await storedDonation(store, given)
		await storedDonation(store, { ...given, email: 'robin@demo.invalid' })
		/** What Tom's mail of that day says. */
		const mailOf = async (days: number) => {
			await run(store, MONDAY + days * DAY_MS + 8 * HOUR_MS)
			return (await sendAll(store)).find(({ to }) => to?.[0]?.address === 'tom@rescue.example')
		}
		expect(await mailOf(-1)).toBe(undefined)
		const first = await mailOf(0)
		expect(first?.subject).toBe('Your desk: 1 certificate to post - Monday 23 November 2026')
		expect(first?.text).toContain(`The certificate of ${reference}\n  To arrive on Monday 30 November 2026`)
		expect(first?.html).toContain(`href="https://rescue.example/desk/giving/${reference}"`)
		expect(first?.text).not.toMatch(/Surprise|High Street|Dot|O’Brien/)
		expect((await mailOf(8))?.text).toContain('It should have arrived on Monday 30 November 2026: see whether')
		const posted = { reference, seenVersion: 0, staffId: 'tom', timezone: 'Europe/London' }
		await markCertificatePosted(store, posted, MONDAY + 8 * DAY_MS)
		expect(await mailOf(9)).toBe(undefined)
		expect(await recipients(store)).not.toContain('ana@rescue.example')
	})

	test(`${engine}: in the charity's own morning, also on days when clocks change, and never twice when a clock jumps`, async () => {
		const store = await freshStore(engine)
		await addStaff(store, 'ana')
		await aCase(store, { replyBy: '2026-01-01' }, 'ana')
		const timezone = 'America/New_York'
		// Clocks go forward on 14 March 2027 and back on 7 November 2027, at 2 am: 7 is UTC 11 and 12.
		for (const [day, seven] of [
			[Date.UTC(2027, 2, 13), 12],
			[Date.UTC(2027, 2, 14), 11],
			[Date.UTC(2027, 10, 6), 11],
			[Date.UTC(2027, 10, 7), 12],
		] as const) {
			const hours: number[] = []
			for (let hour = 4; hour < 28; hour += 1) {
				if ((await run(store, day + hour * HOUR_MS, { timezone })).morningDigests > 0) hours.push(hour)
			}
			expect(hours, new Date(day).toISOString()).toEqual([seven])
		}
		const morning = Date.UTC(2027, 10, 8, 13)
		expect((await run(store, morning, { timezone, isTrusted: false })).morningDigests).toBe(0)
		expect((await run(store, morning + 5 * HOUR_MS, { timezone })).morningDigests).toBe(0)
		expect((await run(store, morning, { timezone })).morningDigests).toBe(1)
		expect((await run(store, morning - HOUR_MS, { timezone })).morningDigests).toBe(0)
		expect((await run(store, morning - DAY_MS - HOUR_MS / 2, { timezone })).morningDigests).toBe(0)
	})
}
