import { expect, test } from 'vitest'
import { confirmByLink } from '#app/features/applications/newsletter/confirm.server.ts'
import type { Content } from '#content/model/content.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import type { NewSubmission } from '#domain/applications/submissions/new-submission.ts'
import type { Email } from '#domain/emails/email.ts'
import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import { setStatus } from '#records/cases/set-status.ts'
import { emailSchema } from '#records/email/email.ts'
import { releaseRequest } from '#records/newsletter/quarantined.ts'
import { subscribe } from '#records/newsletter/subscribe.ts'
import { listSubscribers } from '#records/newsletter/subscribers.ts'
import { claim, requeue } from '#records/outbox/deliveries.ts'
import type { Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { findSubmission, release } from '#records/submissions/submissions.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { runJobs } from './run-jobs.ts'

/** Saturday. London is on UTC in November. */
const SATURDAY = Date.UTC(2026, 10, 21)
const STAFF = 'office@fairlead.example'

function charity(changes: Parameters<typeof someContent>[0] = {}): Content {
	return someContent({ options: someOptions(), notificationEmail: STAFF, dogs: [aDog()], ...changes })
}

const TRUSTED = { isTrusted: true, mayDelete: true }

function run(store: Store, now: number, { content = charity(), clock = TRUSTED, warnings = [] as string[] } = {}) {
	const site = { siteUrl: 'https://www.fairlead.example', formSecret }
	return runJobs({ store, content, ...site, now, clock, warnings })
}

function send(store: Store, changes: Partial<NewSubmission>, at = SATURDAY - 3 * DAY_MS) {
	const answers = { ...enough.adoption, dog: 'biscuit', allergies: 'yes' }
	return accept(store, aSubmission({ answers, ...changes }), () => [], at)
}

async function storedEmails(store: Store): Promise<Email[]> {
	const rows = await store.db.selectFrom('delivery').selectAll().where('channel', '=', 'email').execute()
	return rows.map(({ payload_json }) => emailSchema.parse(JSON.parse(payload_json)))
}

for (const engine of ENGINES) {
	test(`${engine}: staff get one digest a day from several processes: overdue first, without names`, async () => {
		const store = await freshStore(engine)
		const late = await send(store, { replyBy: '2026-11-20', email: '' })
		const due = await send(store, { replyBy: '2026-11-21', about: '', form: 'contact' })
		const fresh = await send(store, { replyBy: '2026-11-30' }, SATURDAY - HOUR_MS)
		await send(store, { quarantineReasons: ['too quick'] })

		await run(store, SATURDAY + 7 * HOUR_MS - 1)
		expect(await storedEmails(store)).toEqual([])
		const rounds = await Promise.all([1, 2, 3].map(() => run(store, SATURDAY + 7 * HOUR_MS)))
		rounds.push(await run(store, SATURDAY + 20 * HOUR_MS))
		expect(rounds.filter(({ digest }) => digest)).toHaveLength(1)

		const [email, ...more] = await storedEmails(store)
		expect(more).toEqual([])
		expect(email).toMatchObject({
			to: STAFF,
			subject: 'Desk: 1 overdue, 1 due today, 1 new, 1 quarantined - Saturday 21 November 2026',
		})
		const text = email?.text ?? ''
		const places = [late, due, fresh].map(({ reference }) => text.indexOf(reference))
		expect(places.every((place) => place >= 0)).toBe(true)
		expect(places).toEqual(places.toSorted((a, b) => a - b))
		expect(text).toContain(
			'adoption, Biscuit, reply was due by Friday 20 November 2026 (no email address: please ring)',
		)
		expect(text).toContain('1 quarantined until someone has looked: npm run desk')
		expect(text + email?.html).not.toMatch(/Sam Taylor|Zoë|sam@example|Mill Lane, |01632 960 ?001|allerg/i)
	})

	test(`${engine}: no digest without news; quarantined submissions are repeated on Mondays`, async () => {
		const store = await freshStore(engine)
		await send(store, { replyBy: '2026-12-30', quarantineReasons: ['too quick'] }, SATURDAY - 8 * HOUR_MS)
		const mornings = [0, 1, 2, 3].map((days) => SATURDAY + days * DAY_MS + 8 * HOUR_MS)
		const told = []
		for (const morning of mornings) told.push((await run(store, morning)).digest)
		expect(told).toEqual([true, false, true, false])
	})

	test(`${engine}: deliveries pending for a day are in the digest, and again on Mondays`, async () => {
		const store = await freshStore(engine)
		const copy = () => [{ channel: 'sign-in', payload: {} }]
		await accept(store, aSubmission({ replyBy: '2026-12-30' }), copy, SATURDAY - 30 * HOUR_MS)
		for (const delivery of await claim(store, 1, SATURDAY)) {
			await requeue(store, delivery, { reason: 'the mail server does not answer', nextAt: SATURDAY + 30 * DAY_MS })
		}
		const mornings = [0, 1, 2, 3].map((days) => SATURDAY + days * DAY_MS + 8 * HOUR_MS)
		const told = []
		for (const morning of mornings) told.push((await run(store, morning)).digest)
		expect(told).toEqual([true, false, true, false])
		expect((await storedEmails(store))[0]).toMatchObject({
			subject: 'Desk: 1 pending - Saturday 21 November 2026',
			text: expect.stringContaining('1 pending for more than a day, and still retried (new): npm run desk -- emails'),
		})
	})

	test(`${engine}: the digest follows the charity's time zone and falls back to the public email address`, async () => {
		const store = await freshStore(engine)
		await send(store, { replyBy: '2026-11-30' }, SATURDAY + HOUR_MS)
		const options = someOptions()
		options.site.timezone = 'America/New_York'
		const content = charity({ options, notificationEmail: '' })
		expect((await run(store, SATURDAY + 11 * HOUR_MS, { content })).digest).toBe(false)
		expect((await run(store, SATURDAY + 12 * HOUR_MS, { content })).digest).toBe(true)
		expect((await storedEmails(store))[0]?.to).toBe('hello@fairlead.example')
	})

	test(`${engine}: a missed deadline is extended once, with an email in the charity's own text`, async () => {
		const store = await freshStore(engine)
		const late = await send(store, { replyBy: '2026-11-20', email: 'zoe@example.org' })
		const answered = await send(store, { replyBy: '2026-11-20', email: 'else@example.org' })
		await setStatus(store, { reference: answered.reference, status: 'approved' }, SATURDAY)
		await send(store, { replyBy: '2026-11-20', quarantineReasons: ['too quick'] })
		await send(store, { replyBy: '2026-11-20', form: 'newsletter' })
		const content = charity({ emailTexts: { stillLooking: { subject: 'Sorry, {reference}', body: '' } } })

		expect((await run(store, SATURDAY + 8 * HOUR_MS, { content })).renewed).toBe(0)
		const rounds = await Promise.all([1, 2, 3].map(() => run(store, SATURDAY + 9 * HOUR_MS, { content })))
		rounds.push(await run(store, SATURDAY + 30 * DAY_MS, { content }))
		expect(rounds.reduce((sum, { renewed }) => sum + renewed, 0)).toBe(1)

		const toPeople = (await storedEmails(store)).filter(({ to }) => to !== STAFF)
		expect(toPeople).toHaveLength(1)
		expect(toPeople[0]).toMatchObject({ to: 'zoe@example.org', subject: `Sorry, ${late.reference}` })
		expect(toPeople[0]?.text).toMatch(/Dear Zoë[\s\S]*Friday 20 November 2026[\s\S]*Friday 27 November 2026/)
		expect(await findSubmission(store, late.reference)).toMatchObject({
			replyBy: '2026-11-20',
			extendedReplyBy: '2026-11-27',
		})
	})

	test(`${engine}: a released submission gets its emails once, and nothing else is sent`, async () => {
		const store = await freshStore(engine)
		const held = await send(store, {
			replyBy: '2026-11-20',
			email: 'zoe@example.org',
			quarantineReasons: ['too quick'],
		})
		await run(store, SATURDAY + 6 * HOUR_MS)
		expect(await storedEmails(store)).toEqual([])

		await release(store, held.reference)
		const rounds = await Promise.all([1, 2].map(() => run(store, SATURDAY + 6 * HOUR_MS)))
		expect(rounds.reduce((sum, { released }) => sum + released, 0)).toBe(1)
		const [received, notice] = (await storedEmails(store)).sort((a) => (a.to === STAFF ? 1 : -1))
		expect(received).toMatchObject({ to: 'zoe@example.org' })
		expect(received?.text).toContain('by Friday 27 November 2026')
		expect(notice).toMatchObject({ to: STAFF, replyTo: 'zoe@example.org' })
		expect((await run(store, SATURDAY + 10 * HOUR_MS)).renewed).toBe(0)
		// The deadline counts from the release.
		expect(await findSubmission(store, held.reference)).toMatchObject({ replyBy: '2026-11-27', extendedReplyBy: null })

		const channels = await store.db.selectFrom('delivery').select('channel').distinct().execute()
		expect(channels).toEqual([{ channel: 'email' }])
	})

	test(`${engine}: a released newsletter request gets one confirmation email, whose link works for a week`, async () => {
		const store = await freshStore(engine)
		const wants = { email: 'zoe@example.org', firstName: '', interests: [], place: 'footer' as const, wording: {} }
		const noLetter = () => {
			throw new Error('nobody is written to')
		}
		for (const quarantineReasons of [['a link in a name'], ['a link in a name']]) {
			await subscribe(store, { ...wants, quarantineReasons }, noLetter, SATURDAY - 6 * DAY_MS)
		}
		await subscribe(store, { ...wants, email: 'bot@example.org', quarantineReasons: ['x'] }, noLetter, SATURDAY)
		await run(store, SATURDAY + 6 * HOUR_MS)
		expect(await storedEmails(store)).toEqual([])

		expect(await releaseRequest(store, 'Zoe@example.org', SATURDAY)).toBe(true)
		const content = charity({ emailTexts: { newsletter: { subject: 'Is it you?', body: '' } } })
		const rounds = await Promise.all([1, 2].map(() => run(store, SATURDAY + 6 * HOUR_MS, { content })))
		rounds.push(await run(store, SATURDAY + 2 * DAY_MS, { content }))
		expect(rounds.reduce((sum, { released }) => sum + released, 0)).toBe(1)
		const [email, ...more] = (await storedEmails(store)).filter(({ to }) => to !== STAFF)
		expect(more).toEqual([])
		expect(email).toMatchObject({ to: 'zoe@example.org', subject: 'Is it you?' })
		const key =
			/https:\/\/www\.fairlead\.example\/newsletter\/confirm\?key=([\w-]{32})/.exec(email?.text ?? '')?.[1] ?? ''
		const formContext = createFormContext(content, 'https://www.fairlead.example', SATURDAY)
		const lastMoment = SATURDAY + 6 * HOUR_MS + 7 * DAY_MS - 1
		expect(await confirmByLink(store, key, { formContext, emailTexts: {}, now: lastMoment })).toBe('zoe@example.org')
		expect(await listSubscribers(store)).toMatchObject([{ email: 'zoe@example.org' }])
	})

	test(`${engine}: before the content is loaded retention runs and no email is written`, async () => {
		const store = await freshStore(engine)
		await send(store, { replyBy: '2026-11-20', deleteAt: SATURDAY, retentionMonths: null })
		await send(store, { replyBy: '2026-11-20' })
		const done = await run(store, SATURDAY + 10 * HOUR_MS, { content: someContent() })
		expect(done).toEqual({
			released: 0,
			renewed: 0,
			checkIns: 0,
			transferReminders: 0,
			expiredOrders: 0,
			stockNotices: 0,
			sponsorships: 0,
			digest: false,
			morningDigests: 0,
			deleted: { submissions: 1, drafts: 0, emails: 0, newsletterRequests: 0, anonymisedDonations: 0 },
			errors: [],
		})
		expect(await storedEmails(store)).toEqual([])
	})

	test(`${engine}: with a doubtful clock nothing is deleted, no deadline is extended, and the digest says why`, async () => {
		const store = await freshStore(engine)
		await send(store, { replyBy: '2026-11-20', deleteAt: SATURDAY, retentionMonths: null })
		const clock = { isTrusted: false, mayDelete: false }
		const warnings = ['The clock says 2026-11-21, and the site was last seen running on 2025-10-17.']
		const done = await run(store, SATURDAY + 10 * HOUR_MS, { clock, warnings })
		expect(done).toMatchObject({ renewed: 0, digest: true, deleted: { submissions: 0 } })
		const [email, ...more] = await storedEmails(store)
		expect(more).toEqual([])
		expect(email).toMatchObject({ to: STAFF, text: expect.stringContaining(warnings[0] ?? '') })
	})

	test(`${engine}: a failing job does not stop the others`, async () => {
		const store = await freshStore(engine)
		const held = await send(store, { quarantineReasons: ['too quick'] })
		await release(store, held.reference)
		await store.db.updateTable('submission').set({ answers_json: '{' }).execute()
		await send(store, { deleteAt: SATURDAY, retentionMonths: null })
		const { deleted, errors } = await run(store, SATURDAY + 6 * HOUR_MS)
		expect(deleted.submissions).toBe(1)
		expect(errors).toHaveLength(1)
	})
}
