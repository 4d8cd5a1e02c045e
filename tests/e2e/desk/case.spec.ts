import { expect, type Page, test } from '@playwright/test'
import { addDays } from '#lib/dates.ts'
import { accept } from '#records/submissions/accept.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { expectReadableInDark, violations } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { untilHydrated } from '../support/client-navigation.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { ownSite } from '../support/site/own-site.ts'
import { SITE_DAY } from '../support/site/site-day.ts'

const site = ownSite()

const LONG_NAME = 'Mary-Anne Featherstonehaugh-Cholmondeley'

/** An application with long and hostile answers, and another for the same dog from the same person. */
function aCase(): Promise<string> {
	const answers = {
		...enough.adoption,
		dog: 'biscuit',
		walk: '<script>alert(1)</script> حديقة',
		holidays: 'long '.repeat(600),
	}
	const flags = [{ text: 'Biscuit needs children over 8; they have one of 5', isSensitive: false }]
	const sent = { name: LONG_NAME, about: 'Biscuit', aboutSlug: 'biscuit', email: 'mary@example.org', answers, flags }
	return site.withStore(async (store) => {
		await accept(store, aSubmission({ ...sent, name: 'Sam Taylor' }), () => [], Date.now())
		return (await accept(store, aSubmission(sent), () => [], Date.now())).reference
	})
}

/** What a phone folds. */
const MORE_WORK = 'Note, call, status and more'
const LATER = addDays(SITE_DAY, 20)

async function press(page: Page, tool: string, button: string) {
	if (tool) await page.locator('summary', { hasText: tool }).click()
	await page.getByRole('button', { name: button, exact: true }).click()
}

test('on a phone: take a case, note, task, wait with a date, reply, ring and close it', async ({ page, context }) => {
	const reference = await aCase()
	await site.signIn(context, { name: 'Ana', role: 'lead' })
	await page.setViewportSize({ width: 390, height: 800 })
	await page.goto(`/desk/cases/${reference}`)
	await expect(page.getByRole('heading', { name: LONG_NAME })).toBeVisible()
	await press(page, '', 'Take this case')
	await expect(page.getByText('You hold this case.')).toBeVisible()
	await page.locator('summary', { hasText: MORE_WORK }).click()
	await page.getByLabel('Note', { exact: true }).fill('Nice family, <b>small</b> garden')
	await press(page, '', 'Save the note')
	await expect(page.locator('.timeline')).toContainText('Nice family, <b>small</b> garden')
	await expect(page.getByLabel('Note', { exact: true })).toHaveValue('')
	await page.locator('summary', { hasText: 'Add a task' }).click()
	await page.getByLabel('What is to be done').fill('Ask for a photo of the fence')
	await page.getByLabel('By', { exact: true }).fill(LATER)
	await press(page, '', 'Add the task')
	await press(page, '', 'Done: Ask for a photo of the fence')
	await expect(page.locator('.timeline')).toContainText('Ana did a task')
	await page.locator('summary', { hasText: 'Change the status' }).click()
	await page.getByRole('radio', { name: 'Waiting for them' }).check()
	await press(page, '', 'Save the status')
	await expect(page.getByRole('alert')).toContainText('Choose the day on which the case comes back')
	expect(await violations(page)).toEqual([])
	await page.getByLabel('Comes back on').fill(LATER)
	await press(page, '', 'Save the status')
	await expect(page.locator('.case-facts')).toContainText('Comes back')
	await press(page, 'They replied', 'They replied')
	await expect(page.locator('.case-facts')).toContainText('Reply due')
	await page.locator('summary', { hasText: 'I rang them' }).click()
	await press(page, '', 'We spoke')
	await expect(page.locator('.timeline')).toContainText('Ana rang and spoke to them')
	await page.locator('summary', { hasText: 'Change the status' }).click()
	await page.getByRole('radio', { name: 'Not this time' }).check()
	await press(page, '', 'Save the status')
	await expect(page.locator('.case-facts')).toContainText('Not this time')
	await expect(page.locator('.case-deletion')).toContainText('will be deleted on')
	await page.getByRole('button', { name: 'Show the answers about health and offences' }).click()
	await expect(page.getByText('banned from keeping animals')).toBeVisible()
	await expect(page.locator('.timeline').first()).toContainText('Ana looked at the answers about health and offences')
	for (const details of await page.locator('summary', { hasNotText: MORE_WORK }).all()) await details.click()
	expect([await violations(page), await sidewaysScroll(page)]).toEqual([[], 0])
	await expectReadableInDark(page)
	// The way back to the page does not open them again.
	await page.reload()
	await expect(page.getByRole('button', { name: 'Show the answers about health and offences' })).toBeVisible()
	await expect(page.getByText('banned from keeping animals')).toHaveCount(0)
	await untilHydrated(page)
	await page.getByRole('link', { name: 'Compare them side by side' }).click()
	// Another test may have sent one for the same dog.
	const card = page.locator('.compare-people > li', { hasText: LONG_NAME }).filter({ hasText: 'Not this time' })
	await expect(card.first()).toContainText('to talk about')
	expect([await violations(page), await sidewaysScroll(page)]).toEqual([[], 0])

	await page.setViewportSize({ width: 1280, height: 800 })
	const column = page.getByRole('columnheader', { name: `${LONG_NAME} Not this time` })
	await expect(column.first()).toBeVisible()
	await expect(card.first()).toBeHidden()
	await page.mouse.wheel(0, 600)
	await expect(column.first(), 'the names stay while one scrolls').toBeInViewport({ ratio: 1 })
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
	const widths = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+)/g)].map(([, width]) => Math.round(Number(width)))
	expect(new Set(widths), 'A4 across').toEqual(new Set([842]))
	expect([await violations(page), await sidewaysScroll(page)]).toEqual([[], 0])
})

