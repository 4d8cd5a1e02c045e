import { expect, type Page, test } from '@playwright/test'
import { layoutShift, watchLayoutShifts } from '#tools/bench/pages/layout-shift.ts'
import { expectAccessible } from '../support/axe.ts'
import { hydrated } from '../support/client-navigation.ts'
import { watchForErrors } from '../support/console-errors.ts'
import { FULL_ONLY, isFullMatrix, MATRIX } from '../support/full-matrix.ts'

/** No children, no other animals, a shared garden, 4 hours alone, a first dog, an hour of walks, hair no matter, own home. */
const HOME = '20000180400'
/** Similar answers, in the version with eight questions. */
const OLD_HOME = '100001401'
const QUESTIONS = '/right-for-each-other'

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name }).first()
const panel = (page: Page) => page.getByRole('region', { name: 'Could we be right for each other?' })
const firstToMeet = (page: Page) => page.getByRole('region', { name: 'Here come the dogs to meet first.' })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('household'))
/** One question is shown at a time; the lead has a link to each. */
const open = (page: Page, question: RegExp) =>
	page.getByRole('list', { name: 'Questions' }).getByRole('link', { name: question }).click()

async function answer(page: Page, question: RegExp, label: string) {
	await open(page, question)
	await page.getByRole('group', { name: question }).getByLabel(label, { exact: true }).check()
}

async function fillIn(page: Page, question: RegExp, hours: string) {
	await open(page, question)
	await page.getByLabel(question).fill(hours)
}

async function answerAll(page: Page) {
	await answer(page, /children/, 'No')
	await answer(page, /dog at home/, 'No')
	await answer(page, /cat/, 'No')
	await answer(page, /rabbits/, 'No')
	await answer(page, /garden/, 'Shared, or not fenced all round')
	await fillIn(page, /hours would a dog be alone/, '4')
	await answer(page, /lived with a dog/, 'This would be our first')
	await fillIn(page, /hours would you walk/, '1')
	await answer(page, /allergic/, 'No, hair is no problem')
	await answer(page, /rented/, 'No, it is ours')
}

/** Stored answers from an earlier visit. */
async function answeredBefore(page: Page, home = HOME) {
	await page.addInitScript((home) => {
		if (!sessionStorage.getItem('been')) localStorage.setItem('household', home)
		sessionStorage.setItem('been', 'yes')
	}, home)
}

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
	expect(await page.getByRole('article').count()).toBe(before)
	expect(await kept(page)).toBe(HOME)

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

test('the questions link back to their dog, show the answers, and can delete them', async ({ page, context }) => {
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
	await other.getByRole('button', { name: 'Forget our answers' }).click()
	await expect(other.getByLabel(/hours would a dog be alone/)).toHaveValue('')
	// The first tab deletes them too.
	await expect(panel(page).getByRole('link', { name: 'Answer 10 questions' })).toBeVisible()
	expect(await kept(page)).toBeNull()
})

test('one question is shown at a time, a pressed answer leads on, and Back leads to it again', async ({ page }) => {
	await page.goto(QUESTIONS)
	await hydrated(page)
	const shown = () => page.getByRole('main').getByRole('group').filter({ visible: true })
	await expect(shown()).toHaveAccessibleName(/children/)
	await shown().getByLabel('Under 5').click()
	await expect(shown()).toHaveAccessibleName(/dog at home/)
	await page.goBack()
	await expect(shown()).toHaveAccessibleName(/children/)
	await expect(shown().getByLabel('Under 5')).toBeChecked()
	await page.goForward()
	await expect(shown()).toHaveAccessibleName(/dog at home/)
	await page.getByRole('link', { name: 'Next' }).filter({ visible: true }).click()
	await expect(shown()).toHaveAccessibleName(/cat/)
	expect(await kept(page)).toBeNull()
})

