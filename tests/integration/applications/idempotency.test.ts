import { afterAll, expect, test, vi } from 'vitest'
import { signTime } from '#domain/applications/spam/signed-time.ts'
import { FORM_SECRET, formSecret, otherFormSecret } from '#tests/builders/form-secret.ts'
import { asTyped, enough } from '../../builders/applications/answers.ts'
import { aVisitor, fillIn } from '../support/form-visitor.ts'
import { freshFolder, startSiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'
import { askRecords, emailsIn, storedSubmissions } from '../support/stored-records.ts'

const NOTHING = new URLSearchParams()
const dataDir = freshFolder('once')
const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
afterAll(async () => {
	await site.stop()
})

const recordsOf = (email: string) => storedSubmissions(dataDir).filter((row) => row.email === email)
const emailsContaining = (words: string) => emailsIn(dataDir).filter((email) => email.includes(words))

/** A visitor who has answered everything, on the check page. */
async function atTheEnd(email: string) {
	const visitor = aVisitor(site)
	const page = await fillIn(visitor, 'contact', { answers: { ...enough.contact, email }, slowly: true })
	expect(page.path).toBe('/apply/contact/check')
	return { visitor, page }
}

/** The key of the link in the one email to an address. */
async function keyFor(email: string): Promise<string> {
	await vi.waitFor(() => expect(emailsContaining(`\nTo: ${email}`)).toHaveLength(1), { timeout: 60_000 })
	const whole = (emailsContaining(`\nTo: ${email}`)[0] ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=')
	const key = /\/apply\/return\?key=([\w-]{32})/.exec(whole)?.[1] ?? ''
	expect(key).not.toBe('')
	return key
}

test('twenty concurrent submissions make one record, one email to each side, and twenty confirmation pages', async () => {
	const { visitor, page } = await atTheEnd('taps@example.org')
	const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.send(page, NOTHING)))
	expect(new Set(answers.map(({ path, status }) => `${status} ${path}`))).toEqual(new Set(['200 /apply/contact/sent']))
	const records = recordsOf('taps@example.org')
	expect(records).toMatchObject([{ quarantined: 0 }])
	const reference = String(records[0]?.reference)
	await vi.waitFor(() => expect(emailsContaining(`\nSubject: ${reference}`)).toHaveLength(1), { timeout: 60_000 })
	await vi.waitFor(() => expect(emailsContaining('\nTo: taps@example.org')).toHaveLength(1), { timeout: 60_000 })
	expect(askRecords(dataDir, 'select * from delivery')).toHaveLength(2)
})

test('a step sent again after submission starts a new form and leaves the first unchanged', async () => {
	const { visitor, page } = await atTheEnd('replay@example.org')
	const step = await visitor.get('/apply/contact/question?change=1')
	await visitor.send(page, NOTHING)
	const changed = { ...enough.contact, email: 'replay@example.org', message: 'Something else that I forgot.' }
	await visitor.send(step, asTyped(changed))
	expect(recordsOf('replay@example.org')).toHaveLength(1)
	expect(String(recordsOf('replay@example.org')[0]?.answers_json)).not.toContain('forgot')
})

test('a link for another dog changes the dog of a draft and keeps the other answers', async () => {
	const visitor = aVisitor(site)
	const you = await visitor.send(await visitor.get('/apply/adoption/dog?dog=biscuit'), asTyped({ dog: 'biscuit' }))
	const address = await visitor.send(you, asTyped(enough.adoption))
	expect(address.path).toBe('/apply/adoption/address')

	const start = await visitor.get('/apply/adoption/start?dog=juno')
	expect(start.text).toMatch(/You’re applying for.{0,12}<b>Juno</)
	// What is stored, for how long, and the privacy notice.
	expect(start.text).toMatch(/we keep your answers for up to (<!-- -->)?30(<!-- -->)? days/)
	expect(start.text).toContain('href="/docs/privacy"')
	const wayOn = /href="([^"]+)"[^>]*>(?:<[^>]+>)*Carry on where you left off/.exec(start.text)?.[1] ?? ''
	const dog = await visitor.get(wayOn.replaceAll('&amp;', '&'))
	expect(dog.text).toMatch(/<input[^>]* name="dog"[^>]* checked="" value="juno"/)
	const next = await visitor.send(dog, asTyped({ dog: 'juno' }))
	expect(next.path).toBe('/apply/adoption/address?change=1')
	expect((await visitor.get('/apply/adoption/you')).text).toContain('value="zoe@example.org"')
})

test('a draft key opens its own form only, and unknown keys open none', async () => {
	const { visitor } = await atTheEnd('keys@example.org')
	const [cookie = ''] = visitor.cookies()
	const asked = (form: string, value: string) => site.get(`/apply/${form}/check`, { Cookie: `draft-${form}=${value}` })
	expect((await asked('contact', cookie)).text).toContain('keys@example.org')
	for (const form of ['adoption', 'fostering', 'volunteering', 'surrender']) {
		expect((await asked(form, cookie)).headers.get('Location')).toBe(`/apply/${form}/start`)
	}
	for (const forged of [
		'',
		'x',
		cookie.slice(0, -12),
		'A'.repeat(10_000),
		'%00',
		encodeURIComponent('"{}"'),
		'../..',
	]) {
		const answer = await asked('contact', forged)
		expect([forged, answer.status, answer.headers.get('Location')]).toEqual([forged, 302, '/apply/contact/start'])
	}
})

