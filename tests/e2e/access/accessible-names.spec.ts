import { expect, type Page, test } from '@playwright/test'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { FORM_PAGES, ROUTES, UNUSUAL_DOGS } from '../support/site/site-routes.ts'
import { WITH_MOTION } from '../support/with-motion.ts'

test.use(WITH_MOTION)

/** Two words without a space, but those of names: "sentenceDesk", "Name(optional)", "adopt.Read". */
const RUN_TOGETHER = /[a-z][A-Z]|[a-z]\(|[.!?)][A-Z]|[a-z]\d{2}/
const WRITTEN_SO = /WhatsApp|YouTube|PayPal|iPhone/
const UNNAMED = /^\s*- (article|table):?$/
const HONEYPOT = /Leave this box empty/

/** Lines of the accessibility tree that a screen reader would say badly. */
async function badlySaid(page: Page, path: string): Promise<string[]> {
	await page.goto(path)
	const lines = (await page.locator('body').ariaSnapshot()).split('\n').filter((line) => !line.includes('/url:'))
	const bad = lines.filter(
		(line) =>
			[UNNAMED, HONEYPOT].some((kind) => kind.test(line)) || (RUN_TOGETHER.test(line) && !WRITTEN_SO.test(line)),
	)
	const headings = lines.filter((line) => line.includes('- heading')).map((line) => line.trim())
	const twice = headings.filter((heading, index) => heading === headings[index - 1])
	return [...bad, ...twice].map((line) => `${path} ${line.trim()}`)
}

test('names have their spaces, parts have names, and what bots fill in is not said', async ({ page }) => {
	expect([...(await badlySaid(page, '/dogs')), ...(await badlySaid(page, '/adoption'))]).toEqual([])
})

test('on a card of a dog the badge comes after the name', async ({ page }) => {
	await page.goto('/dogs')
	const order = await page.locator('.dog-card:has(.dog-badge)').first().locator('h2, h3, .dog-badge').all()
	await expect(order[0] as (typeof order)[number]).toHaveRole('heading')
	await expect(page.getByLabel('Leave this box empty')).toHaveAttribute('tabindex', '-1')
})

test('all pages say their parts well', FULL_ONLY, async ({ page }) => {
	const found: string[] = []
	for (const path of [...ROUTES.map((route) => route.path), ...FORM_PAGES, ...UNUSUAL_DOGS])
		found.push(...(await badlySaid(page, path)))
	expect(found).toEqual([])
})
