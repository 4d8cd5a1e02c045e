import { afterAll, expect, test } from 'vitest'
import { MAX_STARTS_PER_ADDRESS } from '#records/drafts/draft-limits.ts'
import { DAILY_LIMITS } from '#records/store/daily-totals.ts'
import { openStore } from '#records/store/open-store.ts'
import { asTyped, enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor, fillIn } from '#tests/integration/support/form-visitor.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { storedSubmissions } from '#tests/integration/support/stored-records.ts'

const dataDir = freshFolder('nasty')
const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
afterAll(async () => {
	await site.stop()
})

test.each([
	'<script>alert(1)</script>',
	'</script><img src=x onerror=alert(1)>',
	'"><svg/onload=alert(1)>',
	"O'Brien'); drop table submission; --",
	'👩‍👩‍👧 محمد بن علي Null',
	'{{constructor}} __proto__',
])('%s in every field: escaped on each page, stored as typed', async (words) => {
	const visitor = aVisitor(site)
	const answers = { ...enough.contact, name: words, message: `${words} and some more` }
	const page = await fillIn(visitor, 'contact', { answers, slowly: true })
	expect(page.path).toBe('/apply/contact/check')
	const again = await visitor.get('/apply/contact/question?change=1')
	const thanks = await visitor.send(page, new URLSearchParams())
	expect(thanks.path).toBe('/apply/contact/sent')
	for (const seen of [page, again]) {
		// Escaped as React does, and nowhere as markup, also in the data for scripts.
		const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
		expect(seen.text).toContain(escaped.replaceAll('"', '&quot;').replaceAll("'", '&#x27;'))
		if (/[<"]/.test(words)) expect(seen.text).not.toContain(words)
		expect(seen.headers.get('Cache-Control')).toBe('private, no-store')
		expect(seen.headers.get('Content-Security-Policy')).toMatch(/form-action 'self'.*base-uri 'none'/)
	}
	const record = storedSubmissions(dataDir).find(({ name }) => name === words)
	expect(JSON.parse(String(record?.answers_json))).toMatchObject({ name: words, message: `${words} and some more` })
})

test('an overlong text is shown again with an error; leaving stores up to four times its limit, and shows what is longer', async () => {
	const visitor = aVisitor(site)
	const message = `${'A very long story. '.repeat(5000)}The end.`
	const page = await fillIn(visitor, 'contact', { answers: { ...enough.contact, message }, slowly: true })
	expect(page).toMatchObject({ status: 422, path: '/apply/contact/question' })
	expect(page.text).toContain('Your answer must be 2,000 characters or fewer. You have 95,008')
	expect(page.text).toContain(message)
	// Without a name, which is not needed to leave.
	const leaving = (text: string) => {
		const body = asTyped({ ...enough.contact, name: '', message: text })
		body.set('then', 'save')
		return visitor.send(page, body)
	}
	const notStored = await leaving(message)
	expect(notStored.status).toBe(422)
	expect(notStored.text).toContain('One of your answers is longer than we can keep. It is still on this page')
	expect(notStored.text).toContain(message)
	expect(notStored.text).not.toContain('Enter your name')
	const shorter = message.slice(-7000)
	await leaving(shorter)
	expect((await visitor.get('/apply/contact/question')).text).toContain(shorter)
})

test('one address that begins forms all day fills no disk, and its last text stays on the page', async () => {
	const many = freshFolder('many-drafts')
	const other = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: many, FORM_SECRET, TRUST_PROXY: '1' })
	const db = await openStore({ dataDir: many, databaseUrl: null, onLostConnection() {} })
	const page = await aVisitor(other).get('/apply/contact/question')
	const body = asTyped({ ...enough.contact, message: 'Are you open on Sundays?' })
	const begin = (address: string) => aVisitor(other, { 'X-Forwarded-For': address }).send(page, body)
	expect((await begin('192.0.2.1')).status).toBe(200)
	const [begun] = await db.db.selectFrom('draft_start').selectAll().execute()
	if (!begun) throw new Error('no start was counted')
	const more = Array.from({ length: MAX_STARTS_PER_ADDRESS - 1 }, (_, index) => ({ ...begun, id: `${index}` }))
	await db.write((transaction) => transaction.insertInto('draft_start').values(more).execute())
	const refused = await begin('192.0.2.1')
	expect(refused.status).toBe(429)
	expect(refused.text).toContain('A lot of forms were begun from your network today')
	expect(refused.text).toContain('Are you open on Sundays?')
	expect((await begin('198.51.100.7')).status).toBe(200)
	await db.close()
	await other.stop()
})

test('on a day that is full a form is not sent, its answers stay, and the page says when', async () => {
	const full = freshFolder('full-day')
	const other = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: full, FORM_SECRET })
	const db = await openStore({ dataDir: full, databaseUrl: null, onLostConnection() {} })
	const day = new Date().toISOString().slice(0, 10)
	const total = { kind: 'forms', client_hash: '', day, count: DAILY_LIMITS.forms.all } as const
	await db.write((transaction) => transaction.insertInto('daily_total').values(total).execute())
	const visitor = aVisitor(other)
	const page = await visitor.get('/apply/contact/question')
	await visitor.send(page, asTyped({ ...enough.contact, message: 'Are you open on Sundays?' }))
	const refused = await visitor.send(await visitor.get('/apply/contact/check'), new URLSearchParams())
	expect(refused.status).toBe(503)
	expect(refused.text).toContain('More has come to us today than we can take.')
	expect(refused.text).toContain('Are you open on Sundays?')
	await db.close()
	await other.stop()
})
