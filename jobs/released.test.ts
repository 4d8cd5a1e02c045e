import { expect, test } from 'vitest'
import type { NewSubmission } from '#domain/applications/submissions/new-submission.ts'
import type { Email } from '#domain/emails/email.ts'
import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import { emailSchema } from '#records/email/email.ts'
import { releaseEmailOf } from '#records/email/quarantine.ts'
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

function run(store: Store, now: number) {
	const clock = { isTrusted: true, mayDelete: true }
	const content = someContent({ options: someOptions(), notificationEmail: STAFF, dogs: [aDog()] })
	return runJobs({
		store,
		content,
		siteUrl: 'https://www.fairlead.example',
		formSecret,
		now,
		clock,
		warnings: [],
	})
}

function send(store: Store, changes: Partial<NewSubmission>, at = SATURDAY - 3 * DAY_MS) {
	const answers = { ...enough.adoption, dog: 'biscuit', allergies: 'yes' }
	return accept(store, aSubmission({ answers, ...changes }), () => [], at)
}

function anEmailToStaff(): Email {
	return { to: STAFF, replyTo: null, subject: 'x', text: 'x', html: 'x', unsubscribeUrl: null }
}

async function storedEmails(store: Store): Promise<Email[]> {
	const rows = await store.db.selectFrom('delivery').selectAll().where('channel', '=', 'email').execute()
	return rows.map(({ payload_json }) => emailSchema.parse(JSON.parse(payload_json)))
}

for (const engine of ENGINES) {
	test(`${engine}: the digest shows staff flags as stored when the form was sent`, async () => {
		const store = await freshStore(engine)
		const flags = [
			{ text: 'Children from 5; Biscuit needs 8 or over', isSensitive: false },
			{ text: 'Someone at home is allergic to dogs', isSensitive: true },
		]
		const { reference } = await send(store, { replyBy: '2026-11-30', flags }, SATURDAY - HOUR_MS)
		const { reference: held } = await send(store, { flags, quarantineReasons: ['too quick'] })
		await release(store, held)
		// The limit has been removed from Biscuit.
		await run(store, SATURDAY + 7 * HOUR_MS)
		const [digest] = (await storedEmails(store)).filter(({ subject }) => subject.startsWith('Desk:'))
		const line = `- ${reference}: adoption, Biscuit, reply by Monday 30 November 2026`
		expect(digest?.text).toContain(`${line}\n  To check: Children from 5; Biscuit needs 8 or over\n`)
		expect(digest?.html).toContain('30 November 2026<br>To check: Children from 5; Biscuit needs 8 or over</li>')
		const [notice] = (await storedEmails(store)).filter(({ subject }) => subject.startsWith(held))
		expect(notice?.text).toContain('- Children from 5; Biscuit needs 8 or over')
		expect(`${digest?.text} ${notice?.text}`).not.toContain('allerg')
	})

	test(`${engine}: urgent submissions come first in the digest, by reference only, and get no email about an extended deadline`, async () => {
		const store = await freshStore(engine)
		const late = await send(store, { replyBy: '2026-11-20', email: '' })
		const urgent = { form: 'surrender', replyBy: '2026-11-18', isUrgent: true }
		const first = await send(store, { ...urgent, email: 'zoe@example.org' })
		const held = await send(store, { ...urgent, quarantineReasons: ['too quick'] })
		const mornings = [0, 1].map((days) => SATURDAY + days * DAY_MS + 10 * HOUR_MS)
		for (const morning of mornings) expect(await run(store, morning)).toMatchObject({ digest: true, renewed: 0 })
		const [email, ...more] = await storedEmails(store)
		expect(more.map(({ to }) => to)).toEqual([STAFF])
		expect(email?.subject).toMatch(/^Desk: 2 to ring first, 1 overdue/)
		const text = email?.text ?? ''
		const start = text.slice(text.indexOf('Ring first (2)'), text.indexOf(late.reference))
		expect(start).toContain(`- ${first.reference}\n- ${held.reference} (quarantined)\n`)
		expect(start).not.toMatch(/surrender|Biscuit|November/)
	})

	test(`${engine}: an email over the limit stays quarantined; after release it names a deadline in the future`, async () => {
		const store = await freshStore(engine)
		const limit = { clientHash: 'x', maxPerClientHour: 0, maxPerSiteHour: 60, alarm: anEmailToStaff, onAlarm() {} }
		const answers = { ...enough.adoption, dog: 'biscuit', firstName: 'See evil.example' }
		const sent = aSubmission({ answers, email: 'zoe@example.org', replyBy: '2026-11-20' })
		const email = [{ channel: 'email', payload: { ...anEmailToStaff(), to: 'zoe@example.org' }, limit }]
		const { reference } = await accept(store, sent, () => email, SATURDAY - 3 * DAY_MS)

		const morning = await run(store, SATURDAY + 10 * HOUR_MS)
		expect(morning).toMatchObject({ renewed: 0, released: 0, digest: true })
		const digest = (await storedEmails(store)).find(({ subject }) => subject.startsWith('Desk:'))
		expect(digest?.subject).toContain('1 overdue, 1 email quarantined')
		expect(digest?.text).toContain('1 to unconfirmed addresses, over the hourly limit: npm run desk')

		expect(await releaseEmailOf(store, reference)).toBe(true)
		expect(await releaseEmailOf(store, reference)).toBe(false)
		const rounds = await Promise.all([1, 2].map(() => run(store, SATURDAY + 11 * HOUR_MS)))
		expect(rounds.reduce((sum, { released }) => sum + released, 0)).toBe(1)
		const toPerson = (await storedEmails(store)).filter(({ to }) => to === 'zoe@example.org')
		expect(toPerson).toHaveLength(1)
		expect(toPerson[0]?.text).toMatch(/Dear friend[\s\S]*by Friday 27 November 2026[\s\S]*apply\/confirm\?key=/)
		expect(await findSubmission(store, reference)).toMatchObject({
			replyBy: '2026-11-20',
			extendedReplyBy: '2026-11-27',
		})
		// No second notice to staff.
		expect((await storedEmails(store)).filter(({ subject }) => subject.startsWith(reference))).toEqual([])
	})
}
