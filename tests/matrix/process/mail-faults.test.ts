import { expect, type TestContext, test } from 'vitest'
import { enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor, fillIn } from '#tests/integration/support/form-visitor.ts'
import { aMailServer, type Taken } from '#tests/integration/support/mail-server.ts'
import { eventually, freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { askRecords, storedSubmissions } from '#tests/integration/support/stored-records.ts'

const SOON = 15_000
const WAITS = 'done_at is null and failed_at is null'
/** Well below the time limit of twenty seconds. */
const BEFORE_THE_MAIL_SERVER_MS = 15_000
/** From the sample's options. */
const STAFF = 'office@fairlead.example'

/** A site with its store and mail server. `onTestFinished` is the test's own: tests run concurrently. */
async function aCharity({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
	const dataDir = freshFolder('mail')
	const mail = await aMailServer()
	onTestFinished(mail.close)
	return {
		mail,
		dataDir,
		start: () =>
			startSiteProcess({
				...SMALL_CHARITY,
				DATA_DIR: dataDir,
				FORM_SECRET,
				SMTP_URL: mail.url,
				MAIL_FROM: 'Us <us@fairlead.example>',
			}),
		/** Makes all retries due. */
		letTimePass: () => askRecords(dataDir, `update delivery set next_at = 0 where ${WAITS}`),
		/** Waits until each email was tried, and none is in flight. */
		untilTried: (attempts: number) =>
			eventually(
				async () => askRecords(dataDir, 'select attempts, lease_until, failed_at from delivery'),
				(all) =>
					all.every((one) => one.failed_at !== null || (one.lease_until === null && Number(one.attempts) >= attempts)),
				SOON,
			),
		untilDelivered: () =>
			eventually(
				async () =>
					askRecords(dataDir, `select attempts, last_error, next_at, lease_until from delivery where ${WAITS}`),
				(waiting) => waiting.length === 0,
				SOON,
			),
	}
}

/** Sends a question and expects the confirmation page; two emails follow, to the person and to staff. */
async function ask(site: SiteProcess, email: string) {
	const visitor = aVisitor(site)
	const message = `My question about ${email}, in some words.`
	const page = await fillIn(visitor, 'contact', { answers: { ...enough.contact, email, message }, slowly: true })
	const thanks = await visitor.send(page, new URLSearchParams())
	expect(thanks.path).toBe('/apply/contact/sent')
}

async function inMs(work: () => Promise<unknown>): Promise<number> {
	const started = performance.now()
	await work()
	return performance.now() - started
}

const idsOf = (taken: Taken[]) => taken.map(({ messageId }) => messageId).sort()

test.concurrent('mail servers that are down, refuse or hang: visitors get their confirmation page at once, and each email arrives once', async (context) => {
	const { mail, dataDir, start, letTimePass, untilTried, untilDelivered } = await aCharity(context)
	const site = await start()
	await ask(site, 'down1@example.org')
	await ask(site, 'down2@example.org')
	await untilTried(1)

	await mail.be({ recipient: (address) => (address.startsWith('nobody') ? 550 : 451) })
	letTimePass()
	await ask(site, 'refused@example.org')
	await ask(site, 'nobody@example.org')
	await untilTried(1)

	await mail.be({ hangs: true })
	letTimePass()
	expect(await inMs(() => ask(site, 'hangs@example.org'))).toBeLessThan(BEFORE_THE_MAIL_SERVER_MS)
	await eventually(
		async () => mail.unheard(),
		(count) => count >= 3,
		SOON,
	)
	expect(await inMs(() => ask(site, 'hangs2@example.org'))).toBeLessThan(BEFORE_THE_MAIL_SERVER_MS)
	let code: number | null = null
	expect(
		await inMs(async () => {
			code = await site.stop()
		}),
	).toBeLessThan(BEFORE_THE_MAIL_SERVER_MS)
	expect(code).toBe(0)
	expect(mail.taken).toEqual([])

	await mail.be({})
	letTimePass()
	const again = await start()
	await untilDelivered()
	await again.stop()

	expect(storedSubmissions(dataDir)).toHaveLength(6)
	const people = ['down1', 'down2', 'hangs', 'hangs2', 'refused'].map((name) => `${name}@example.org`)
	const staff = Array(6).fill(STAFF)
	expect(mail.taken.map(({ to }) => to).sort()).toEqual([...people, ...staff].sort())
	expect(new Set(idsOf(mail.taken)).size).toBe(11)
	expect(askRecords(dataDir, 'select payload_json from delivery where failed_at is not null')).toMatchObject([
		{ payload_json: expect.stringContaining('nobody@example.org') },
	])
	const logs = JSON.stringify([...site.logged(), ...again.logged()])
	expect(logs).toContain('ECONNREFUSED')
	expect(logs).not.toMatch(/@example|my question/i)
})

test.concurrent('SIGTERM during delivery: accepted emails are not sent again, others are, with the same Message-ID', async (context) => {
	const { mail, start, letTimePass, untilDelivered } = await aCharity(context)
	const site = await start()
	// It reads each email at once and accepts it a second later, but never the first.
	await mail.be({ answersAfterMs: (count) => (count === 1 ? null : 1000) })
	for (const name of ['one', 'two', 'three']) await ask(site, `${name}@example.org`)
	await eventually(
		async () => mail.taken.length,
		(count) => count >= 3,
		SOON,
	)
	expect(await inMs(() => site.stop())).toBeLessThan(BEFORE_THE_MAIL_SERVER_MS)
	const unanswered = idsOf(mail.taken.filter(({ isAnswered }) => !isAnswered))
	expect(unanswered).toHaveLength(1)

	await mail.be({})
	letTimePass()
	const again = await start()
	await untilDelivered()
	await again.stop()
	const ids = idsOf(mail.taken)
	expect(new Set(ids).size).toBe(6)
	expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual(unanswered)
	expect(ids[0]).toMatch(/^<[\da-f-]{36}@fairlead\.example>$/)
})
