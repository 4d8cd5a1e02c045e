import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { asTyped, enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor, fillIn, openedEarlier, type Seen } from '#tests/integration/support/form-visitor.ts'
import { serverEntry } from '#tests/integration/support/server-entry.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { emailsIn, storedSubmissions } from '#tests/integration/support/stored-records.ts'

const NOTHING = new URLSearchParams()
const NUMBER = '01632 960 144'
const UNSAFE = { ...enough.surrender, safe: 'no', email: 'zoe@example.org', phone: '01632 960 001' }
/** Words that reveal the danger, or the reply deadline. */
const TELLING = /not safe|safe now|your dog stays|rex|days|monday|tuesday|wednesday|thursday|friday|\b202\d\b/i

const dataDir = freshFolder('urgent')
const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
afterAll(async () => {
	await site.stop()
})

const wordsOf = ({ text }: Seen) =>
	(/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** The visible text of an email. */
function readable(email: string) {
	const whole = email.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
	const subject = /^Subject: (.*)$/m.exec(whole)?.[1]?.trim()
	return { whole, subject, body: whole.slice(whole.search(/\r?\n\r?\n/)), to: /^To: (.*)$/m.exec(whole)?.[1]?.trim() }
}

test('people who are not safe are asked to ring at once, and no later page shows the answer', async () => {
	const visitor = aVisitor(site)
	const you = await visitor.send(await visitor.get('/apply/surrender/you'), asTyped(UNSAFE), openedEarlier('surrender'))
	expect(you.path).toBe('/apply/surrender/ring')
	expect(wordsOf(you)).toContain('Please ring us now')
	expect(you.text).toContain('href="tel:01632960144"')
	expect(wordsOf(you)).not.toMatch(TELLING)
	// Another person opens the browser's history, or goes back.
	const again = await visitor.get('/apply/surrender/you')
	expect(again.text).toContain('You’ve answered this. Choose again only if you want to change it.')
	expect(again.text).not.toMatch(/name="safe"[^>]*checked/)
	// An error elsewhere on the page does not show it again either.
	const slip = await visitor.send(again, asTyped({ ...UNSAFE, safe: '', firstName: '' }))
	expect(slip.status).toBe(422)
	expect(slip.text).not.toMatch(/name="safe"[^>]*checked/)
	// An empty field keeps the stored answer.
	const next = await visitor.send(again, asTyped({ ...UNSAFE, safe: '' }))
	expect(next.path).toBe('/apply/surrender/ring')
	expect(wordsOf(await visitor.get('/apply/surrender/dog'))).not.toMatch(/ring (us )?now|before you go on/i)
})

test('an urgent submission is first in the staff list, and its emails only say to ring', async () => {
	// Overdue at once.
	const calm = aVisitor(site)
	const other = await fillIn(calm, 'contact', {
		answers: { ...enough.contact, email: 'calm@example.org' },
		slowly: true,
	})
	await calm.send(other, NOTHING)
	const visitor = aVisitor(site)
	const check = await fillIn(visitor, 'surrender', { answers: UNSAFE, slowly: true })
	expect(check.path).toBe('/apply/surrender/check')
	expect(wordsOf(check)).toContain('Answered. We don’t show it here.')
	const thanks = await visitor.send(check, NOTHING)
	const row = storedSubmissions(dataDir).find(({ email }) => email === UNSAFE.email)
	const reference = String(row?.reference)
	expect(row).toMatchObject({ quarantined: 0, urgent: 1 })

	for (const seen of [
		thanks,
		await visitor.get('/apply/surrender/sent'),
		await visitor.get('/apply/surrender/check'),
	]) {
		expect(seen.path).toBe('/apply/surrender/sent')
		const words = wordsOf(seen)
		expect(words).toContain(reference)
		expect(words).toContain(NUMBER)
		expect(words).not.toMatch(TELLING)
	}
	// After sending the device has no answers.
	expect((await visitor.get('/apply/surrender/you')).text).not.toContain(UNSAFE.email)

	const about = () =>
		emailsIn(dataDir)
			.map(readable)
			.filter(({ whole }) => whole.includes(reference))
	await vi.waitFor(() => expect(about()).toHaveLength(2), { timeout: 60_000 })
	const toThem = about().find(({ to }) => to === UNSAFE.email)
	expect(toThem?.subject).toBe(`Please ring us - ${reference}`)
	expect(toThem?.body).toContain(`Please ring us now on ${NUMBER}`)
	expect(toThem?.body).not.toMatch(/not safe|safe now|Rex|stays with you|SA14|keep my dog|health and history/i)
	const toStaff = about().find(({ to }) => to !== UNSAFE.email)
	expect(toStaff?.subject).toBe(`Ring first: ${reference}`)
	expect(toStaff?.body).toContain(UNSAFE.phone)
	expect(toStaff?.whole).not.toMatch(/not safe|Rex|SA14|zoe@example\.org/i)

	const call = [serverEntry('desk'), 'list']
	const env = { ...process.env, DATA_DIR: dataDir, API_BASE: '', DATABASE_URL: '' }
	const { stdout } = spawnSync(process.execPath, call, {
		cwd: join(import.meta.dirname, '../../..'),
		env,
		encoding: 'utf8',
	})
	expect(stdout.split('\n')[1]).toMatch(new RegExp(`^${reference} .*RING FIRST`))
	expect(stdout).toContain('2 open, 1 to ring first')
})
