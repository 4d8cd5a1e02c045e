import { afterAll, expect, test, vi } from 'vitest'
import { asTyped, enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor, fillIn, type Seen } from '#tests/integration/support/form-visitor.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { askRecords, emailsIn } from '#tests/integration/support/stored-records.ts'

const NOTHING = new URLSearchParams()
const UNFINISHED = { ...enough.adoption, line1: '' }
const dataDir = freshFolder('new-link')
// With the limits of production.
const LIMITS = { MAX_NEW_ADDRESS_EMAILS_PER_CLIENT_HOUR: '', MAX_NEW_ADDRESS_EMAILS_PER_SITE_HOUR: '' }
const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET, TRUST_PROXY: '1', ...LIMITS })
afterAll(async () => {
	await site.stop()
})

let visitors = 0
/** Each with its own network address. */
const visitorElsewhere = () => aVisitor(site, { 'X-Forwarded-For': `192.0.2.${++visitors}` })

/** The keys of the emailed links, once there are so many. */
async function keysFor(email: string, count: number): Promise<string[]> {
	const emails = () => emailsIn(dataDir).filter((text) => text.includes(`\nTo: ${email}`))
	await vi.waitFor(() => expect(emails()).toHaveLength(count), { timeout: 10_000 })
	return emails().map((text) => {
		const whole = text.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
		return /\/apply\/return\?key=([\w-]{32})/.exec(whole)?.[1] ?? ''
	})
}

/** A visitor who saved a form and opened the link in another browser. */
async function whoWentOnElsewhere(email: string) {
	const first = visitorElsewhere()
	await fillIn(first, 'adoption', { answers: UNFINISHED })
	await first.send(await first.get('/apply/adoption/save'), new URLSearchParams({ email }))
	const [key = ''] = await keysFor(email, 1)
	const second = visitorElsewhere()
	const opened = await second.send(await second.get(`/apply/return?key=${key}`), NOTHING)
	expect(opened.path).toBe('/apply/adoption/address')
	return { first, second, key }
}

/** The text of a page. */
const wordsOf = ({ text }: Seen) => (/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '').replace(/<[^>]*>/g, '')

test('a used link offers a new one by email, with the same response for an unknown link', async () => {
	const email = 'used@example.org'
	const { second, key } = await whoWentOnElsewhere(email)
	const third = visitorElsewhere()
	const spent = await third.get(`/apply/return?key=${key}`)
	expect(spent.status).toBe(404)
	expect(wordsOf(spent)).toContain('Send me a new link')
	const asked = await third.send(spent, NOTHING)
	expect(asked.status).toBe(200)
	const madeUp = await third.get(`/apply/return?key=${'A'.repeat(32)}`)
	expect(wordsOf(madeUp)).toBe(wordsOf(spent))
	const askedForMadeUp = await third.send(madeUp, NOTHING)
	expect(wordsOf(askedForMadeUp)).toBe(wordsOf(asked))
	expect(askedForMadeUp.status).toBe(200)
	expect(asked.text).not.toContain(email)

	const newKey = (await keysFor(email, 2)).find((emailed) => emailed !== key) ?? ''
	// Requesting a link changes nothing; opening it moves the draft.
	expect((await second.get('/apply/adoption/you')).text).toContain('O’Brien')
	const fourth = visitorElsewhere()
	const opened = await fourth.send(await fourth.get(`/apply/return?key=${newKey}`), NOTHING)
	expect(opened.path).toBe('/apply/adoption/address')
	expect((await fourth.get('/apply/adoption/you')).text).toContain('O’Brien')
	expect(JSON.stringify(site.logged())).not.toMatch(new RegExp(`${key}|${newKey}|${email}`))
})

test('the first device shows why its draft moved, keeps typed text, and gets the draft back by a new link', async () => {
	const email = 'first-device@example.org'
	const { first, key } = await whoWentOnElsewhere(email)
	for (const page of ['start', 'you', 'address', 'check', 'save', 'moved']) {
		const seen = await first.get(`/apply/adoption/${page}`)
		expect(seen.path, page).toBe('/apply/adoption/moved')
		expect(wordsOf(seen)).toContain('The link in our email was opened on another device, or in another browser')
		expect(seen.text).not.toContain(email)
	}
	const before = askRecords(dataDir, 'select count(*) as drafts from draft')
	const open = { path: '/apply/adoption/you', text: '' }
	const refused = await first.send(open, asTyped({ ...enough.adoption, lastName: 'O’Brien-Moved' }))
	expect(refused.status).toBe(409)
	expect(refused.text).toContain('You’ve carried on with this form on another device')
	expect(refused.text).toContain('O’Brien-Moved')
	expect(refused.text).toContain('href="/apply/adoption/moved"')
	expect(askRecords(dataDir, 'select count(*) as drafts from draft')).toEqual(before)

	const asked = await first.send(await first.get('/apply/adoption/moved'), NOTHING)
	expect(wordsOf(asked)).toContain('a new link is on its way')
	const newKey = (await keysFor(email, 2)).find((emailed) => emailed !== key) ?? ''
	const back = await first.send(await first.get(`/apply/return?key=${newKey}`), NOTHING)
	expect(back.path).toBe('/apply/adoption/address')
})

test('a device whose draft moved can start a new form', async () => {
	const { first } = await whoWentOnElsewhere('fresh@example.org')
	const moved = await first.get('/apply/adoption/moved')
	const path = /href="(\/apply\/adoption\/[^"]+fresh=1)"/.exec(moved.text)?.[1] ?? ''
	const page = await first.send(await first.get(path), asTyped(enough.adoption))
	expect(page.status).toBe(200)
	expect(page.path).not.toContain('moved')
	expect((await first.get('/apply/adoption/dog')).path).toBe('/apply/adoption/dog')
})

test('new links count towards the limit of emails, with the same response over the limit', async () => {
	const email = 'often@example.org'
	const { key } = await whoWentOnElsewhere(email)
	const visitor = visitorElsewhere()
	const answers = []
	for (let count = 0; count < 4; count += 1) {
		answers.push(await visitor.send(await visitor.get(`/apply/return?key=${key}`), NOTHING))
	}
	expect(new Set(answers.map((answer) => `${answer.status} ${wordsOf(answer)}`)).size).toBe(1)
	const sent = askRecords(dataDir, `select quarantined_at from delivery where payload_json like '%${email}%'`)
	expect(sent).toHaveLength(3)
	const held = visitorElsewhere()
	for (const address of ['one', 'two', 'three', 'four']) {
		const { key: other } = await whoWentOnElsewhere(`${address}@example.net`)
		await held.send(await held.get(`/apply/return?key=${other}`), NOTHING)
	}
	// The limit is three emails an hour to unconfirmed addresses; the fourth is quarantined.
	const fourth = askRecords(
		dataDir,
		`select quarantined_at from delivery where payload_json like '%four@example.net%' order by created_at`,
	)
	expect(fourth).toEqual([{ quarantined_at: null }, { quarantined_at: expect.any(Number) }])
})
