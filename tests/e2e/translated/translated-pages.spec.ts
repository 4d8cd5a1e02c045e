import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { accept } from '#records/submissions/accept.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { hydrated, settled, untilHydrated } from '../support/client-navigation.ts'
import { chips, count, filterBox } from '../support/dogs-list.ts'
import { walkTo } from '../support/fill-in.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { injectForeignNodes } from '../support/inject-foreign-nodes.ts'
import { ownSite } from '../support/site/own-site.ts'
import { translated, translatePages } from '../support/translate-page.ts'

/* The journeys on pages that the browser has translated, and pages in which extensions have put nodes of their own. */

const site = ownSite()

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** The answer to a form with an error, which Chrome logs. */
const UNPROCESSABLE = /status of 422/

async function fillInPerson(page: Page, email: string) {
	await page.getByLabel('First name', { exact: true }).fill('Zoë')
	await page.getByLabel('Last name', { exact: true }).fill('O’Brien')
	await page.getByLabel('Email address', { exact: true }).fill(email)
}

/** Opens a page whose translation is done before the app is there, or after. */
async function open(page: Page, path: string) {
	await page.goto(path)
	await settled(page)
	await translated(page)
}

for (const when of ['before', 'after'] as const) {
	test.describe(`translated ${when} hydration`, () => {
		test.use({ viewport: { width: 1280, height: 900 } })
		test.beforeEach(({ page }) => translatePages(page, when))

		test('a dog is found with a filter, Back leads to the list, and its page is what was asked for', async ({
			page,
		}) => {
			const noise = watchForErrors(page)
			await open(page, '/dogs')
			await expect(page.locator('main font').first()).toBeVisible()
			const all = await count(page).innerText()
			await filterBox(page, /^Cats/).check()
			await expect(count(page)).toHaveText(/can live with cats/)
			await filterBox(page, /^Other dogs/).check()
			await expect(chips(page).getByRole('link', { name: /^Good with/, includeHidden: true })).toHaveCount(2)
			await page.goBack()
			await expect(count(page)).toHaveText(/can live with cats/)
			await page.goBack()
			await expect(count(page)).toHaveText(all, { useInnerText: true })
			await page.getByRole('link', { name: 'Biscuit', exact: true }).first().click()
			await expect(heading(page, 'Biscuit')).toBeVisible()
			await expect(page).toHaveTitle('Meet Biscuit | Fairlead')
			// A name is no word.
			await expect(heading(page, 'Biscuit').locator('font')).toHaveCount(0)
			await page.goBack()
			await expect(count(page)).toHaveText(all, { useInnerText: true })
			noise.expectNone()
		})

		test('a donation is chosen, chosen otherwise, and given', async ({ page }) => {
			const noise = watchForErrors(page)
			await open(page, '/donate')
			await fillInPerson(page, `${randomUUID()}@example.org`)
			await page.getByText('Change', { exact: true }).click()
			await page.getByLabel('Just once', { exact: true }).check()
			await expect(page.locator('.giving-choice > summary')).toContainText('£30')
			await expect(page.locator('.giving-total')).toHaveText('You give£30')
			await page.getByLabel('Every month', { exact: true }).check()
			await expect(page.locator('.giving-total')).toHaveText('You give each month£12')
			await page.getByLabel(/Add Gift Aid/).check()
			await expect(page.getByText('£15 a month for the dogs')).toBeVisible()
			await page.getByLabel(/Add Gift Aid/).uncheck()
			await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Zoë')
			await page.getByRole('button', { name: 'Get our bank details' }).click()
			await expect(heading(page, /^Thank you, Zoë/)).toBeVisible()
			noise.expectNone()
		})

		test(
			'a question is asked, after an answer that had to be corrected',
			when === 'after' ? FULL_ONLY : {},
			async ({ page }) => {
				const noise = watchForErrors(page)
				await open(page, '/apply/contact/question')
				const message = page.getByLabel('What would you like to know?')
				await message.fill('Do your dogs like boats?')
				await page.getByRole('button', { name: 'Check and send' }).click()
				await expect(page).toHaveTitle(/^Error:/)
				await expect(message).toHaveValue('Do your dogs like boats?')
				await walkTo(page, enough.contact)
				await page.getByRole('button', { name: /^Send/ }).click()
				await expect(heading(page, /question/)).toBeVisible()
				noise.expectNoneBut(UNPROCESSABLE)
			},
		)

		test('a dog is sponsored', when === 'before' ? FULL_ONLY : {}, async ({ page }) => {
			const noise = watchForErrors(page)
			await open(page, '/sponsor/dot')
			await page.getByRole('radio', { name: /As a present/ }).check()
			await page.getByRole('radio', { name: /^£5/ }).check()
			const send = page.getByRole('button', { name: /^Sponsor Dot/ })
			await expect(send).toHaveText('Sponsor Dot, £60 for 12 months', { useInnerText: true })
			await page.getByRole('radio', { name: /Every month/ }).check()
			await expect(send).toHaveText('Sponsor Dot for £5 a month', { useInnerText: true })
			await send.click()
			await fillInPerson(page, `${randomUUID()}@example.org`)
			await page.getByLabel(/Help another dog/).check()
			await page.getByRole('button', { name: /^Sponsor Dot/ }).click()
			await expect(heading(page, /^Thank you, Zoë/)).toBeVisible()
			noise.expectNone()
		})

		test('a lead is bought', when === 'after' ? FULL_ONLY : {}, async ({ page }) => {
			const noise = watchForErrors(page)
			await open(page, '/merch/rope-lead')
			await page.getByRole('button', { name: 'Add to basket' }).click()
			await page.getByRole('link', { name: 'View basket' }).click()
			await page.getByRole('button', { name: /^One more of Rope lead/ }).click()
			await expect(page.getByLabel(/^Number of/)).toHaveValue('2')
			await page.getByRole('button', { name: /^Remove/ }).click()
			await page.getByRole('button', { name: 'Put it back' }).click()
			await page.getByRole('button', { name: 'Go to checkout' }).click()
			await fillInPerson(page, `${randomUUID()}@example.org`)
			await page.getByLabel('United Kingdom').check()
			await page.getByLabel('Address line 1').fill('12 Mill Lane')
			await page.getByLabel('Town or city').fill('Thornford')
			await page.getByLabel('Postcode').fill('sa14 8nn')
			await page.getByRole('button', { name: 'Continue' }).click()
			await expect(heading(page, 'Delivery')).toBeVisible()
			await page.getByRole('button', { name: 'Continue' }).click()
			await page.getByRole('button', { name: /^Order and pay/ }).click()
			await expect(heading(page, /^Thank you/)).toBeVisible()
			noise.expectNone()
		})
	})
}