test('expired drafts are deleted, and the form starts again', async () => {
	const { visitor } = await atTheEnd('late@example.org')
	askRecords(dataDir, `update draft set expires_at = 1 where answers_json like '%late@example.org%'`)
	const page = await visitor.get('/apply/contact/check')
	expect(page.path).toBe('/apply/contact/question')
	expect(page.text).not.toContain('late@example.org')
})

test.each([
	['made up', 'abc.def'],
	['of another form', signTime(Date.now() - 60_000, 'adoption', formSecret)],
	['signed by somebody else', signTime(Date.now() - 60_000, 'contact', otherFormSecret)],
	['left out', ''],
])(
	'a time of opening that is %s: the visitor is thanked, a person looks at it, no email goes out',
	async (_, opened) => {
		const email = `forged-${opened.length}-${Math.random()}@example.org`
		const visitor = aVisitor(site)
		const start = await visitor.get('/apply/contact/question')
		const page = await visitor.send(start, asTyped({ ...enough.contact, email }), { hidden: { opened } })
		const thanks = await visitor.send(page, NOTHING)
		expect(thanks.path).toBe('/apply/contact/sent')
		expect(thanks.text).toContain(String(recordsOf(email)[0]?.reference))
		expect(thanks.text).not.toContain(email)
		expect(recordsOf(email)).toMatchObject([
			{ quarantined: 1, quarantine_reasons_json: expect.stringContaining('our form') },
		])
		expect(askRecords(dataDir, `select * from delivery where payload_json like '%${email}%'`)).toEqual([])
	},
)

test('an emailed link opens the form once, on another device, and releases the first device', async () => {
	const first = aVisitor(site)
	const begun = await fillIn(first, 'adoption', { answers: { ...enough.adoption, line1: '' } })
	expect(begun.text).toContain('Error:')
	const save = await first.get('/apply/adoption/save')
	const sent = await first.send(save, new URLSearchParams({ email: 'back@example.org' }))
	expect(sent.status).toBe(200)
	const key = await keyFor('back@example.org')

	const second = aVisitor(site)
	const looks = [await second.get(`/apply/return?key=${key}`), await second.get(`/apply/return?key=${key}`)]
	expect(looks.map(({ status }) => status)).toEqual([200, 200])
	expect(looks[0]?.headers.get('Cache-Control')).toBe('private, no-store')
	expect(looks[0]?.headers.get('Referrer-Policy')).toBe('same-origin')
	const opened = await second.send(looks[1] ?? begun, NOTHING)
	expect(opened.path).toBe('/apply/adoption/address')
	expect(opened.text).not.toContain(key)
	expect((await second.get('/apply/adoption/you')).text).toContain('O’Brien')

	const third = aVisitor(site)
	expect((await third.get(`/apply/return?key=${key}`)).status).toBe(404)
	expect((await third.send(looks[0] ?? begun, NOTHING)).status).toBe(404)
	expect(third.cookies()).toEqual([])
	expect((await first.get('/apply/adoption/you')).text).not.toContain('O’Brien')
	expect(JSON.stringify(site.logged())).not.toContain(key)
})

test('an expired or unknown link says so and offers a new start', async () => {
	const email = 'expired@example.org'
	const visitor = aVisitor(site)
	await fillIn(visitor, 'adoption', { answers: { ...enough.adoption, line1: '' } })
	await visitor.send(await visitor.get('/apply/adoption/save'), new URLSearchParams({ email }))
	const open = `/apply/return?key=${await keyFor(email)}`
	const page = await visitor.get(open)
	expect(page.text).toContain('Your answers are just as you left them')
	askRecords(dataDir, `update draft set expires_at = 1 where answers_json like '%${enough.adoption.email}%'`)
	const madeUp = ['A'.repeat(32), '', '%00', "' or 1=1 --"].map((key) => `/apply/return?key=${encodeURIComponent(key)}`)
	const late = aVisitor(site)
	const answers = [
		await late.send(page, NOTHING),
		...(await Promise.all([open, ...madeUp].map((path) => late.get(path)))),
	]
	for (const { status, headers, text } of answers) {
		expect(status).toBe(404)
		expect(headers.get('Cache-Control')).toBe('private, no-store')
		expect(text).toMatch(/<h1[^>]*>This link no longer works<[\s\S]*works once, and for (<!-- -->)?14(<!-- -->)? days/)
		expect(text).toContain('href="/apply/adoption/start"')
	}
	expect(late.cookies()).toEqual([])
})

test('the stage has a name and a number, which skipped pages do not change, and “Save and finish later” leads to its button', async () => {
	const visitor = aVisitor(site)
	const dog = await visitor.get('/apply/adoption/dog')
	expect(wordsOf(dog.text)).toContain('1 of 5 · You and your dog')
	expect(headerOf(dog.text)).toContain('href="#save-for-later"')
	expect(dog.text).toContain('id="save-for-later"')
	const you = await visitor.send(dog, asTyped({ ...enough.adoption, dog: 'any' }))
	expect(wordsOf(you.text)).toContain('1 of 5 · You and your dog')
	const address = await visitor.send(you, asTyped(enough.adoption))
	expect(wordsOf(address.text)).toContain('2 of 5 · Your home')
	const question = await visitor.get('/apply/contact/question')
	expect(wordsOf(question.text)).not.toMatch(/\d of \d/)
	expect(headerOf(question.text)).not.toContain('Save and finish later')
})

test('the log has no personal data', () => {
	expect(JSON.stringify(site.logged())).not.toMatch(/@example|960 ?001|O’Brien|Sam Taylor|when are you open/i)
})

function headerOf(html: string): string {
	return /<header[ >][\s\S]*?<\/header>/.exec(html)?.[0] ?? ''
}

function wordsOf(html: string): string {
	return html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')
}
