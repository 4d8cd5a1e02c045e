import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { expectPage, openAdmin, startBrowser } from './support/clients/browser.ts'
import { startWordPress } from './support/server/wordpress.ts'

const wordpress = await startWordPress({ withPlugin: true })
const browser = await startBrowser()
const page = await openAdmin(browser, wordpress)
afterAll(async () => {
	await browser.close()
	await wordpress.stop()
})

const options = async () => JSON.parse(wordpress.php('echo json_encode(Fairlead\\general_options());'))
function rows(field: string, on: Page = page) {
	return on.getByRole('group', { name: field, exact: true })
}

test('general options are written in groups, and an empty line keeps its place', async () => {
	await page.goto('/wp-admin/admin.php?page=fairlead-website')
	await expectPage(page.getByText('Nobody is told of new applications yet.')).toBeVisible()
	await page.getByLabel('Name', { exact: true }).first().fill('Alder Bank')
	await page.getByRole('button', { name: 'Save' }).click()
	await page.getByRole('link', { name: 'Footer' }).click()
	await page.getByLabel('Contact email').fill('hello@example.org')
	await page.getByRole('button', { name: 'Save' }).click()
	await page.getByRole('link', { name: 'Menus' }).click()
	await page.waitForURL(/group=menus/)
	await page.getByRole('group', { name: 'At the top', exact: true }).getByRole('button', { name: 'Add a link' }).click()
	await page.getByRole('group', { name: 'At the top', exact: true }).getByLabel('Words').fill('Dogs')
	await page
		.getByRole('group', { name: 'At the top', exact: true })
		.getByLabel('Leads to')
		.selectOption('Find a dog (/dogs)')
	await page.getByRole('button', { name: 'Save' }).click()
	await expectPage(page.getByText('Saved. The website shows it')).toBeVisible()
	expect(await options()).toMatchObject({
		site: { name: 'Alder Bank' },
		header: { menu: [{ text: 'Dogs', url: '/dogs', is_show: 1 }] },
		footer: { info: [{ text: '' }, { text: 'hello@example.org', url: 'mailto:hello@example.org' }, { text: '' }] },
	})
})

test('rows are closed lines that say what is in them, and a removed one can be put back', async () => {
	await page.goto('/wp-admin/admin.php?page=fairlead-website&group=menus')
	const menu = page.getByRole('group', { name: 'At the top', exact: true })
	const line = menu.getByRole('button', { name: 'Dogs → /dogs' })
	await expectPage(line).toHaveAttribute('aria-expanded', 'false')
	await expectPage(menu.getByLabel('Words')).toBeHidden()
	await menu.getByRole('button', { name: 'Remove' }).click()
	await expectPage(line).toHaveCount(0)
	await expectPage(page.locator('.fairlead-save')).toContainText('Not saved yet')
	await menu.getByRole('button', { name: 'Undo' }).click()
	await line.click()
	await menu.getByLabel('Words').fill('Find a dog')
	await expectPage(menu.getByRole('button', { name: 'Find a dog → /dogs' })).toBeVisible()
	await page.getByRole('button', { name: 'Save' }).click()
	await page.waitForURL(/saved=1/)
	expect((await options()).header.menu).toMatchObject([{ text: 'Find a dog', url: '/dogs' }])
})

test('the links of a menu are put in order by dragging and by buttons', async () => {
	await page.goto('/wp-admin/admin.php?page=fairlead-website&group=menus')
	const menu = page.getByRole('group', { name: 'Legal links', exact: true })
	for (const [words, there] of [
		['Privacy', '/docs/privacy'],
		['Terms', '/docs/terms'],
		['Cookies', 'https://example.org/c'],
	] as const) {
		await menu.getByRole('button', { name: 'Add a link' }).click()
		await menu.getByLabel('Words').last().fill(words)
		await menu.getByLabel('Leads to').last().selectOption('Another address…')
		await menu
			.getByLabel(/^Address/)
			.last()
			.fill(there)
		await menu.getByRole('button', { name: words }).click()
	}
	const names = menu.locator('.fairlead-row-title')
	await expectPage(names).toHaveText([/^Privacy/, /^Terms/, /^Cookies/])
	await menu
		.locator('.fairlead-drag')
		.last()
		.dragTo(names.first(), { targetPosition: { x: 5, y: 2 } })
	await expectPage(names).toHaveText([/^Cookies/, /^Privacy/, /^Terms/])
	await menu.getByRole('button', { name: 'Move up' }).last().click()
	await page.getByRole('button', { name: 'Save' }).click()
	await page.waitForURL(/saved=1/)
	const stored = (await options()).footer.menu.legal
	expect(stored.map(({ text }: { text: string }) => text)).toEqual(['Cookies', 'Terms', 'Privacy'])
	await expectPage(page.locator('.fairlead-save')).toContainText('Saved')
})

test('an email shows the website’s words, and one’s own begin with them', async () => {
	await page.goto('/wp-admin/admin.php?page=fairlead-website&group=emails')
	const email = rows('Application to foster').first()
	await email.getByRole('button', { name: 'Application to foster' }).click()
	await expectPage(email.getByText('Thank you for offering a dog a place on your sofa.')).toBeVisible()
	await email.getByRole('button', { name: 'Write your own' }).click()
	await email.getByLabel('Subject').fill('Thank you')
	await email.getByRole('button', { name: 'First name' }).click()
	await page.getByRole('button', { name: 'Save' }).click()
	await page.waitForURL(/saved=1/)
	const body = expect.stringMatching(/a place on your sofa(?:.|\n)*\{firstName\}$/)
	expect((await options()).letters.fostering).toEqual({ subject: 'Thank you', body })
	await email.getByRole('button', { name: 'Application to foster' }).click()
	await email.getByRole('button', { name: 'Back to the website’s words' }).click()
	await page.getByRole('button', { name: 'Save' }).click()
	await page.waitForURL(/saved=1/)
	expect((await options()).letters).toBeUndefined()
})