test('late texts cause no layout shift', MATRIX, async ({ page }) => {
	await answeredBefore(page)
	await watchLayoutShifts(page)
	// They come late, as on a slow phone.
	let looked = Promise.withResolvers<void>()
	await page.route(/\/assets\/fit-/, async (route) => {
		await looked.promise
		await route.continue()
	})
	const looks = [
		{ path: '/dogs', words: card(page, 'Biscuit'), block: 'end' },
		{ path: '/dogs/nell', words: panel(page), block: 'start' },
		{ path: '/dogs/nell', words: panel(page), block: 'end' },
	] as const
	for (const width of isFullMatrix ? [320, 1280] : [390]) {
		await page.setViewportSize({ width, height: 844 })
		for (const { path, words, block } of looks) {
			looked = Promise.withResolvers()
			await page.goto(path)
			await hydrated(page)
			await words.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), block)
			await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
			looked.resolve()
			await expect(words).toContainText('to talk about')
			const { shift, shifted } = await layoutShift(page)
			expect(shift, `${path} at ${width} px, ${block}: ${shifted.join(', ')}`).toBeLessThanOrEqual(0.01)
		}
	}
})

test('invalid values on the device or in the URL are ignored', async ({ page }) => {
	const noise = watchForErrors(page)
	await answeredBefore(page, '{"home":"<b>"}')
	for (const path of ['/dogs?home=<b>', '/dogs/biscuit?home=1zzzzzzzz', `${QUESTIONS}?children=dragons&walks=NaN`]) {
		expect((await page.goto(path))?.status(), path).toBe(200)
		await hydrated(page)
		await expect(page.locator('html')).not.toHaveAttribute('data-household')
		await expect(page.getByRole('main')).not.toContainText(/needs? met|Change our answers/, { useInnerText: true })
	}
	noise.expectNone()
})

test('without device storage the answers last as long as the page', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('denied', 'SecurityError')
			},
		})
	})
	const noise = watchForErrors(page)
	await page.goto(QUESTIONS)
	await hydrated(page)
	await answer(page, /garden/, 'No garden')
	await page.getByRole('button', { name: 'See what fits' }).click()
	await page.getByRole('link', { name: 'See every dog with your answers' }).click()
	await expect(page).toHaveURL(/\/dogs$/)
	await expect(card(page, 'Biscuit')).toContainText('Would like a garden')
	await page.reload()
	await hydrated(page)
	await expect(card(page, 'Biscuit')).not.toContainText('Would like a garden')
	noise.expectNone()
})

// Earlier versions in the full matrix; `household.test.ts` decodes them.
for (const home of [HOME, OLD_HOME]) {
	test(
		`answers in a URL move to the device, and are removed from the URL: ${home}`,
		home === HOME ? {} : FULL_ONLY,
		async ({ page }) => {
			const noise = watchForErrors(page)
			await page.goto(`/dogs?size=small&home=${home}`)
			await expect(page).toHaveURL(/\/dogs\?size=small$/)
			expect(await kept(page)).toBe(home)
			await expect(card(page, 'Biscuit')).toContainText('to talk about')
			noise.expectNone()
		},
	)
}

test('answers of earlier versions are shown in the form, where they are still complete', async ({ page }) => {
	await answeredBefore(page, '10---43--')
	await page.goto(QUESTIONS)
	await open(page, /garden/)
	await expect(page.getByRole('group', { name: /garden/ }).getByLabel('1.5 m or more (about 5 ft)')).toBeChecked()
	await expect(page.getByLabel(/hours would a dog be alone/)).toHaveValue('3')
	// No child under 16: children of 16 or 17 are asked about again.
	await open(page, /children/)
	await expect(page.getByRole('group', { name: /children/ }).getByLabel('Skip')).toBeChecked()
})

test('axe finds no violations with compatibility texts, light and dark', MATRIX, async ({ page }) => {
	test.slow()
	await answeredBefore(page)
	await page.setViewportSize({ width: 320, height: 900 })
	for (const path of isFullMatrix ? ['/dogs', QUESTIONS] : ['/dogs/nell']) {
		await page.goto(path)
		if (path !== QUESTIONS) await expect(page.getByRole('main')).toContainText('to talk about')
		await expectAccessible(page, path)
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
	}
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('the answers stay in the URL, from list to profile and through the filter, until deleted', async ({
		page,
		request,
	}) => {
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

		await panel(page).getByRole('link', { name: 'Forget our answers' }).click()
		await expect(page).toHaveURL(/\/dogs\/nell$/)
		await expect(panel(page).getByRole('link', { name: 'Answer 10 questions' })).toBeVisible()
	})
})
