import { type Browser, expect, type Page, test } from '@playwright/test'
import type { FormId } from '#domain/forms/form.ts'
import { newKey } from '#records/drafts/keys.ts'
import { enqueue } from '#records/outbox/deliveries.ts'
import { accept } from '#records/submissions/accept.ts'
import { answersWith } from '#tests/builders/applications/hostile-answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { untilHydrated } from '../support/client-navigation.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()

/** Ends whatever surrounds it, and leaves an element by which it is found. */
const HOSTILE = `Zz"'\`</script></textarea></title></option><x-stored onclick=ran()><img src=x onerror=ran()><script>ran()</script>javascript:ran()`
const FORMS: FormId[] = ['adoption', 'fostering', 'volunteering', 'contact', 'found', 'surrender']

/** A case of each form with it in every column, and in each answer; one in quarantine; an email that failed. */
function storeHostileCases(): Promise<string[]> {
	return site.withStore(async (store) => {
		const columns = { name: HOSTILE, town: HOSTILE, about: HOSTILE, phone: HOSTILE, email: `${newKey()}@${HOSTILE}` }
		const flags = [true, false].map((isSensitive) => ({ text: HOSTILE, isSensitive }))
		const add = (changes: Parameters<typeof aSubmission>[0]) =>
			accept(store, aSubmission({ ...columns, flags, ...changes }), () => [], Date.now())
		const references: string[] = []
		for (const form of FORMS) {
			for (const answers of answersWith(form, HOSTILE)) references.push((await add({ form, answers })).reference)
		}
		const held = await add({ quarantineReasons: [HOSTILE] })
		const email = { to: HOSTILE, replyTo: null, subject: HOSTILE, text: HOSTILE, html: HOSTILE, unsubscribeUrl: null }
		await store.write((transaction) =>
			enqueue(transaction, [{ channel: 'email', submissionId: held.id, payload: email }], Date.now()),
		)
		await store.db
			.updateTable('delivery')
			.set({ failed_at: Date.now(), last_error: HOSTILE })
			.where('submission_id', '=', held.id)
			.execute()
		return references
	})
}

/** What came out of the text: elements, handlers and links that are not the desk's. */
function foreignParts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const handlers = [...document.querySelectorAll('*')].filter((element) =>
			element.getAttributeNames().some((name) => name.startsWith('on')),
		)
		const links = [...document.querySelectorAll('[href], [src], [action]')].filter((element) =>
			['href', 'src', 'action'].some((name) =>
				/^\s*(javascript|data|vbscript):/i.test(element.getAttribute(name) ?? ''),
			),
		)
		return [...document.querySelectorAll('x-stored'), ...handlers, ...links].map((element) => element.outerHTML)
	})
}

/** A lead's page, with all that would show that a stored text ran. */
async function aLead(browser: Browser, baseURL: string) {
	const context = await browser.newContext({ baseURL })
	await site.signIn(context, { name: 'Stella Script', role: 'lead' })
	const page = await context.newPage()
	const ran: string[] = []
	await page.exposeFunction('ran', () => ran.push(page.url()))
	page.on('dialog', (dialog) => void dialog.dismiss().then(() => ran.push(dialog.message())))
	page.on('console', (message) => message.text().includes('Content Security Policy') && ran.push(message.text()))
	page.on('pageerror', (error) => ran.push(error.message))
	return { context, page, ran }
}

test('a script in every field of every form is text on each page of the desk, in a real browser', async ({
	browser,
	baseURL: url,
}) => {
	const baseURL = url ?? ''
	const references = await storeHostileCases()
	const { context, page, ran } = await aLead(browser, baseURL)
	const [adoption = ''] = references
	const search = `?search=${encodeURIComponent('Zz"')}`
	const paths = [
		...references.map((reference) => `/cases/${reference}`),
		'',
		search,
		'/dogs',
		'/team',
		'/quarantine',
		'/deliveries',
		'/data/deletion',
		'/audit-log',
		...['more-information', 'not-this-time', 'empty'].map(
			(one) => `/cases/${adoption}/email?template=${one}&facts=given`,
		),
		`/cases/compare?dog=biscuit&case=${adoption}`,
		'/dogs/biscuit/answer-all',
	]
	const wrong: string[] = []
	let shown = 0
	for (const path of paths) {
		await page.goto(`/desk${path}`)
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		const locked = page.getByRole('button', { name: 'Show the answers about health and offences' })
		if (await locked.isVisible()) {
			await untilHydrated(page)
			await locked.click()
			await expect(locked).toBeHidden()
		}
		for (const part of await foreignParts(page)) wrong.push(`${path}: ${part}`)
		if ((await page.getByRole('main').textContent())?.includes('<x-stored')) shown += 1
	}
	expect([wrong, ran]).toEqual([[], []])
	// It has looked where the text is.
	expect(shown).toBeGreaterThan(references.length)

	// The preview of an email is a frame.
	await page.goto(`/desk/cases/${adoption}/email?template=empty`)
	await untilHydrated(page)
	await page.getByLabel('Subject').fill(HOSTILE)
	await page.getByLabel('Email', { exact: true }).fill(`Dear Sam,\n\n${HOSTILE}`)
	await page.getByRole('button', { name: 'Next: check the email' }).click()
	await expect(page.locator('iframe')).toBeVisible()
	const frame = page.frameLocator('iframe').locator('body')
	await expect(frame).toContainText('<x-stored')
	expect(await frame.locator('x-stored, script, [onerror]').count()).toBe(0)
	expect([await foreignParts(page), ran]).toEqual([[], []])
	await context.close()
})
