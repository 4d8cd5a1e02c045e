import { expect, type Page, test } from '@playwright/test'
import { enough } from '#tests/builders/applications/answers.ts'
import { expectAccessibleAt, violations } from '../support/checks/axe.ts'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { hydrated } from '../support/client-navigation.ts'
import { fillIn, walkTo } from '../support/fill-in.ts'
import { FULL_ONLY, isFullMatrix, MATRIX } from '../support/full-matrix.ts'
import { ownSite } from '../support/site/own-site.ts'

ownSite()

/** WCAG 1.4.10. */
const PHONE = { width: 320, height: 720 }
/** Longer than any line, in both directions. */
const NAMES = { firstName: 'زهرة', lastName: 'Featherstonehaugh-Wigglesworth'.repeat(2).replace('-', ''), name: 'زهرة' }

const JOURNEYS = {
	adoption: { start: '/apply/adoption/start?dog=biscuit', send: 'Send my application', reference: /ADP-/ },
	fostering: { start: '/apply/fostering/start', send: 'Send my application', reference: /FOS-/ },
	volunteering: { start: '/apply/volunteering/start', send: 'Send', reference: /VOL-/ },
	contact: { start: '/apply/contact/question', send: 'Send my question', reference: /ASK-/ },
	found: { start: '/apply/found/start', send: 'Send my report', reference: /FND-/ },
	surrender: { start: '/apply/surrender/start', send: 'Send', reference: /CAN-/ },
} as const

type Journey = keyof typeof JOURNEYS

/** The longest, which has every kind of control. `urgent-rehoming.spec.ts` has the one with most conditions, `email-typos.spec.ts` the shortest. */
const IN_NPM_TEST: Journey[] = ['adoption']

async function begin(page: Page, start: string) {
	await page.goto(start)
	if (!start.includes('/start')) return
	await page.getByRole('link', { name: /^Start/ }).click()
	await page.waitForURL((url) => !url.pathname.endsWith('/start'))
}

async function sendAndSeeThanks(page: Page, { send, reference }: { send: string; reference: RegExp }) {
	// A form sent within three seconds is quarantined: “We have it”.
	await page.getByRole('button', { name: send, exact: true }).click()
	await expect(page.getByRole('heading', { level: 1, name: /^We have / })).toBeVisible()
	await expect(page.getByRole('main')).toContainText(reference)
	await expect(page).toHaveURL(/\/sent$/)
}

for (const form of Object.keys(JOURNEYS) as Journey[]) {
	const journey = JOURNEYS[form]

	// The full matrix tests all but the longest by keyboard.
	const isFullOnly = !IN_NPM_TEST.includes(form)
	const byKeyboard = isFullMatrix || form === 'adoption'
	const how = byKeyboard ? ' and with the keyboard alone' : ''

	test(
		`${form}, on a screen as narrow as a phone’s${how}: page by page to the reference, and axe finds nothing`,
		isFullOnly ? FULL_ONLY : {},
		async ({ page }) => {
			test.slow()
			await page.setViewportSize(PHONE)
			const noise = watchForErrors(page)
			await begin(page, journey.start)
			async function expectGood(step: string) {
				if (!isFullMatrix || isFullOnly) expect(await violations(page), step).toEqual([])
				expect(await sidewaysScroll(page), step).toBe(0)
			}
			await walkTo(page, { ...enough[form], ...NAMES }, { byKeyboard, onPage: expectGood })
			await expectGood('check')
			await sendAndSeeThanks(page, journey)
			await expectGood('sent')
			noise.expectNone()
		},
	)

	// `npm test` sends the shortest without JavaScript; `tests/integration/applications/applications.test.ts` sends the others without a browser.
	test.describe('without JavaScript', form === 'contact' ? {} : FULL_ONLY, () => {
		test.use({ javaScriptEnabled: false })
		test(`${form}: page by page to the reference`, async ({ page }) => {
			test.slow()
			await begin(page, journey.start)
			await walkTo(page, enough[form])
			await sendAndSeeThanks(page, journey)
			// Opened again it is the same page; the form starts again.
			await page.reload()
			await expect(page.getByRole('main')).toContainText(journey.reference)
		})
	})
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled })

		test(
			'missing answers are listed first and beside the question, and typed answers are kept',
			// In `npm test` without a browser: `tests/integration/pages/invalid-requests.test.ts`.
			javaScriptEnabled ? MATRIX : FULL_ONLY,
			async ({ page }) => {
				await page.goto('/apply/contact/question')
				await page.getByLabel('Your name').fill('Zoë O’Brien')
				await page.getByRole('main').getByLabel('Email address').fill('not an address')
				await page.getByRole('button', { name: 'Check and send' }).click()
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
				await expectAccessibleAt(page, [320, 1280])
				await fillIn(page, { ...enough.contact, ...NAMES, email: 'zoe@gmial.com' })
				await page.getByRole('button', { name: 'Check and send' }).click()
				await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible()
				await expectAccessibleAt(page, [320, 1280])
			},
		)

		// In `npm test`, `email-typos.spec.ts` changes an answer from the check page.
		test(
			'an answer can be changed from the last page, and questions that follow from it are asked',
			FULL_ONLY,
			async ({ page }) => {
				test.slow()
				await begin(page, JOURNEYS.surrender.start)
				await walkTo(page, enough.surrender)
				await page.getByRole('link', { name: /^Change.*bitten/i }).click()
				await page.locator('input[name="bitten"][value="yes"]').check()
				await page.getByRole('button', { name: 'Continue' }).click()
				// The dependent question is on the same page, and required now.
				await expect(page.getByRole('alert')).toBeVisible()
				await fillIn(page, { bittenWhat: 'Snapped at a visitor in May, no injury' })
				await page.getByRole('button', { name: 'Continue' }).click()
				await expect(page).toHaveURL(/\/check$/)
				await expect(page.getByText('Snapped at a visitor in May, no injury')).toBeVisible()
			},
		)
	})
}

// In `npm test` the longest form is filled in by keyboard.
test('the contact form works by keyboard', FULL_ONLY, async ({ page }) => {
	await page.goto('/apply/contact/question?topic=dog&dog=biscuit')
	// Before that the browser sends the form, and begins at the top of the next page.
	await hydrated(page)
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
	await expect(page.getByRole('button', { name: 'Check and send' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeFocused()
	await page.getByRole('button', { name: 'Send my question' }).focus()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { level: 1, name: /^We have / })).toBeFocused()
})