// In `npm test` the question above is asked.
test('a form of many steps is filled in and sent, every page of it translated', FULL_ONLY, async ({ page }) => {
	test.slow()
	const noise = watchForErrors(page)
	await translatePages(page, 'before')
	await page.goto('/apply/adoption/start')
	await page.getByRole('link', { name: 'Start now' }).click()
	await walkTo(page, enough.adoption, { onPage: () => settled(page) })
	await page.getByRole('button', { name: 'Send my application' }).click()
	await expect(heading(page, /We have your application/)).toBeVisible()
	noise.expectNone()
})

async function openCase(page: Page) {
	const sent = { answers: enough.adoption, name: 'Maria', email: `${randomUUID()}@example.org` }
	const { reference } = await site.withStore((store) => accept(store, aSubmission(sent), () => [], Date.now()))
	await site.signIn(page.context(), { name: 'Ana', role: 'lead' })
	await page.goto(`/desk/cases/${reference}`)
	await untilHydrated(page)
}

test('a case is taken and noted at a translated desk', async ({ page }) => {
	const noise = watchForErrors(page)
	await translatePages(page, 'after')
	await openCase(page)
	await translated(page)
	await page.getByRole('button', { name: 'Take this case', exact: true }).click()
	await expect(page.getByText('You hold this case.')).toBeVisible()
	await page.getByLabel('Note', { exact: true }).fill('Nice family')
	await page.getByRole('button', { name: 'Save the note' }).click()
	await expect(page.locator('.timeline')).toContainText('Nice family')
	noise.expectNone()
})

