import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Answers } from '#domain/forms/answers/answers.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { openWhole } from '../support/checks/whole-page.ts'
import { settled } from '../support/client-navigation.ts'
import { fillIn } from '../support/fill-in.ts'
import { FULL_ONLY, isFullMatrix, MATRIX } from '../support/full-matrix.ts'
import { ownSite } from '../support/site/own-site.ts'

ownSite()

const typedOnDevice = (page: Page) =>
	page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent-answers:')))

/** Sends a form as a document, like a browser without the page's code. */
async function sendAsDocument(page: Page) {
	await page.locator('main form').evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form))
}

/** Answers are stored a moment after typing. */
async function typeUntilKept(page: Page, answers: Answers, key: string) {
	await expect(async () => {
		await fillIn(page, answers)
		await expect.poll(() => typedOnDevice(page)).toEqual([key])
	}).toPass()
}

/** Forms of one page, and the first page of a long one. `npm test` has the first. */
const SENT = [
	{ path: '/apply/contact/question', answers: enough.contact, url: /\/check$/, heading: 'Check your answers' },
	{ path: '/apply/volunteering/you', answers: enough.volunteering, url: /\/times$/, heading: /./ },
	{ path: '/apply/newsletter/news', answers: enough.newsletter, url: /newsletter/, heading: /check your email/ },
]

test(
	'answers on the server are deleted from the device, also after a document navigation',
	MATRIX,
	async ({ page }) => {
		for (const { path, answers, url, heading } of isFullMatrix ? SENT.slice(1) : SENT.slice(0, 1)) {
			await openWhole(page, path, settled)
			await typeUntilKept(page, answers, `unsent-answers:${path}`)
			await sendAsDocument(page)
			await expect(page).toHaveURL(url)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
			await expect.poll(() => typedOnDevice(page)).toEqual([])
		}
	},
)

test('a form requests its own URLs only, and starts in the head of its page, or after advice', async ({ page }) => {
	for (const path of ['/apply/contact/question', '/apply/volunteering/you', '/apply/newsletter/news']) {
		await page.goto(path)
		await expect(page.getByRole('textbox', { name: /email/i })).toHaveCount(1)
	}
	await page.goto('/apply/adoption/start?dog=biscuit')
	const needs = page.getByRole('region', { name: 'What Biscuit needs' })
	await expect(needs).toContainText('1.2 m')
	await expect(needs).toContainText('Biscuit can be left for up to 3 hours.')
	const before = page.getByRole('region', { name: 'Before you start' })
	await expect(before).not.toContainText('4 hours')
	const start = page.getByRole('link', { name: 'Start now' })
	expect(await topOf(start)).toBeLessThan(await topOf(before))
	await page.goto('/apply/surrender/start')
	const advice = page.getByRole('region', { name: 'Could something else help?' })
	expect(await topOf(start)).toBeGreaterThan(await topOf(advice))
})

async function topOf(part: Locator) {
	const box = await part.boundingBox()
	expect(box).not.toBe(null)
	return box?.y ?? 0
}

// In the full matrix; `domain/forms/validation/length.test.ts` parses the units.
for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', FULL_ONLY, () => {
		test.use({ javaScriptEnabled })

		test('the height of a fence may be in feet or centimetres, and is shown as typed', async ({ page }) => {
			test.slow()
			await page.goto('/apply/adoption/dog')
			const next = () => page.getByRole('main').getByRole('button', { name: 'Continue' }).click()
			for (const step of ['dog', 'you', 'address', 'home']) {
				await page.locator(`main form[action^="/apply/adoption/${step}"]`).waitFor()
				await fillIn(page, { ...enough.adoption, tenure: 'family', householder: 'yes' })
				await next()
			}
			await page.locator('main form[action^="/apply/adoption/outdoor"]').waitFor()
			await fillIn(page, { garden: 'private' })
			await page.getByLabel('How high is the lowest part?').fill('6')
			await next()
			await expect(page.getByRole('alert')).toContainText(
				'Enter a height between 20 and 400 cm, or between 1 and 13 feet',
			)
			await page.getByRole('combobox', { name: 'Unit' }).selectOption('feet')
			await next()
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('The people at home')
			await page.getByRole('link', { name: 'Back' }).click()
			await expect(page.getByLabel('How high is the lowest part?')).toHaveValue('6')
			await expect(page.getByRole('combobox', { name: 'Unit' })).toHaveValue('ft')
		})
	})
}
