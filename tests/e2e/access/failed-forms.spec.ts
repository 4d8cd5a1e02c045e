import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { ownSite } from '../support/site/own-site.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

const site = ownSite()
test.use(WITH_MOTION)

interface FailedForm {
	path: string
	/** Its last button, in `main`. */
	button: string | RegExp
	/** What has to be there before. */
	prepare?: (page: Page) => Promise<unknown>
}

/** The first three are in `npm test`, one by wheel, one by keyboard, one by touch. */
const FORMS: FailedForm[] = [
	{ path: '/donate?frequency=once&once=20', button: /^(Give|Get our bank)/ },
	{ path: '/apply/adoption/you', button: 'Continue', prepare: startAdoption },
	{ path: '/checkout/details', button: 'Continue', prepare: fillBasket },
	{ path: '/sponsor/dot?frequency=monthly&amount=5', button: /^Sponsor/ },
	{ path: '/sponsor/dot?frequency=monthly&own=0.01', button: /^Sponsor/ },
	{ path: '/apply/newsletter/news', button: /^(Sign me up|Check and send)/ },
	{ path: '/apply/contact/question', button: /^Check and send/ },
]

const posted = (page: Page, path: string, form: Record<string, string>) =>
	page.request.post(site.url + path, { form, headers: { Origin: site.url }, maxRedirects: 0 })

function fillBasket(page: Page) {
	return posted(page, '/basket', { slug: 'rope-lead', variant: 'red', quantity: '1' })
}

async function startAdoption(page: Page) {
	await page.goto('/apply/adoption/start?dog=biscuit')
	await page.getByRole('link', { name: /^Start/ }).click()
	await page.waitForURL(/adoption\/(?!start)/)
	// The first answer is what there is to come back to.
	const first = page.url()
	await page.getByRole('button', { name: 'Continue' }).last().click()
	await page.waitForURL((url) => url.href !== first)
}

const summary = (page: Page) => page.locator('main .border-danger:has([role="alert"])').first()

/** Sent as an address, a form is a navigation, whose scrolling takes a few frames more. */
const SETTLING_FRAMES = 6

/** Focused, and wholly below the header, at once. */
async function expectAtSummary(page: Page, what: string) {
	await expect(summary(page), what).toBeFocused()
	const places = await page.evaluate(async (settling) => {
		const seen: string[] = []
		for (let frame = 0; frame < 40; frame++) {
			const box = document.activeElement?.getBoundingClientRect()
			const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
			if (frame > settling && box && (box.top < header - 1 || box.top > innerHeight / 2))
				seen.push(`${frame}: ${Math.round(box.top)}`)
			await new Promise((resolve) => requestAnimationFrame(resolve))
		}
		return seen
	}, SETTLING_FRAMES)
	expect(places, what).toEqual([])
}

const PRESSES: Record<string, (page: Page, button: string | RegExp) => Promise<void>> = {
	async wheel(page, name) {
		const button = page.locator('main').getByRole('button', { name }).last()
		await page.mouse.move(600, 500)
		for (let turn = 0; turn < 30 && !(await inView(page, name)); turn++) {
			await page.mouse.wheel(0, 800)
			await page.waitForTimeout(60)
		}
		await button.click()
	},
	async keyboard(page, name) {
		await page.locator('main').getByRole('button', { name }).last().focus()
		await page.keyboard.press('Enter')
	},
	async touch(page, name) {
		await page.locator('main').getByRole('button', { name }).last().tap()
	},
}

const inView = (page: Page, name: string | RegExp) =>
	page
		.locator('main')
		.getByRole('button', { name })
		.last()
		.evaluate((button) => button.getBoundingClientRect().bottom < innerHeight)

for (const [turn, [how, press]] of Object.entries(PRESSES).entries()) {
	const isTouch = how === 'touch'
	test.describe(`by ${how}`, () => {
		test.use({ hasTouch: isTouch, viewport: isTouch ? { width: 390, height: 844 } : { width: 1280, height: 800 } })
		for (const [index, { path, button, prepare }] of FORMS.entries()) {
			const title = `a failed form at ${path} has its errors in sight, in focus and in the title, at each press`
			test(title, index === turn && isTouch ? {} : FULL_ONLY, async ({ page }) => {
				await prepare?.(page)
				await page.goto(path)
				await hydrated(page)
				for (const time of ['first', 'second', 'third']) {
					await page.evaluate(() => (document.activeElement as HTMLElement).blur())
					await press(page, button)
					await expectAtSummary(page, `${time} press`)
					await expect(page, `${time} press`).toHaveTitle(/^Error: /)
				}
			})
		}
	})
}

interface StayingForm {
	/** What it is called in the test. */
	name: string
	/** Sends the form as a browser does without the app, with an error. */
	fail: (page: Page) => Promise<unknown>
	/** Sends it again without one. The page stays. */
	correct: (page: Page) => Promise<void>
}

/** Sends a form as a press does before the app has begun: neither `required` nor the app is asked. */
function submitNatively(page: Page, form: string, fields: Record<string, string>) {
	return page.locator(form).evaluate((element: HTMLFormElement, fields) => {
		for (const [name, value] of Object.entries(fields)) {
			const input = element.ownerDocument.createElement('input')
			Object.assign(input, { type: 'hidden', name, value })
			element.append(input)
		}
		element.submit()
	}, fields)
}

const STAYING_FORMS: StayingForm[] = [
	{
		name: 'of the basket',
		async fail(page) {
			await fillBasket(page)
			await page.goto('/basket')
			await page.getByLabel('Another amount').fill('lots')
			await submitNatively(page, '.basket-form', { update: '1' })
		},
		async correct(page) {
			await page.getByLabel('Another amount').fill('5')
			await page.getByRole('button', { name: 'Add', exact: true }).click()
		},
	},
	{
		name: 'that asks for the size of an item',
		async fail(page) {
			await page.goto('/merch/winter-coat')
			await submitNatively(page, '.buy-form', {})
		},
		async correct(page) {
			await page.getByRole('radio', { name: /^Small/ }).check()
			await page.getByRole('button', { name: 'Add to basket' }).click()
		},
	},
]

for (const { name, fail, correct } of STAYING_FORMS) {
	test(`a form ${name} that failed without the app leaves no error in the title once the app has sent it`, async ({
		page,
	}) => {
		await fail(page)
		await expect(page).toHaveTitle(/^Error: /)
		await hydrated(page)
		await expect(page).toHaveTitle(/^Error: /)
		await correct(page)
		await expect(summary(page)).toBeHidden()
		await expect(page).not.toHaveTitle(/^Error: /)
	})
}
