import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor, fillIn } from '#tests/integration/support/form-visitor.ts'
import { serverEntry } from '#tests/integration/support/server-entry.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { emailsIn, storedSubmissions } from '#tests/integration/support/stored-records.ts'

const dataDir = freshFolder('found')
const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
afterAll(async () => {
	await site.stop()
})

test('a found dog is reported without questions about ownership, and listed for staff', async () => {
	const visitor = aVisitor(site)
	const answers = { ...enough.found, email: 'sam@example.org' }
	const check = await fillIn(visitor, 'found', { answers, slowly: true })
	const thanks = await visitor.send(check, new URLSearchParams())
	expect(thanks.path).toBe('/apply/found/sent')
	const [row] = storedSubmissions(dataDir)
	const reference = String(row?.reference)
	expect(reference).toMatch(/^FND-/)
	expect(row).toMatchObject({ form: 'found', quarantined: 0, name: 'Sam Taylor' })

	await vi.waitFor(() => expect(emailsIn(dataDir)).toHaveLength(2), { timeout: 60_000 })
	const whole = emailsIn(dataDir).map((email) => email.replace(/=\r?\n/g, ''))
	const toThem = whole.find((email) => email.includes('\nTo: sam@example.org'))
	expect(toThem).toContain('dog warden yet, please do that now')
	const notice = whole.find((email) => email.includes('\nTo: office@'))
	expect(notice).toContain('> Mill Lane, Thornford')
	expect(notice).toContain('The dog warden has not been told yet')

	const desk = (...words: string[]) =>
		spawnSync(process.execPath, [serverEntry('desk'), ...words], {
			cwd: join(import.meta.dirname, '../../..'),
			env: { ...process.env, DATA_DIR: dataDir, API_BASE: '', DATABASE_URL: '' },
			encoding: 'utf8',
		}).stdout
	expect(desk('list', '--form', 'found')).toContain(reference)
	expect(desk('show', reference)).toMatch(/What does the dog look like\?\s+A small brown terrier/)
})

test('the contact form leads finders of a dog to the report, with what to do first', async () => {
	const visitor = aVisitor(site)
	const question = await visitor.get('/apply/contact/start')
	expect(question.text).toMatch(/<a [^>]*href="\/apply\/found\/start"/)
	const start = await visitor.get('/apply/found/start')
	expect(start.text).toMatch(/I’ve found a dog.*First of all.*Ring us on 01632 960 144/s)
})
