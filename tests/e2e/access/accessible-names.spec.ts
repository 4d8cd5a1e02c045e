import { expect, type Page, test } from '@playwright/test'
import { badlySaid } from '../support/checks/badly-said.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { FORM_PAGES, ROUTES, UNUSUAL_DOGS } from '../support/site/site-routes.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

test.use(WITH_MOTION)

/** With the places of the dogs that are not chosen yet. */
const COMPARISONS = ['/compare?dogs=fern', '/compare?dogs=fern,sir-barnaby,biscuit,kit']
const COMPARISON = '/compare?dogs=biscuit,percy'

async function badlySaidAt(page: Page, path: string): Promise<string[]> {
	await page.goto(path)
	return badlySaid(page, path)
}

test('names have their spaces, parts have names, and what bots fill in is not said', async ({ page }) => {
	const found: string[] = []
	for (const path of ['/dogs?with=cats', '/adoption', '/dogs/biscuit', COMPARISON])
		found.push(...(await badlySaidAt(page, path)))
	expect(found).toEqual([])
})

test('with an answer of a comparison, a screen reader says the name of the dog and nothing else', async ({ page }) => {
	for (const width of [320, 1280]) {
		await page.setViewportSize({ width, height: 800 })
		await page.goto(COMPARISON)
		await expect(page.getByRole('columnheader')).toHaveText(['Biscuit', 'Percy'])
		await expect(page.getByRole('cell').getByRole('link', { name: 'Apply to adopt: Biscuit' })).toBeVisible()
	}
})

test('on a card of a dog the badge comes after the name', async ({ page }) => {
	await page.goto('/dogs')
	const order = await page.locator('.dog-card:has(.dog-badge)').first().locator('h2, h3, .dog-badge').all()
	await expect(order[0] as (typeof order)[number]).toHaveRole('heading')
	await expect(page.getByLabel('Leave this box empty')).toHaveAttribute('tabindex', '-1')
})

test('what is sold out is named before that is said', async ({ page }) => {
	await page.goto('/merch')
	const card = page
		.getByRole('article')
		.filter({ hasText: /^.*Sold out/ })
		.first()
	const order = await card.locator('h3, .sold-out').all()
	expect(order).toHaveLength(2)
	await expect(order[0] as (typeof order)[number]).toHaveRole('heading')
	// It stands on the picture, above the name.
	const [name, mark] = await Promise.all(order.map((part) => part.boundingBox()))
	expect(mark?.y).toBeLessThan(name?.y ?? 0)
})

test('all pages say their parts well', FULL_ONLY, async ({ page }) => {
	const found: string[] = []
	for (const path of [...ROUTES.map((route) => route.path), ...FORM_PAGES, ...UNUSUAL_DOGS, ...COMPARISONS])
		found.push(...(await badlySaidAt(page, path)))
	expect(found).toEqual([])
})
