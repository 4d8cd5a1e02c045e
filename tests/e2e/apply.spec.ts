import { expect, type Page, test } from '@playwright/test'
import { enough } from '#tests/builders/answers.ts'
import { violations } from './axe.ts'
import { fillIn, walkTo } from './fill-in.ts'
import { sidewaysScroll } from './page-shape.ts'
import { watchForNoise } from './quiet-page.ts'

/** No phone is narrower, and nothing wider has to be scrolled sideways (WCAG 1.4.10). */
const PHONE = { width: 320, height: 720 }
/** Longer than any line, and written the other way. */
const NAMES = { firstName: 'زهرة', lastName: 'Featherstonehaugh-Wigglesworth'.repeat(2).replace('-', ''), name: 'زهرة' }
const EVERY_LOOK = [320, 1280].flatMap((width) =>
	(['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

const JOURNEYS = {
	adoption: { start: '/apply/adoption/start?dog=biscuit', send: 'Send my application', reference: /ADP-/ },
	fostering: { start: '/apply/fostering/start', send: 'Send my application', reference: /FOS-/ },
	volunteering: { start: '/apply/volunteering/start', send: 'Send', reference: /VOL-/ },
	contact: { start: '/apply/contact/question', send: 'Send my question', reference: /ASK-/ },
	found: { start: '/apply/found/start', send: 'Send my report', reference: /FND-/ },
	surrender: { start: '/apply/surrender/start', send: 'Send', reference: /CAN-/ },
} as const

type Journey = keyof typeof JOURNEYS

async function begin(page: Page, start: string) {
	await page.goto(start)
	if (!start.includes('/start')) return
	await page.getByRole('link', { name: /^Start/ }).click()
	await page.waitForURL((url) => !url.pathname.endsWith('/start'))
}

/** What axe finds, narrow and wide, light and dark, and what sticks out at the side. */
async function faults(page: Page): Promise<string[]> {
	const found: string[] = []
	for (const { width, colorScheme } of EVERY_LOOK) {
		await page.setViewportSize({ width, height: 900 })
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
		const here = [...(await violations(page)), ...((await sidewaysScroll(page)) > 0 ? ['scrolls sideways'] : [])]
		found.push(...here.map((fault) => `${width} ${colorScheme}: ${fault}`))
	}
	return found
}

async function sendAndSeeThanks(page: Page, { send, reference }: { send: string; reference: RegExp }) {
	// A journey that is quicker than three seconds waits for staff: then it is “We have it”.
	await page.getByRole('button', { name: send, exact: true }).click()
	await expect(page.getByRole('heading', { level: 1, name: /^We have / })).toBeVisible()
	await expect(page.getByRole('main')).toContainText(reference)
	await expect(page).toHaveURL(/\/sent$/)
}

for (const form of Object.keys(JOURNEYS) as Journey[]) {
	const journey = JOURNEYS[form]

	test(`${form}, on a screen as narrow as a phone’s and with the keyboard alone: page by page to the reference, and axe finds nothing`, async ({
		page,
	}) => {
		test.slow()
		await page.setViewportSize(PHONE)
		await page.emulateMedia({ reducedMotion: 'reduce' })
		const noise = watchForNoise(page)
		await begin(page, journey.start)
		await walkTo(
			page,
			{ ...enough[form], ...NAMES },
			{
				byKeyboard: true,
				async onPage(step) {
					expect(await violations(page), step).toEqual([])
					expect(await sidewaysScroll(page), step).toBe(0)
				},
			},
		)
		expect(await violations(page), 'check').toEqual([])
		expect(await sidewaysScroll(page), 'check').toBe(0)
		await sendAndSeeThanks(page, journey)
		expect(await violations(page), 'sent').toEqual([])
		expect(await sidewaysScroll(page), 'sent').toBe(0)
		noise.expectNone()
	})

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false })
		test(`${form}: page by page to the reference`, async ({ page }) => {
			test.slow()
			await begin(page, journey.start)
			await walkTo(page, enough[form])
			await sendAndSeeThanks(page, journey)
			// Seen again, it is the same page; the form begins anew.
			await page.reload()
			await expect(page.getByRole('main')).toContainText(journey.reference)
		})
	})
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled })

		test('what is missing is said first and beside the question, and nothing typed is lost', async ({ page }) => {
			await page.goto('/apply/contact/question')
			await page.getByLabel('Your name').fill('Zoë O’Brien')
			await page.getByRole('main').getByLabel('Email address').fill('not an address')
			await page.getByRole('button', { name: 'Continue' }).click()
			await expect(page).toHaveTitle(/^Error: Ask us something/)
			const summary = page.getByRole('alert')
			await expect(summary.getByRole('link')).toHaveText([
				'Select what your question is about',
				'Enter an email address in the correct format, like name@example.com',
				'Enter your question',
			])
			if (javaScriptEnabled) await expect(page.locator(':focus')).toContainText('There are 3 things to fix')
			await expect(page.getByLabel('Your name')).toHaveValue('Zoë O’Brien')
			await expect(page.getByRole('main').getByLabel('Email address')).toHaveValue('not an address')
			await expect(page.getByRole('main').getByLabel('Email address')).toHaveAccessibleDescription(
				/Error: Enter an email address/,
			)
			await summary.getByRole('link', { name: 'Enter your question' }).click()
			await expect(page.getByLabel('What would you like to know?')).toBeFocused()
			if (!javaScriptEnabled) return
			expect(await faults(page)).toEqual([])
			await fillIn(page, { ...enough.contact, ...NAMES, email: 'zoe@gmial.com' })
			await page.getByRole('button', { name: 'Continue' }).click()
			await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible()
			expect(await faults(page)).toEqual([])
		})

		test('an answer can be changed from the last page, and questions that follow from it are asked', async ({
			page,
		}) => {
			test.slow()
			await begin(page, JOURNEYS.surrender.start)
			await walkTo(page, enough.surrender)
			await page.getByRole('link', { name: /^Change.*bitten/i }).click()
			await page.locator('input[name="bitten"][value="yes"]').check()
			await page.getByRole('button', { name: 'Continue' }).click()
			// What happened is asked on the same page, and must be said now.
			await expect(page.getByRole('alert')).toBeVisible()
			await fillIn(page, { bittenWhat: 'Snapped at a visitor in May, no injury' })
			await page.getByRole('button', { name: 'Continue' }).click()
			await expect(page).toHaveURL(/\/check$/)
			await expect(page.getByText('Snapped at a visitor in May, no injury')).toBeVisible()
		})
	})
}

test('a question is asked with the keyboard alone', async ({ page }) => {
	await page.goto('/apply/contact/question?topic=dog&dog=biscuit')
	await page.getByRole('radio', { name: 'One of your dogs' }).focus()
	await page.keyboard.press('ArrowDown')
	await expect(page.getByRole('radio', { name: 'My application' })).toBeChecked()
	await expect(page.getByLabel('Which dog?')).toBeHidden()
	await page.keyboard.press('ArrowUp')
	await page.keyboard.press('Tab')
	await expect(page.getByLabel('Which dog?')).toBeFocused()
	await expect(page.getByLabel('Which dog?')).toHaveValue('biscuit')
	await page.keyboard.press('Tab')
	await page.keyboard.type('Sam Taylor')
	await page.keyboard.press('Tab')
	await page.keyboard.type('sam@gmial.com')
	await page.keyboard.press('Tab')
	await page.keyboard.press('Tab')
	await page.keyboard.type('Does Biscuit like the sea?')
	await page.keyboard.press('Tab')
	await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeFocused()
	await page.getByRole('button', { name: 'Send my question' }).focus()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { level: 1, name: /^We have / })).toBeFocused()
})
