import { afterAll, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { expectPage, openAdmin, startBrowser } from './support/clients/browser.ts'
import { addPhoto } from './support/content/add-photo.ts'
import { startWordPress } from './support/server/wordpress.ts'

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
	const days = Math.floor((Date.now() - Date.UTC(2020, 0, 1)) / DAY_MS)
	const cell = (id: number, name: string) => row(id).locator(`.column-fairlead_${name}`).innerText()
	expect([days, days + 1]).toContain(Number(await cell(pepper.id, 'waiting')))
	expect(await cell(pepper.id, 'complete')).toMatch(/\d+%/)
	expect(await cell(otis.id, 'problems')).toContain('looks like an address')
})

test('the list is ordered by days and completeness, and shows who needs something', async () => {
	const names = page.locator('#the-list .row-title')
	await page.goto('/wp-admin/edit.php?post_type=dog')
	await page.locator('thead').getByRole('link', { name: 'Days waiting' }).click()
	await expectPage(names).toHaveText(['Pepper', 'Otis'])
	await page.locator('thead').getByRole('link', { name: 'Days waiting' }).click()
	await expectPage(names).toHaveText(['Otis', 'Pepper'])
	await page.locator('thead').getByRole('link', { name: 'Complete' }).click()
	await expectPage(page).toHaveURL(/orderby=fairlead_complete/)
	await expectPage(names).toHaveCount(2)
	await page.getByRole('link', { name: 'Needs something (2)' }).click()
	await page.waitForURL(/fairlead_needs=1/)
	await expectPage(names).toHaveText(['Otis', 'Pepper'])
	expect(await page.locator('.subsubsub .current').innerText()).toBe('Needs something (2)')
})

test('what is kept of a dog for the list follows its fields and the words of its photos', async () => {
	const { id } = await make('Moss', { status: 'available' })
	const needs = () => Number(wordpress.php(`echo Fairlead\\checked_dogs()[${id}]['needs'];`))
	const kept = () => wordpress.php(`echo get_post_meta(${id}, '_listing_check', true);`)
	const without = needs()
	expect(kept()).toContain(` ${without} `)
	const photo = await addPhoto(wordpress)
	await wordpress.rest(`/wp/v2/dogs/${id}`, { featured_media: photo })
	const described = needs()
	await wordpress.rest(`/wp/v2/media/${photo}`, { alt_text: '' })
	expect(kept()).toBe('')
	expect(needs()).toBe(described + 30)
	expect(described).toBeLessThan(without)
	await wordpress.rest(`/wp/v2/dogs/${id}`, { meta: { status: 'withdrawn' } })
	expect(needs()).toBe(0)
	await wordpress.rest(`/wp/v2/dogs/${id}?force=true`, undefined, 'DELETE')
})

test('the bar of completeness has one colour, and each status has its own', async () => {
	await page.goto('/wp-admin/edit.php?post_type=dog')
	const photo = await addPhoto(wordpress)
	await wordpress.rest(`/wp/v2/dogs/${otis.id}`, { featured_media: photo })
	await page.reload()
	const bars = page.locator('.column-fairlead_complete .fairlead-bar > span')
	const colours = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor))
	expect(colours.length).toBeGreaterThan(1)
	expect(new Set(colours).size).toBe(1)
	const edges = await page.getByLabel('Status of Pepper').evaluate((select: HTMLSelectElement) =>
		[...select.options].slice(1).map(({ value }) => {
			select.value = value
			return getComputedStyle(select).borderInlineStartColor
		}),
	)
	expect(new Set(edges).size).toBe(edges.length)
	await wordpress.rest(`/wp/v2/dogs/${otis.id}`, { featured_media: 0 })
})

test('a dog fostered for good is asked for no fee, and for nothing families ask', async () => {
	const { id } = await make('Clem', { status: 'long_term_foster' })
	const texts = wordpress.php(`echo implode(' ', array_column(Fairlead\\advice_for(get_post(${id})), 'text'));`)
	expect(texts).toContain('Add a photo')
	expect(texts).not.toMatch(/adopting|cats|children/)
	await wordpress.rest(`/wp/v2/dogs/${id}?force=true`, undefined, 'DELETE')
})

test('quick edit begins with the present status and changes it', async () => {
	await page.goto('/wp-admin/edit.php?post_type=dog')
	await row(pepper.id).hover()
	await row(pepper.id)
		.getByRole('button', { name: /Quick edit/ })
		.click()
	const field = page.locator(`#edit-${pepper.id}`).getByLabel('Adoption status')
	await expectPage(field).toHaveValue('reserved')
	await expectPage(field).toBeFocused()
	await page.keyboard.press('Tab')
	await expectPage(page.locator(`#edit-${pepper.id}`).getByLabel('Name')).toBeFocused()
	await expectPage(page.locator(`#edit-${pepper.id}`).getByLabel('On the website')).toHaveValue('publish')
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

test('the dashboard shows the dogs who found a home, and leads to their records', async () => {
	const { id } = await make('Bonnie', { status: 'adopted' })
	await page.goto('/wp-admin/')
	await page.locator('#fairlead_homed').getByRole('link', { name: 'Bonnie' }).click()
	await page.waitForURL(/action=edit/)
	expect(page.url()).toContain(`post=${id}&action=edit`)
	await wordpress.rest(`/wp/v2/dogs/${id}?force=true`, undefined, 'DELETE')
})

test('the dashboard names the five dogs who need most', async () => {
	for (let number = 1; number <= 5; number++) await make(`Dog ${number}`, { status: 'available' })
	await page.goto('/wp-admin/')
	const widget = page.locator('#fairlead-doctor')
	expect(await widget.locator('li').count()).toBe(5)
	expect(await widget.innerText()).not.toContain('Pepper')
	const first = widget.locator('li').filter({ hasText: 'Dog 1' })
	await expectPage(first.locator('p > a').first()).toHaveText(/^[A-Z].*[^.]$/)
	await expectPage(first).toContainText('waiting 0 days')
	await first.getByRole('link', { name: /^\d more for Dog 1$/ }).click()
	await expectPage(page).toHaveURL(/action=edit#fairlead-doctor$/)
	await expectPage(page.locator('#fairlead-doctor li').nth(1)).toBeVisible()
})
