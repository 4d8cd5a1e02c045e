import { expect, test, vi } from 'vitest'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { enough } from '../../builders/applications/answers.ts'
import { aVisitor, fillIn } from '../support/form-visitor.ts'
import { freshFolder, startSiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'
import { emailsIn, storedSubmissions } from '../support/stored-records.ts'

const JOURNEYS = ['adoption', 'fostering', 'volunteering', 'contact', 'found', 'surrender'] as const
/** An email to the person and a notice to staff each; the contact and found forms have a phone number only. */
const LETTERS = 2 * JOURNEYS.length - 2

test('each form ends with a stored record, a confirmation page and two emails', async () => {
	const dataDir = freshFolder('journeys')
	const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
	const checks = await Promise.all(
		JOURNEYS.map(async (form) => {
			const visitor = aVisitor(site)
			return { form, visitor, page: await fillIn(visitor, form, { slowly: true }) }
		}),
	)
	for (const { form, visitor, page } of checks) {
		expect(page.path).toBe(`/apply/${form}/check`)
		expect(page.text).toContain(enough[form].phone)
		const thanks = await visitor.send(page, new URLSearchParams())
		expect(thanks.path).toBe(`/apply/${form}/sent`)
		const record = storedSubmissions(dataDir).find((row) => row.form === form)
		expect(record).toMatchObject({ quarantined: 0, status: 'new' })
		expect(thanks.text).toContain(record?.reference)
		// Opened and sent again: the same, once.
		expect((await visitor.get(`/apply/${form}/sent`)).text).toContain(record?.reference)
		expect((await visitor.send(page, new URLSearchParams())).path).toBe(`/apply/${form}/sent`)
	}
	expect(storedSubmissions(dataDir)).toHaveLength(JOURNEYS.length)
	await vi.waitFor(() => expect(emailsIn(dataDir)).toHaveLength(LETTERS), { timeout: 60_000 })
	await site.stop()
	const everything = JSON.stringify(site.logged())
	expect(everything).not.toMatch(/zoe@example|960 ?001|O’Brien|Sam Taylor/)
})