// In `npm test`: `integration/desk/cases/case.test.ts` has the answer to the second of two.
test(
	'two people on one case: the second is told what happened, and the note they typed is still there',
	FULL_ONLY,
	async ({ page, context }) => {
		const reference = await aCase()
		await site.signIn(context, { name: 'Lee', role: 'lead' })
		await page.goto(`/desk/cases/${reference}`)
		// Before that a press is answered by a new page: offline by one of the browser.
		await untilHydrated(page)
		const other = await context.newPage()
		await other.goto(`/desk/cases/${reference}`)
		await other.locator('summary', { hasText: 'Change the status' }).click()
		await other.getByRole('radio', { name: 'Being looked at' }).check()
		await press(other, '', 'Save the status')
		await expect(other.locator('.case-facts')).toContainText('Being looked at')
		await page.getByLabel('Note', { exact: true }).fill('A long note that took ten minutes')
		await press(page, '', 'Save the note')
		await expect(page.getByRole('alert')).toContainText('changed the status to “Being looked at”')
		await expect(page.getByLabel('Note', { exact: true })).toHaveValue('A long note that took ten minutes')
		// The answer is shown before the page is loaded again, which needs the network.
		await expect(page.locator('.case-facts')).toContainText('Being looked at')
		// The network fails: nothing is lost, and the next press works.
		await context.setOffline(true)
		await press(page, '', 'Save the note')
		await expect(page.getByRole('alert')).toContainText('could not be reached')
		await context.setOffline(false)
		await press(page, '', 'Save the note')
		await expect(page.locator('.timeline')).toContainText('A long note that took ten minutes')
		await other.close()
	},
)

test(
	'the parts of a case are a press away, and the one that is read is marked',
	FULL_ONLY,
	async ({ page, context }) => {
		const reference = await aCase()
		await site.signIn(context, { name: 'Kim', role: 'lead' })
		await page.setViewportSize({ width: 390, height: 800 })
		await page.goto(`/desk/cases/${reference}`)
		await untilHydrated(page)
		await expect(page.getByRole('navigation', { name: 'Desk' }).locator('[aria-current]')).toHaveText('Inbox')
		// On a phone the work is a short panel above what there is to read.
		const panel = page.locator('.case-side')
		expect((await panel.boundingBox())?.height).toBeLessThan(260)
		await page.locator('summary', { hasText: MORE_WORK }).click()
		await expect(page.locator('summary', { hasText: 'Answered another way' })).toBeVisible()
		await page.locator('summary', { hasText: MORE_WORK }).click()
		const jumps = page.getByRole('navigation', { name: 'On this page' })
		await jumps.getByRole('link', { name: 'Answers' }).click()
		await expect(jumps.locator('[aria-current]')).toHaveText('Answers')
		await expect(page.getByRole('heading', { name: 'Answers', exact: true })).toBeInViewport()
		await expect(jumps).toBeInViewport()
		await jumps.getByRole('link', { name: 'Health' }).click()
		await expect(page.getByRole('heading', { name: 'Health and offences' })).toBeInViewport()
		await page.getByRole('heading', { name: 'Timeline' }).scrollIntoViewIfNeeded()
		await page.mouse.wheel(0, 5000)
		await expect(jumps.locator('[aria-current]')).toHaveText('Timeline')
		// Beside the answers the whole panel is on the screen, and needs no link.
		await page.setViewportSize({ width: 1280, height: 800 })
		await expect(page.locator('summary', { hasText: MORE_WORK })).toBeHidden()
		expect(await panel.evaluate((side) => side.scrollHeight - side.clientHeight)).toBeLessThanOrEqual(0)
		await page.getByLabel('Note', { exact: true }).fill('Open beside the answers')
		await expect(jumps.getByRole('link', { name: 'Work' })).toBeHidden()
		await expect(page.getByRole('button', { name: 'Take this case' })).toBeInViewport({ ratio: 1 })
	},
)
