import { expect as expectPage } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { openAdmin, startBrowser } from './server/browser.ts'
import { startWordPress } from './server/wordpress.ts'

const wordpress = await startWordPress({ withPlugin: true })
const browser = await startBrowser()
const page = await openAdmin(browser, wordpress)
afterAll(async () => {
	await browser.close()
	await wordpress.stop()
})

const make = (title: string, meta: object, more: object = {}) =>
	wordpress.rest('/wp/v2/dogs', { title, status: 'publish', meta, ...more })
const statusOf = async (id: number) => (await wordpress.rest(`/wp/v2/dogs/${id}`)).meta.status

const pepper = await make('Pepper', { status: 'available', listed_on: '2020-01-01', birth_date: '2019' })
const otis = await make('Otis', { status: 'available', location: '14 Mill Lane', urgent_until: '2020-01' })
const row = (id: number) => page.locator(`#post-${id}`)

test('a status chosen in the list is stored at once', async () => {
	await page.goto('/wp-admin/edit.php?post_type=dog')
	await page.getByLabel('Status of Pepper').selectOption('Reserved')
	await expectPage(row(pepper.id).getByText('Saved')).toBeVisible()
	expect(await statusOf(pepper.id)).toBe('reserved')
})

test('the list says how long a dog waits, how complete its page is, and what would help', async () => {
	await page.goto('/wp-admin/edit.php?post_type=dog')
	const days = Math.floor((Date.now() - Date.UTC(2020, 0, 1)) / 86_400_000)
	const cell = (id: number, name: string) => row(id).locator(`.column-fairlead_${name}`).innerText()
	expect([days, days + 1]).toContain(Number(await cell(pepper.id, 'waiting')))
	expect(await cell(pepper.id, 'complete')).toMatch(/\d+%/)
	expect(await cell(otis.id, 'problems')).toContain('looks like an address')
})

test('quick edit begins with the present status and changes it', async () => {
	await page.goto('/wp-admin/edit.php?post_type=dog')
	await row(pepper.id).hover()
	await row(pepper.id)
		.getByRole('button', { name: /Quick edit/ })
		.click()
	const field = page.locator(`#edit-${pepper.id}`).getByLabel('Adoption status')
	await expectPage(field).toHaveValue('reserved')
	await field.selectOption('Trying out a home')
	await page.locator(`#edit-${pepper.id}`).getByRole('button', { name: 'Update' }).click()
	await expectPage(page.getByLabel('Status of Pepper')).toHaveValue('on_trial')
	expect(await statusOf(pepper.id)).toBe('on_trial')
	expect((await wordpress.rest(`/wp/v2/dogs/${pepper.id}`)).meta.birth_date).toBe('2019')
})

test('bulk edit changes the status of several dogs, and of none without a choice', async () => {
	for (const [choice, expected] of [
		['— No change —', ['on_trial', 'available']],
		['Found a home', ['adopted', 'adopted']],
	] as const) {
		await page.goto('/wp-admin/edit.php?post_type=dog')
		for (const { id } of [pepper, otis]) await page.locator(`#cb-select-${id}`).check()
		await page.locator('#bulk-action-selector-top').selectOption('edit')
		await page.locator('#doaction').click()
		await page.locator('#bulk-edit').getByLabel('Adoption status').selectOption(choice)
		await page.locator('#bulk-edit').getByRole('button', { name: 'Update' }).click()
		await page.waitForURL(/updated=2/)
		expect([await statusOf(pepper.id), await statusOf(otis.id)]).toEqual(expected)
	}
})

test('the list shows one status when asked', async () => {
	await page.goto('/wp-admin/edit.php?post_type=dog&fairlead_status_filter=available')
	expect(await page.locator('#the-list').innerText()).toContain('No dogs found.')
})

test('advice comes in the order of what helps most, and goes once it is followed', async () => {
	const meta = { status: 'available', urgent_until: '2020-01', children: { fit: 'yes' }, good_with_cats: 'no' }
	const { id } = await make('Juno', meta)
	const advice = () =>
		JSON.parse(wordpress.php(`echo json_encode(array_column(Fairlead\\advice_for(get_post(${id})), 'text'));`))
	expect((await advice()).map((text: string) => text.split(/[.:]/)[0])).toEqual([
		'Add a photo',
		'The day by which the dog needed a home has passed',
		'Say how old the dog is',
		'Find out about other dogs',
		'Write who the dog is',
		'Say what adopting costs',
	])
	const followed = { urgent_until: null, birth_date: '2021', good_with_dogs: 'yes' }
	const fee = { amount: 10000, currency: 'GBP' }
	await wordpress.rest(`/wp/v2/dogs/${id}`, { meta: { ...followed, fee }, content: 'Word '.repeat(60) })
	expect(await advice()).toHaveLength(1)
})

test('the dashboard names the five dogs who need most', async () => {
	for (let number = 1; number <= 5; number++) await make(`Dog ${number}`, { status: 'available' })
	await page.goto('/wp-admin/')
	const widget = page.locator('#fairlead-doctor')
	expect(await widget.locator('li').count()).toBe(5)
	expect(await widget.innerText()).not.toContain('Pepper')
})
