import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/checks/axe.ts'
import { watchForErrors } from '../support/checks/console-errors.ts'
import { hydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { answerAll, answeredBefore, card, fillIn, firstToMeet, HOME, kept, panel, QUESTIONS } from './questionnaire.ts'

test('answers show on every card and profile with reasons, and are in no request', async ({ page }) => {
	const noise = watchForErrors(page)
	await page.goto('/dogs')
	await hydrated(page)
	const before = await page.getByRole('article').count()
	const requests: string[] = []
	page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))

	await page.getByRole('link', { name: 'Could we be right for each other?' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Could we be right for each other?')
	await answerAll(page)
	await page.getByRole('button', { name: 'See what fits' }).click()
	await expect(firstToMeet(page).getByRole('heading', { level: 3 })).toHaveCount(3)
	await expect(firstToMeet(page)).toContainText('met')
	await page.getByRole('link', { name: 'See every dog with your answers' }).click()

	await expect(page).toHaveURL(/\/dogs$/)
	await expect(card(page, 'Nell')).toContainText('to talk about')
	await expect(card(page, 'Nell')).toContainText('Needs a garden fence of 1.8 m')
	await expect(page.getByRole('article')).toHaveCount(before)
	await expect.poll(() => kept(page)).toBe(HOME)

	await card(page, 'Nell').getByRole('link').click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nell', { timeout: 20_000 })
	const fence = panel(page).getByRole('listitem').filter({ hasText: 'A garden fenced to 1.8 m' })
	await expect(fence).toContainText('Ring us first')
	await expect(fence).toContainText('Our note: She climbs. Wire fences are a ladder to her.')
	await expect(panel(page).getByRole('listitem').filter({ hasText: 'A home without cats' })).toContainText('Met')

	await page.reload()
	await expect(panel(page).getByRole('listitem')).toHaveCount(7)
	await expect(panel(page)).not.toContainText('%')
	expect(requests.filter((request) => /[?&](home|children|cats|walks)=|20000180400/.test(request))).toEqual([])
	noise.expectNone()
})

test(
	'the questions link back to their dog, show the answers, and can delete them',
	FULL_ONLY,
	async ({ page, context }) => {
		await page.goto('/dogs/biscuit')
		await hydrated(page)
		await panel(page).getByRole('link', { name: 'Answer 10 questions' }).click()
		await fillIn(page, /hours would a dog be alone/, '9')
		await page.getByRole('button', { name: /Biscuit/ }).click()
		await expect(page).toHaveURL(/\/dogs\/biscuit$/)
		await expect(panel(page).getByRole('listitem')).toHaveCount(1)
		await expect(panel(page)).toContainText('Alone for up to 3 hours')
		await expect(panel(page)).toContainText('Your day is 6 hours longer than she can manage now.')

		const other = await context.newPage()
		await other.goto('/dogs/biscuit')
		await panel(other).getByRole('link', { name: 'Change our answers' }).click()
		await expect(other.getByLabel(/hours would a dog be alone/)).toHaveValue('9')
		await other.getByText('Forget our answers').click()
		// It asks first.
		await expect(other.getByLabel(/hours would a dog be alone/)).toHaveValue('9')
		await other.getByRole('button', { name: 'Yes, forget them' }).click()
		await expect(other.locator('form:focus')).toBeVisible()
		await expect(other.getByLabel(/hours would a dog be alone/)).toHaveValue('')
		// The first tab deletes them too.
		await expect(panel(page).getByRole('link', { name: 'Answer 10 questions' })).toBeVisible()
		await expect.poll(() => kept(page)).toBeNull()
	},
)

test('one question is shown at a time, a pressed answer leads on, and Back leads to it again', async ({ page }) => {
	await page.goto(QUESTIONS)
	await hydrated(page)
	const shown = () => page.getByRole('main').getByRole('group').filter({ visible: true })
	await expect(shown()).toHaveAccessibleName(/youngest child/)
	await shown().getByLabel('Under 5').click()
	await expect(shown()).toHaveAccessibleName(/dog at home/)
	await page.goBack()
	await expect(shown()).toHaveAccessibleName(/youngest child/)
	await expect(shown().getByLabel('Under 5')).toBeChecked()
	await page.goForward()
	await expect(shown()).toHaveAccessibleName(/dog at home/)
	await page.getByRole('link', { name: 'Next' }).filter({ visible: true }).click()
	await expect(shown()).toHaveAccessibleName(/cat/)
	await expect.poll(() => kept(page)).toBeNull()
})

test(
	'each question says in words whether it is answered and which one is shown, and what a press does',
	FULL_ONLY,
	async ({ page }) => {
		await page.goto(QUESTIONS)
		const questions = page.getByRole('list', { name: 'Questions' }).getByRole('link')
		await expect(page.getByText('Press an answer, and the next question comes up.')).toBeVisible()
		await expect(questions.nth(0)).toHaveAccessibleName(/^Question 1: How old.*\?( Shown now\.)?$/)
		await page.getByLabel('Under 5').press(' ')
		await expect(questions.nth(0)).toHaveAttribute('aria-current', 'step')
		await expect(questions.nth(0)).toHaveAccessibleName(/^Question 1: How old.*\? Answered\.$/)
		await page.getByRole('link', { name: 'Next' }).filter({ visible: true }).click()
		await expect(questions.nth(1)).toHaveAttribute('aria-current', 'step')
		await expect(questions.nth(1)).toHaveAccessibleName(/^Question 2: .*\?$/)
		await expect(questions.nth(0)).not.toHaveAttribute('aria-current')
		await expect(questions.nth(0)).toHaveAccessibleName(/^Question 1: .*\? Answered\.$/)
	},
)

test('axe finds no violations with compatibility texts, light and dark', FULL_ONLY, async ({ page }) => {
	test.slow()
	await answeredBefore(page)
	await page.setViewportSize({ width: 320, height: 900 })
	for (const path of ['/dogs', QUESTIONS, '/dogs/nell']) {
		await page.goto(path)
		if (path !== QUESTIONS) await expect(page.getByRole('main')).toContainText('to talk about')
		await expectAccessible(page, path)
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
	}
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('each question says in words whether it is answered and which one is shown', FULL_ONLY, async ({ page }) => {
		await page.goto(QUESTIONS)
		const questions = page.getByRole('list', { name: 'Questions' }).getByRole('link')
		await expect(page.getByText('Press an answer, and')).toBeHidden()
		await expect(questions.nth(0)).toHaveAccessibleName(/^Question 1: .*\? Shown now\.$/)
		await page.getByLabel('Under 5').check()
		await page.getByRole('link', { name: 'Next' }).filter({ visible: true }).click()
		await expect(questions.nth(0)).toHaveAccessibleName(/^Question 1: .*\? Answered\.$/)
		await expect(questions.nth(1)).toHaveAccessibleName(/^Question 2: .*\? Shown now\.$/)
	})

	// In `npm test`, at HTTP: `integration/pages/sample-site.test.ts`.
	test(
		'the answers stay in the URL, from list to profile and through the filter, until deleted',
		FULL_ONLY,
		async ({ page, request }) => {
			await page.goto('/dogs')
			await page.getByRole('link', { name: 'Could we be right for each other?' }).click()
			await answerAll(page)
			await page.getByRole('button', { name: 'See what fits' }).click()
			await expect(page).toHaveURL(new RegExp(`/right-for-each-other\\?home=${HOME}#first-to-meet$`))
			await expect(firstToMeet(page).getByRole('heading', { level: 3 })).toHaveCount(3)
			await page.getByRole('link', { name: 'See every dog with your answers' }).click()
			await expect(page).toHaveURL(new RegExp(`/dogs\\?home=${HOME}$`))
			await expect(card(page, 'Nell')).toContainText('Needs a garden fence of 1.8 m')

			const filters = page.getByRole('form', { name: 'Filter dogs' })
			await filters.getByText('Any size').click()
			await filters.getByRole('checkbox', { name: /^Medium/ }).check()
			await page.getByRole('button', { name: 'Show dogs' }).click()
			await expect(page).toHaveURL(/size=medium/)
			await card(page, 'Nell').getByRole('link').click()
			await expect(page).toHaveURL(new RegExp(`/dogs/nell\\?home=${HOME}$`))
			await expect(panel(page).getByRole('listitem')).toHaveCount(7)
			await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/dogs\/nell$/)

			const headers = (await request.get(page.url())).headers()
			expect(headers['cache-control']).toBe('private, no-store')
			expect(headers['x-robots-tag']).toBe('noindex')
			expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')

			await panel(page).getByText('Forget our answers').click()
			await panel(page).getByRole('link', { name: 'Yes, forget them' }).click()
			await expect(page).toHaveURL(/\/dogs\/nell$/)
			await expect(panel(page).getByRole('link', { name: 'Answer 10 questions' })).toBeVisible()
		},
	)
})
