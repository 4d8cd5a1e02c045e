import { expect, type Page, test } from '@playwright/test'
import { accept } from '#records/submissions/accept.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { expectReadableInDark, violations } from '../support/axe.ts'
import { signIn, withStore } from '../support/desk-volunteer.ts'
import { sidewaysScroll } from '../support/layout-checks.ts'

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
	return withStore(async (store) => {
		await accept(store, aSubmission({ ...sent, name: 'Sam Taylor' }), () => [], Date.now())
		return (await accept(store, aSubmission(sent), () => [], Date.now())).reference
	})
}

/** A day some weeks ahead, as a date input takes it. */
const LATER = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)

async function press(page: Page, tool: string, button: string) {
	if (tool) await page.locator('summary', { hasText: tool }).click()
	await page.getByRole('button', { name: button, exact: true }).click()
}

test('on a phone: take a case, note, task, wait with a date, reply, ring and close it', async ({
	page,
	context,
	baseURL,
}) => {
	const reference = await aCase()
	await signIn(context, { name: 'Ana', role: 'lead', url: baseURL ?? '' })
	await page.setViewportSize({ width: 390, height: 800 })
	await page.goto(`/desk/cases/${reference}`)
	await expect(page.getByRole('heading', { name: LONG_NAME })).toBeVisible()
	await press(page, '', 'Take this case')
	await expect(page.getByText('You hold this case.')).toBeVisible()
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
	await expect(page.locator('.case-facts')).toContainText('Answer due')
	await page.locator('summary', { hasText: 'I rang them' }).click()
	await press(page, '', 'We spoke')
	await expect(page.locator('.timeline')).toContainText('Ana rang and spoke to them')
	await page.locator('summary', { hasText: 'Change the status' }).click()
	await page.getByRole('radio', { name: 'Not this time' }).check()
	await press(page, '', 'Save the status')
	await expect(page.locator('.case-facts')).toContainText('Not this time')
	await expect(page.locator('.case-deletion')).toContainText('will be deleted on')
	await page.getByRole('link', { name: 'Show the answers about health and offences' }).click()
	await expect(page.getByText('banned from keeping animals')).toBeVisible()
	for (const details of await page.locator('summary').all()) await details.click()
	expect([await violations(page), await sidewaysScroll(page)]).toEqual([[], 0])
	await expectReadableInDark(page)
	await page.getByRole('link', { name: 'Compare them side by side' }).click()
	// Another test may have sent one for the same dog.
	await expect(page.getByRole('columnheader', { name: `${LONG_NAME} Not this time` })).toBeVisible()
	expect([await violations(page), await sidewaysScroll(page)]).toEqual([[], 0])
})

test('two people on one case: the second is told what happened, and the note they typed is still there', async ({
	page,
	context,
	baseURL,
}) => {
	const reference = await aCase()
	await signIn(context, { name: 'Lee', role: 'lead', url: baseURL ?? '' })
	await page.goto(`/desk/cases/${reference}`)
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
	// The network fails: nothing is lost, and the next press works.
	await context.setOffline(true)
	await press(page, '', 'Save the note')
	await expect(page.getByRole('alert')).toContainText('could not be reached')
	await context.setOffline(false)
	await press(page, '', 'Save the note')
	await expect(page.locator('.timeline')).toContainText('A long note that took ten minutes')
	await other.close()
})
