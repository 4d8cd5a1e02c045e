import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor, fillIn, type Seen } from '#tests/integration/support/form-visitor.ts'
import { serverEntry } from '#tests/integration/support/server-entry.ts'
import { eventually, freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { askRecords, emailsIn, storedSubmissions } from '#tests/integration/support/stored-records.ts'

/*
 * Emails to unconfirmed addresses, against the built site: what an attacker can make the charity send, and what a genuine visitor gets.
 */
const STAFF = 'office@fairlead.example'
const NOTHING = new URLSearchParams()
const MINE = new URLSearchParams('answer=mine')
const NOT_MINE = new URLSearchParams('answer=not-mine')
const root = join(import.meta.dirname, '../../..')
const dataDir = freshFolder('new-addresses')
let site = await start()
afterAll(() => site.stop())

function start() {
	const settings = { DATA_DIR: dataDir, FORM_SECRET, TRUST_PROXY: '1', SITE_URL: 'https://www.fairlead.example' }
	const limits = { MAX_NEW_ADDRESS_EMAILS_PER_CLIENT_HOUR: '', MAX_NEW_ADDRESS_EMAILS_PER_SITE_HOUR: '' }
	return startSiteProcess({ ...SMALL_CHARITY, ...settings, ...limits })
}

let clients = 0
/** A client with its own network address. */
function aClient(on = site) {
	clients += 1
	return aVisitor(on, { 'X-Forwarded-For': `198.51.100.${clients}`, 'Sec-Fetch-Site': 'same-origin' })
}

/** Sends a question and returns the next page. */
async function ask(visitor: ReturnType<typeof aVisitor>, answers: Record<string, string>): Promise<Seen> {
	const page = await fillIn(visitor, 'contact', { answers: { ...enough.contact, ...answers }, slowly: true })
	expect(page.path).toBe('/apply/contact/check')
	return visitor.send(page, NOTHING)
}

/** All emails to an address, or to all but staff. */
async function emails(to?: string) {
	const all = await Promise.all(emailsIn(dataDir).map((raw) => PostalMime.parse(raw)))
	return all.filter((email) => (to ? email.to?.[0]?.address === to : !email.to?.[0]?.address?.startsWith('office@')))
}

/** Waits until nothing is due. */
function delivered() {
	const waiting = () => askRecords(dataDir, 'select id from delivery where done_at is null and quarantined_at is null')
	return eventually(
		async () => waiting().length,
		(count) => count === 0,
		20_000,
	)
}

function confirmPath(text = ''): string {
	const [, path = ''] = /https:\/\/www\.fairlead\.example(\/apply\/confirm\?key=[\w-]{32})/.exec(text) ?? []
	return path
}

function desk(...words: string[]) {
	const env = { ...process.env, DATA_DIR: dataDir, API_BASE: '', DATABASE_URL: '' }
	const { status, stdout } = spawnSync(process.execPath, [serverEntry('desk'), ...words], {
		cwd: root,
		env,
		encoding: 'utf8',
	})
	return { status, stdout }
}

test('emails to unconfirmed addresses have no typed text and are limited', async () => {
	const phisher = aClient()
	for (let count = 0; count < 20; count += 1) {
		const link = `http://evil${count}.example/login`
		const page = await ask(phisher, {
			email: `victim${count}@example.org`,
			// Not spam: distinct texts, and no link in a name.
			name: `Your account is locked, see evil${count}`,
			message: `Dear customer ${count}, your account is locked. Please sign in at ${link} within 24 hours.`,
		})
		expect(page.path).toBe('/apply/contact/sent')
	}
	await delivered()
	const sent = await emails()
	expect(sent.map((email) => email.to?.[0]?.address)).toEqual(
		expect.arrayContaining(['victim0@example.org', 'victim1@example.org', 'victim2@example.org']),
	)
	expect(sent).toHaveLength(3)
	expect(JSON.stringify(sent)).not.toMatch(/evil|locked|customer|sign in/i)
	for (const { subject, text, replyTo } of sent) {
		expect(subject).toMatch(/^We have your question - ASK-/)
		expect(text).toMatch(/Dear friend,[\s\S]* by \w+day \d[\s\S]*01632 960/)
		expect(replyTo?.[0]?.address).toBe('hello@fairlead.example')
	}
	// Every form is stored, with its notice to staff.
	expect(storedSubmissions(dataDir).filter(({ quarantined }) => quarantined === 0)).toHaveLength(20)
	const staff = await emails(STAFF)
	expect(staff.filter(({ subject }) => subject?.startsWith('ASK-'))).toHaveLength(20)
	expect(staff.filter(({ subject }) => subject?.startsWith('Alarm:'))).toHaveLength(1)
	expect(site.logged().filter(({ msg }) => msg === 'emails to new addresses quarantined')).toMatchObject([
		{ level: 40, maxPerClientHour: 3, maxPerSiteHour: 60 },
	])
})

test('the limit survives a restart and is shared by processes; other clients are not limited', async () => {
	expect(await site.stop()).toBe(0)
	site = await start()
	const second = await start()
	const phisher = aVisitor(second, { 'X-Forwarded-For': '198.51.100.1', 'Sec-Fetch-Site': 'same-origin' })
	await ask(phisher, { email: 'victim20@example.org', message: 'The same visitor, by another process.' })
	await ask(aClient(), { email: 'els@example.org', message: 'Somebody else altogether asks this.' })
	await second.stop()
	await delivered()
	expect(await emails('victim20@example.org')).toEqual([])
	expect(await emails('els@example.org')).toHaveLength(1)
})

test('staff list and release a quarantined email, which has no typed text', async () => {
	const listed = desk('list', '--quarantined')
	expect(listed.stdout).toContain('victim20@example.org')
	const reference = String(storedSubmissions(dataDir).find(({ email }) => email === 'victim19@example.org')?.reference)
	expect(desk('release', reference)).toMatchObject({ status: 0 })
	// The site sends released emails at its start, and every five minutes.
	await site.stop()
	site = await start()
	const [email] = await eventually(
		() => emails('victim19@example.org'),
		(found) => found.length === 1,
		20_000,
	)
	expect(email?.text).toContain(reference)
	expect(confirmPath(email?.text)).not.toBe('')
	expect(JSON.stringify(email)).not.toMatch(/evil|locked/)
	expect(desk('list', '--quarantined').stdout).not.toContain('victim19@example.org')
})

test('the button confirms the address: answers on the page, a copy by email, and full emails from then on', async () => {
	const sam = aClient()
	const page = await ask(sam, {
		name: 'Sam Taylor',
		email: 'sam@example.org',
		message: 'May we bring our own dog along?',
	})
	expect(page.text).toContain('sam@example.org')
	await delivered()
	const [first] = await emails('sam@example.org')
	expect(first?.text).toContain('Dear Sam Taylor,')
	expect(JSON.stringify(first)).not.toContain('bring our own dog')
	const path = confirmPath(first?.text)

	// A mail scanner follows the link: nothing happens.
	for (let looks = 0; looks < 3; looks += 1) expect((await aClient().get(path)).status).toBe(200)
	await delivered()
	expect(await emails('sam@example.org')).toHaveLength(1)
	expect(storedSubmissions(dataDir).find(({ email }) => email === 'sam@example.org')?.confirmed_at).toBe(null)

	const asked = await aClient().get(path)
	expect(asked.text).toContain('Did you send us this?')
	expect(asked.text).not.toContain('bring our own dog')
	expect(asked.headers.get('Referrer-Policy')).toBe('same-origin')
	for (let presses = 0; presses < 2; presses += 1) {
		const shown = await aClient().send(asked, MINE)
		expect(shown.text).toContain('May we bring our own dog along?')
		expect(shown.headers.get('Cache-Control')).toBe('private, no-store')
	}
	await delivered()
	const copies = (await emails('sam@example.org')).filter(({ subject }) => subject?.startsWith('Your answers'))
	expect(copies).toHaveLength(1)
	expect(copies[0]?.text).toContain('May we bring our own dog along?')

	await ask(aClient(), {
		name: 'Sam Taylor',
		email: 'SAM@example.org',
		message: 'One more thing: is there a car park?',
	})
	await delivered()
	expect(JSON.stringify(await emails('SAM@example.org'))).toContain('is there a car park?')
})

test('sending twice does not confirm an address', async () => {
	const client = aClient()
	await ask(client, { email: 'twice@example.org', message: 'The first of two questions from here.' })
	await ask(aClient(), { email: 'twice@example.org', message: 'The second of two questions from here.' })
	await delivered()
	expect(await emails('twice@example.org')).toHaveLength(2)
	expect(JSON.stringify(await emails('twice@example.org'))).not.toContain('of two questions')
})

test('disowning stops emails to the address, and staff are notified', async () => {
	await ask(aClient(), { email: 'stranger@example.org', message: 'Typed with the address of a stranger.' })
	await delivered()
	const [first] = await emails('stranger@example.org')
	const asked = await aClient().get(confirmPath(first?.text))
	const thanks = await aClient().send(asked, NOT_MINE)
	expect(thanks.text).toContain('We’ve put that form aside')
	expect((await aClient().get(confirmPath(first?.text))).status).toBe(404)
	await delivered()
	expect(await emails('stranger@example.org')).toHaveLength(1)
	const record = storedSubmissions(dataDir).find(({ email }) => email === 'stranger@example.org')
	expect(record).toMatchObject({ quarantined: 1, confirmed_at: null })
	expect((await emails(STAFF)).map(({ subject }) => subject)).toContain(
		`${record?.reference}: the address is someone else’s`,
	)
})

test('an unknown link says so on GET and POST', async () => {
	for (const key of ['', 'x', 'A'.repeat(32)]) {
		const page = await aClient().get(`/apply/confirm?key=${key}`)
		expect(page.status).toBe(404)
		expect(page.text).toContain('This link no longer works')
		expect((await aClient().send(page, MINE)).status).toBe(404)
	}
})

test('the store has no network addresses, and the log no email addresses or keys', () => {
	const rows = askRecords(dataDir, 'select * from new_address_email')
	expect(rows.length).toBeGreaterThan(3)
	expect(JSON.stringify(rows)).not.toContain('198.51')
	expect(JSON.stringify(site.logged())).not.toMatch(/@example|198\.51|key=/)
})
