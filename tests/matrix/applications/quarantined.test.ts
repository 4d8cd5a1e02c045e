import { afterAll, expect, test } from 'vitest'
import { MAX_POSTS_WITHOUT_DRAFT } from '#server/http/limits/post-limits.ts'
import { asTyped, enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor, fillIn, openedEarlier } from '#tests/integration/support/form-visitor.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { askRecords, storedSubmissions } from '#tests/integration/support/stored-records.ts'

const NOTHING = new URLSearchParams()
const dataDir = freshFolder('held')
const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET, TRUST_PROXY: '1' })
afterAll(async () => {
	await site.stop()
})

/** A visitor with a network address from the proxy. */
const visitorAt = (address: string) => aVisitor(site, { 'X-Forwarded-For': `203.0.113.9, ${address}` })

/** Sends a question and returns the confirmation page and the record. */
async function ask(visitor: ReturnType<typeof aVisitor>, answers: Record<string, string>, isSlow = true) {
	const all = { ...enough.contact, ...answers }
	const page = await fillIn(visitor, 'contact', { answers: all, slowly: isSlow })
	expect(page.path).toBe('/apply/contact/check')
	const thanks = await visitor.send(page, NOTHING)
	expect(thanks.path).toBe('/apply/contact/sent')
	const record = storedSubmissions(dataDir).find(({ reference }) => thanks.text.includes(String(reference)))
	return { thanks, record, reasons: String(record?.quarantine_reasons_json) }
}

test.each([
	['a box filled in that nobody sees', { website: 'https://buy.example' }, true, 'cannot see'],
	['one sent at once', { email: 'fast@example.org' }, false, 'within 3 seconds'],
	['a link in a name', { name: 'www.buy.example', email: 'link@example.org' }, true, 'a link in a name'],
])(
	'%s looks like spam: quarantined, with a reference and a phone number, without a deadline or email',
	async (...given) => {
		const [, answers, isSlow, reason] = given
		const { thanks, record, reasons } = await ask(visitorAt('192.0.2.1'), answers as Record<string, string>, isSlow)
		expect(record?.quarantined).toBe(1)
		expect(reasons).toContain(reason)
		expect(thanks.status).toBe(200)
		const words = /<main[\s\S]*<\/main>/.exec(thanks.text)?.[0].replace(/<[^>]*>/g, '')
		expect(words).toContain('We have it')
		expect(words).toContain(String(record?.reference))
		expect(words).toContain('ring 01632 960 144 and mention it')
		expect(words).not.toMatch(/We’ll reply by|is going to|What happens next|20\d\d/)
		expect(askRecords(dataDir, `select * from delivery where submission_id = '${record?.id}'`)).toEqual([])
	},
)

test('the sixth form within an hour from one email address is quarantined, ignoring case', async () => {
	const sent = []
	for (let count = 0; count < 6; count += 1) {
		const email = count % 2 ? 'many@example.org' : 'Many@Example.org'
		sent.push(await ask(visitorAt(`192.0.2.${10 + count}`), { email, message: `This is my question ${count}.` }))
	}
	expect(sent.map(({ record }) => record?.quarantined)).toEqual([0, 0, 0, 0, 0, 1])
	expect(sent.at(-1)?.reasons).toContain('within an hour')
})

test('a rate-limited visitor is told in a few words that what they typed is with them; another client of the same proxy is not limited', async () => {
	const visitor = visitorAt('192.0.2.99')
	const page = await visitor.get('/apply/contact/question')
	const typed = asTyped({ ...enough.contact, message: 'A long question “that” must not be <lost>.' })
	const wrong = new URLSearchParams('topic=nothing')
	// Sent as data requests of the router, without rendering a page for each.
	const data = { ...page, path: '/apply/contact/question.data' }
	await Promise.all(Array.from({ length: MAX_POSTS_WITHOUT_DRAFT }, () => visitor.send(data, wrong)))
	const refused = await visitor.send(page, typed)
	expect(refused.status).toBe(429)
	// Nothing is rendered for it: the answers are in the browser.
	expect(refused.text).toContain('What you typed is still on the page before this one: please go back, wait 10 minutes')
	expect(refused.headers.get('Content-Type')).toMatch(/^text\/plain/)
	expect(refused.headers.get('Retry-After')).toBe('600')
	expect(refused.headers.get('Cache-Control')).toBe('no-store')
	expect(refused.headers.get('X-Content-Type-Options')).toBe('nosniff')
	const neighbour = await visitorAt('192.0.2.100').send(page, typed, openedEarlier('contact'))
	expect(neighbour.path).toBe('/apply/contact/check')
	// A header sent by the visitor comes before the proxy's, and changes nothing.
	const pretender = aVisitor(site, { 'X-Forwarded-For': '198.51.100.7, 192.0.2.99' })
	expect((await pretender.send(page, typed)).status).toBe(429)
})

test('at most three emails an hour go to an unconfirmed address', async () => {
	const statuses = []
	for (let count = 0; count < 4; count += 1) {
		const visitor = visitorAt(`192.0.2.${120 + count}`)
		await visitor.send(await visitor.get('/apply/adoption/dog'), asTyped(enough.adoption))
		const save = await visitor.get('/apply/adoption/save')
		const email = count % 2 ? 'victim@example.org' : 'VICTIM@example.org'
		statuses.push((await visitor.send(save, new URLSearchParams({ email }))).status)
	}
	expect(statuses).toEqual([200, 200, 200, 429])
	expect(askRecords(dataDir, `select * from delivery where payload_json like '%ictim@example%'`).length).toBeLessThan(4)
})

test('the log has no personal data and no network addresses', () => {
	expect(JSON.stringify(site.logged())).not.toMatch(
		/@example|960 ?001|Sam Taylor|192\.0\.2|203\.0\.113|a long question/i,
	)
})