test('amounts are asked in two lists, each month and once, and stored as one', async () => {
	const amounts = [
		{ amount: 3000, monthly: false, impact: 'covers a microchip.' },
		{ amount: 2500, monthly: true, impact: 'feeds a dog all month.' },
		{ amount: 600, monthly: true, impact: 'feeds a dog for a week.' },
	]
	await wordpress.rest('/custom/v1/options/general', { giving: { amounts } }, 'PUT')
	await page.goto('/wp-admin/admin.php?page=fairlead-website&group=giving')
	const names = (list: string) => rows(list).locator('.fairlead-row-title')
	await expectPage(names('Each month')).toHaveText(['£6: feeds a dog for a week.', '£25: feeds a dog all month.'])
	await expectPage(names('Once')).toHaveText(['£30: covers a microchip.'])
	await page.getByRole('button', { name: 'Add a single amount' }).click()
	await rows('Once').getByLabel('Amount').last().fill('12.50')
	await rows('Each month').getByRole('button', { name: 'Remove' }).last().click()
	await page.getByRole('button', { name: 'Save' }).click()
	await page.waitForURL(/saved=1/)
	expect((await options()).giving.amounts).toEqual([
		expect.objectContaining({ amount: 600, monthly: true }),
		expect.objectContaining({ amount: 3000, monthly: false, impact: 'covers a microchip.' }),
		{ amount: 1250, monthly: false },
	])
})

test('delivery is weighed in kilograms and goes to a country', async () => {
	await page.goto('/wp-admin/admin.php?page=fairlead-website&group=shop')
	await page.getByRole('button', { name: 'Add a delivery option' }).click()
	await page.getByLabel('Country').selectOption('Ireland')
	await page.getByLabel('Up to').fill('2.5')
	await page.getByRole('button', { name: 'Save' }).click()
	await page.waitForURL(/saved=1/)
	expect((await options()).shop.delivery).toMatchObject([{ country: 'IE', up_to_grams: 2500 }])
})

test('the addresses of files for other websites lead there while they are on, and are copied', async () => {
	wordpress.php(
		"update_option('fairlead_connection', ['address' => 'https://dogs.example', 'secret' => '0123456789abcdef']);",
	)
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
	await page.goto('/wp-admin/admin.php?page=fairlead-website&group=feeds')
	await expectPage(page.getByRole('link', { name: /\/feeds\/dogs\.json$/ })).toBeVisible()
	await expectPage(page.getByRole('link', { name: /\/feeds\/petfinder\.csv$/ })).toHaveCount(0)
	await page.getByRole('button', { name: 'Copy (A list of your dogs that other websites can show)' }).click()
	await expectPage(page.getByText('Copied')).toBeVisible()
	const copied = await page.evaluate(() => navigator.clipboard.readText())
	expect(copied).toMatch(
		/^<rescue-dogs><\/rescue-dogs><script type="module" src="https:\/\/dogs\.example\/feeds\/embed\.js"><\/script>$/,
	)
	wordpress.php("delete_option('fairlead_connection');")
})

test('the forms need an address for notices', async () => {
	await page.goto('/wp-admin/admin.php?page=fairlead-website&group=forms')
	const address = page.getByLabel('Who is told of new applications')
	await address.evaluate((input) => input.closest('form')?.setAttribute('novalidate', ''))
	await address.fill('nobody')
	await page.getByRole('button', { name: 'Save' }).click()
	await expectPage(page.getByText('does not look like an email address').first()).toBeVisible()
	await expectPage(address).toHaveValue('nobody')
	await page.goto('/wp-admin/admin.php?page=fairlead-website&group=shop')
	await expectPage(page.locator('.fairlead-save')).not.toContainText('not saved')
	await expectPage(page.locator('#fairlead-refused')).toHaveCount(0)
	await page.goto('/wp-admin/admin.php?page=fairlead-website&group=forms')
	await address.evaluate((input) => input.closest('form')?.setAttribute('novalidate', ''))
	await address.fill('office@example.org')
	await page.getByRole('button', { name: 'Save' }).click()
	await expectPage(page.getByText('Nobody is told of new applications yet.')).toHaveCount(0)
	expect((await options()).notification_email).toBe('office@example.org')
	const asVisitor = await fetch(`${wordpress.url}/wp-json/custom/v1/options/general`)
	expect(await asVisitor.text()).not.toContain('office@example.org')
})

test('a question without a tick is not asked, and one that this version does not know stays until it is unticked', async () => {
	await wordpress.rest('/custom/v1/options/general', { applications: { questions_off: ['adoption.shoeSize'] } }, 'PUT')
	await page.goto('/wp-admin/admin.php?page=fairlead-website&group=forms')
	const save = async () => {
		await page.getByRole('button', { name: 'Save' }).click()
		await page.waitForURL(/saved=1/)
		return (await options()).applications.questions_off
	}
	await page.getByText('Apply to adopt a dog').click()
	await page.getByLabel('Where would the dog sleep?').uncheck()
	expect(await save()).toEqual(['adoption.sleeps', 'adoption.shoeSize'])
	await page.getByLabel('adoption.shoeSize').uncheck()
	expect(await save()).toHaveLength(1)
})
