import { afterAll, expect, test } from 'vitest'
import { asTyped, enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor, fillIn, openedEarlier } from '#tests/integration/support/form-visitor.ts'
import { linkNamed } from '#tests/integration/support/links.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { askRecords, storedSubmissions } from '#tests/integration/support/stored-records.ts'

const NOTHING = new URLSearchParams()
const KEY = 'A'.repeat(32)
const MESSAGE = 'A long question “that” must not be <lost>.'
const dataDir = freshFolder('store')
const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
afterAll(async () => {
	await site.stop()
})

/** While active, the database rejects changes of a table, like a full disk. */
async function whileRefusing(table: string, work: () => Promise<void>) {
	const verbs = ['insert', 'update']
	for (const verb of verbs) {
		const refuse = `begin select raise(abort, 'database or disk is full'); end`
		askRecords(dataDir, `create trigger no_${verb} before ${verb} on ${table} ${refuse}`)
	}
	try {
		await work()
	} finally {
		for (const verb of verbs) askRecords(dataDir, `drop trigger no_${verb}`)
	}
}

/** While active, a table cannot be read. */
async function whileGone(table: string, work: () => Promise<void>) {
	askRecords(dataDir, `alter table ${table} rename to gone_${table}`)
	try {
		await work()
	} finally {
		askRecords(dataDir, `alter table gone_${table} rename to ${table}`)
	}
}

test('answers that cannot be stored are shown again, and accepted once the store works', async () => {
	const visitor = aVisitor(site)
	const page = await visitor.get('/apply/contact/question')
	const typed = asTyped({ ...enough.contact, message: MESSAGE })
	await whileRefusing('draft', async () => {
		const refused = await visitor.send(page, typed)
		expect(refused.status).toBe(503)
		expect(refused.headers.get('Cache-Control')).toBe('private, no-store')
		expect(refused.text).toContain('We couldn’t save your answers just now.')
		expect(refused.text).toContain('A long question “that” must not be &lt;lost&gt;.')
		expect(refused.text).toContain(enough.contact.phone)
		expect(visitor.cookies()).toEqual([])
	})
	expect((await visitor.send(page, typed)).path).toBe('/apply/contact/check')
})

test('a form that cannot be stored is not confirmed, keeps its answers, and is sent once afterwards', async () => {
	const visitor = aVisitor(site)
	const answers = { ...enough.contact, message: MESSAGE, email: 'full@example.org' }
	const page = await fillIn(visitor, 'contact', { answers, slowly: true })
	await whileRefusing('submission', async () => {
		const refused = await visitor.send(page, NOTHING)
		expect(refused.status).toBe(503)
		expect(refused.path).toBe('/apply/contact/check')
		expect(refused.text).toContain('We couldn’t send it just now. Your answers are safe')
		expect(refused.text).toContain('full@example.org')
		expect((await visitor.get('/apply/contact/sent')).path).toBe('/apply/contact/question')
	})
	await whileRefusing('delivery', async () => {
		expect((await visitor.send(page, NOTHING)).status).toBe(503)
	})
	expect(storedSubmissions(dataDir)).toEqual([])
	expect((await visitor.send(page, NOTHING)).path).toBe('/apply/contact/sent')
	expect(storedSubmissions(dataDir)).toHaveLength(1)
})

test('an unreadable database: typed answers are shown again, and stored ones are not lost', async () => {
	const visitor = aVisitor(site)
	const first = await visitor.get('/apply/volunteering/start')
	expect(first.status).toBe(200)
	const page = await visitor.get('/apply/adoption/dog')
	const you = await visitor.send(page, asTyped(enough.adoption), openedEarlier('adoption'))
	expect(you.path).toBe('/apply/adoption/you')
	await whileGone('draft', async () => {
		const refused = await visitor.send(you, asTyped(enough.adoption))
		expect(refused.status).toBe(503)
		expect(refused.text).toContain('We couldn’t save your answers just now.')
		expect(refused.text).toContain(enough.adoption.email)
		expect((await visitor.get('/apply/adoption/you')).status).toBe(503)
		expect((await visitor.get('/apply/adoption/check')).status).toBe(503)
	})
	expect((await visitor.send(you, asTyped(enough.adoption))).path).toBe('/apply/adoption/address')
})

test('without the store the confirmation page and emailed links say what to do', async () => {
	const visitor = aVisitor(site)
	const email = 'later@example.org'
	const answers = { ...enough.contact, email, message: 'Another question altogether.' }
	const check = await fillIn(visitor, 'contact', { answers, slowly: true })
	const thanks = await visitor.send(check, NOTHING)
	expect(thanks.path).toBe('/apply/contact/sent')

	for (const table of ['submission', 'draft']) {
		await whileGone(table, async () => {
			const again = await visitor.get('/apply/contact/sent')
			expect(again.status).toBe(503)
			expect(again.text).toContain('If you have just sent your form, we have it, and you don’t need to send it again.')
			expect(linkNamed(again.text, 'Try again')).toBe('/apply/contact/sent')
		})
	}
	const links = ['/apply/return', '/newsletter/confirm', '/newsletter/unsubscribe'].map((path) => `${path}?key=${KEY}`)
	const body = new URLSearchParams({ key: KEY })
	const open = async (link: string) => [
		await visitor.get(link),
		await visitor.send({ ...check, text: '', path: link }, body),
	]
	await whileGone('draft', () =>
		whileGone('newsletter_request', () =>
			whileGone('subscriber', async () => {
				for (const link of links) {
					for (const answer of await open(link)) {
						expect([link, answer.status]).toEqual([link, 503])
						expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
						expect(answer.text).toContain('The link still works.')
						expect(answer.text).toContain(`href="${link}"`)
					}
				}
			}),
		),
	)
	expect((await visitor.get('/apply/contact/sent')).text).toContain(email)
})

test('the log has the failure and no personal data', () => {
	const failures = site.logged().filter(({ level }) => Number(level) >= 50)
	expect(JSON.stringify(failures)).toContain('disk is full')
	expect(JSON.stringify(site.logged())).not.toMatch(
		/@example|960 ?001|O’Brien|Sam Taylor|a long question|another question/i,
	)
})