test('nodes of extensions disturb neither hydration nor a form, and nothing typed is lost', async ({ page }) => {
	const noise = watchForErrors(page)
	await page.goto('/apply/contact/question')
	await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
	const message = page.getByLabel('What would you like to know?')
	// They are away while React reads the page, which may have begun.
	const added = await injectForeignNodes(page)
	// The app is asked for by the first press of a field.
	await message.pressSequentially('Do your ')
	await hydrated(page)
	await expect(page.locator('.foreign')).toHaveCount(added)
	await expect(message).toBeFocused()
	await message.pressSequentially('dogs like boats?')
	await page.getByRole('button', { name: 'Check and send' }).click()
	await expect(page).toHaveTitle(/^Error:/)
	await injectForeignNodes(page)
	await walkTo(page, { ...enough.contact, message: 'Do your dogs like boats?' })
	await page.getByRole('button', { name: /^Send/ }).click()
	await expect(heading(page, /question/)).toBeVisible()
	noise.expectNoneBut(UNPROCESSABLE)
})

const ownAmount = (page: Page) => page.getByRole('textbox', { name: 'Or your own amount' })

/** Wraps an element as a reader mode does: React looks for it where it was. */
async function wrap(part: Locator) {
	await part.evaluate((element) => {
		const wrapper = document.createElement('div')
		element.replaceWith(wrapper)
		wrapper.append(element)
	})
}

test('a page on which React fails for a moved node is loaded again, once a minute, with what was typed', async ({
	page,
}) => {
	async function removeTotal() {
		await wrap(page.locator('.giving-total'))
		await ownAmount(page).fill('none')
	}
	await page.goto('/donate?frequency=once&once=30')
	await hydrated(page)
	await fillInPerson(page, 'zoe@example.org')
	await page.getByText('Change', { exact: true }).click()
	await page.getByLabel('Vets’ bills').check()
	const reloaded = page.waitForEvent('load')
	await removeTotal()
	await reloaded
	await hydrated(page)
	await expect(page).toHaveTitle('Your donation | Fairlead')
	await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Zoë')
	await expect(page.getByLabel('Email address', { exact: true })).toHaveValue('zoe@example.org')
	await expect(page.getByLabel('Vets’ bills')).toBeChecked()
	await expect(ownAmount(page)).toHaveValue('none')

	await ownAmount(page).fill('20')
	await expect(page.locator('.giving-total')).toContainText('£20')
	await removeTotal()
	await expect(page.getByText('Something went wrong')).toBeVisible()
	await expect(page).toHaveTitle('Error | Fairlead')
	await page.getByRole('link', { name: 'Go home' }).click()
	await expect(page).toHaveTitle('Fairlead | Walk home together')
})

test('the desk loads a page again too, and then names the error in the title of the window', async ({ page }) => {
	async function pressMoved(name: string) {
		const button = page.getByRole('button', { name, exact: true })
		await wrap(button)
		await button.click()
	}
	await openCase(page)
	await page.getByLabel('Note', { exact: true }).fill('Rang, will call back')
	const reloaded = page.waitForEvent('load')
	await pressMoved('Take this case')
	await reloaded
	await untilHydrated(page)
	await expect(page.getByText('You hold this case.')).toBeVisible()
	await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Rang, will call back')
	await pressMoved('Give it back')
	await expect(heading(page, 'Something went wrong')).toBeVisible()
	await expect(page).toHaveTitle('Something went wrong – Desk')
})
