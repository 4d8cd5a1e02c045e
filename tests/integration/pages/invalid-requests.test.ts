import { afterAll, expect, test } from 'vitest'
import { MAX_BODY_BYTES } from '#server/http/form-request-guard.ts'
import { type Ending, postBytes } from '../support/post-bytes.ts'
import { freshFolder, startSiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'
import { storedSubmissions } from '../support/stored-records.ts'

const QUESTION = '/apply/contact/question'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const MIB = 1024 * 1024

const dataDir = freshFolder('refused')
const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir })
afterAll(async () => {
	await site.stop()
})

const post = (path: string, headers: Record<string, string>, body: Iterable<string | Buffer>, ending?: Ending) =>
	postBytes(site.url + path, headers, body, ending)

test('a form sent by another site is rejected with a sentence', async () => {
	const headers = { 'Content-Type': FORM_TYPE, 'Sec-Fetch-Site': 'cross-site' }
	for (const path of [QUESTION, `${QUESTION}.data`, '/apply/contact/check', '/apply/contact/save', '/apply/return']) {
		const answer = await post(path, headers, ['topic=other'])
		expect(answer).toMatchObject({ status: 403, cache: 'no-store', text: expect.stringContaining('from another site') })
	}
})

test.each(['multipart/form-data; boundary=x', 'text/plain', 'application/json', ''])(
	'a body of the type "%s" is refused with a sentence',
	async (type) => {
		const answer = await post(QUESTION, type ? { 'Content-Type': type } : {}, ['--x\r\n\r\n{}'])
		expect(answer).toMatchObject({ status: 415, cache: 'no-store', text: expect.stringMatching(/^This is not how/) })
	},
)

test('an oversized body is rejected before it is read, with or without Content-Length', async () => {
	const piece = Buffer.alloc(64 * 1024, 'a')
	const declared = await post(QUESTION, { 'Content-Type': FORM_TYPE, 'Content-Length': String(10 * MIB) }, [piece])
	// Its last byte is the one too many: all is sent when the site closes the connection. Node drops a response after a failed write.
	const tooLong = [...Array(MAX_BODY_BYTES / piece.byteLength).fill(piece), 'a']
	const grown = await post(QUESTION, { 'Content-Type': FORM_TYPE }, tooLong, { hasEnd: false })
	for (const answer of [declared, grown]) {
		expect(answer).toMatchObject({ status: 413, cache: 'no-store', text: expect.stringContaining('shorten') })
	}
})

// `tests/stalls/memory.test.ts` measures their memory.
test('fifty concurrent oversized bodies are refused, and the next visitor gets a response', async () => {
	const piece = Buffer.alloc(64 * 1024, 'a')
	const floods = Array.from({ length: 50 }, () =>
		post(QUESTION, { 'Content-Type': FORM_TYPE }, Array(80).fill(piece)).catch(() => ({ status: 413 })),
	)
	const answers = await Promise.all(floods)
	// 503: no capacity for all of them.
	expect([413, 503]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)))
	expect((await site.get(QUESTION)).status).toBe(200)
})

test.each([
	['nothing at all', ''],
	['broken escapes', 'topic=%&town=%E0%A4%A&message=%ff%fe%00&%%%=%'],
	['ten thousand names', Array.from({ length: 10_000 }, (_, index) => `a${index}=b`).join('&')],
	['one name ten thousand times', 'topic=other&'.repeat(10_000)],
	['names every object has', '__proto__=x&constructor=x&toString=x&hasOwnProperty=x&__proto__[topic]=other'],
	['a name that is a list', 'topic[]=other&topic[0]=other&name[$ne]=x'],
	['a choice nobody offers', 'topic=__proto__&dog=constructor'],
])('a body of %s gets the page with its errors', async (_, body) => {
	const answer = await post(QUESTION, { 'Content-Type': FORM_TYPE }, [body])
	expect(answer.status).toBe(422)
	expect(answer.cache).toBe('private, no-store')
	expect(answer.text).toContain('Enter your name')
})

test.each(['/apply/__proto__/you', '/apply/constructor/you', '/apply/adoption/__proto__', '/apply/newsletter/you'])(
	'a form that is none, %s, is a missing page',
	async (path) => {
		expect((await post(path, { 'Content-Type': FORM_TYPE }, ['a=b'])).status).toBe(404)
	},
)

test.each(['/', '/dogs', '/api/icons/ph.json', '/applyx/contact'])('%s accepts no POST', async (path) => {
	expect((await post(path, { 'Content-Type': FORM_TYPE }, ['a=b'])).status).toBe(405)
})

test('none of these requests stored anything or caused an internal error', () => {
	expect(storedSubmissions(dataDir)).toEqual([])
	expect(site.logged().filter(({ level, status }) => Number(level) >= 50 || Number(status) === 500)).toEqual([])
})
