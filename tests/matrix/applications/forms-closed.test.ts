import { afterAll, expect, test, vi } from 'vitest'
import { asTyped, enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { startCoreWordPress } from '#tests/integration/applications/core-wordpress.ts'
import { aVisitor, fillIn, openedEarlier } from '#tests/integration/support/form-visitor.ts'
import { linkNamed } from '#tests/integration/support/links.ts'
import { eventually, freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { emailsIn, storedSubmissions } from '#tests/integration/support/stored-records.ts'

const NOTHING = new URLSearchParams()
const OFFICE = 'office@stray.example'

const backend = await startCoreWordPress()
afterAll(() => backend.kill())

async function warningsOf(site: SiteProcess): Promise<string> {
	const { text } = await eventually(
		() => site.get('/readyz'),
		({ status }) => status === 200,
		30_000,
	)
	return JSON.parse(text).warnings.join('\n')
}

test('without a staff address forms are closed: no links to them, and each form, /readyz and the log say so', async () => {
	const site = await startSiteProcess({ API_BASE: backend.url })
	const warning = await warningsOf(site)
	expect(warning).toContain('Forms are closed')
	expect(warning).toContain('NOTIFICATION_EMAIL')
	expect(site.logged().filter(({ msg }) => msg === 'forms closed')).toHaveLength(1)
	for (const form of ['adoption', 'fostering', 'volunteering', 'surrender', 'contact']) {
		const page = await aVisitor(site).get(`/apply/${form}/start`)
		expect(page).toMatchObject({ path: `/apply/${form}/closed`, status: 200 })
		expect(page.text).toContain('This form is closed for now')
	}
	for (const path of ['/', '/adoption', '/fostering', '/waystohelp/volunteering', '/dogs']) {
		const { status, text } = await site.get(path)
		expect(status).toBe(200)
		expect(text, path).not.toMatch(/href="\/apply\/(?!newsletter)/)
	}
	expect((await site.get('/apply/nothing/closed')).status).toBe(404)
	await site.stop()
})

test('answers sent while forms are closed are stored as a draft and can be sent once there is an address; people who are not safe are told whom to ring', async () => {
	const dataDir = freshFolder('closed')
	const settings = { API_BASE: backend.url, DATA_DIR: dataDir, FORM_SECRET }
	let site = await startSiteProcess({ ...settings, NOTIFICATION_EMAIL: OFFICE })
	/** The same browser after a restart on another port. */
	const where = { url: site.url }
	const visitor = aVisitor(where)
	expect(await warningsOf(site)).toBe('')
	expect((await site.get('/adoption')).text).toContain('href="/apply/adoption/start"')
	const check = await fillIn(visitor, 'contact', { slowly: true })
	expect(check.path).toBe('/apply/contact/check')
	const start = await visitor.get('/apply/volunteering/start')
	const half = await visitor.get(linkNamed(start.text, /^Start/) ?? '')
	const unsafe = aVisitor(where)
	const you = await unsafe.get('/apply/surrender/you')
	await site.stop()

	site = await startSiteProcess(settings)
	where.url = site.url
	await warningsOf(site)
	const refused = await visitor.send(check, NOTHING)
	expect(refused).toMatchObject({ path: '/apply/contact/closed', status: 200 })
	expect(refused.text).toContain('We’ll keep what you typed for 30 days')
	// An incomplete page.
	const typed = await visitor.send(half, new URLSearchParams({ firstName: 'Half-way' }), openedEarlier('volunteering'))
	expect(typed).toMatchObject({ path: '/apply/volunteering/closed', status: 200 })
	expect(typed.text).toContain('We’ll keep what you typed for 30 days')
	const ring = await unsafe.send(you, asTyped({ ...enough.surrender, safe: 'no' }), openedEarlier('surrender'))
	expect(ring.path).toBe('/apply/surrender/ring')
	expect(ring.text).toContain('Please ring 999 now')
	expect(ring.text).not.toContain('Carry on with the form')
	expect(storedSubmissions(dataDir)).toEqual([])
	await site.stop()

	site = await startSiteProcess({ ...settings, NOTIFICATION_EMAIL: OFFICE })
	where.url = site.url
	await warningsOf(site)
	expect((await visitor.get('/apply/contact/closed')).path).not.toContain('closed')
	expect((await visitor.get(half.path)).text).toContain('Half-way')
	const thanks = await visitor.send(await visitor.get('/apply/contact/check'), NOTHING)
	expect(thanks.path).toBe('/apply/contact/sent')
	await vi.waitFor(() => expect(emailsIn(dataDir).join()).toContain(`To: ${OFFICE}`), { timeout: 10_000 })
	await site.stop()
})
