import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { expectPage, openAdmin, publishOn, startBrowser, untilTextIsReady } from './support/clients/browser.ts'
import { startWordPress } from './support/server/wordpress.ts'

const wordpress = await startWordPress({ withPlugin: true })
const browser = await startBrowser()
const page = await openAdmin(browser, wordpress)
afterAll(async () => {
	await browser.close()
	await wordpress.stop()
})

async function openNew(type: string, title: string) {
	await page.goto(`/wp-admin/post-new.php?post_type=${type}`)
	await page.locator('#title').fill(title)
}

const publish = () => publishOn(page)
const first = async (list: string) => (await wordpress.rest(`/wp/v2/${list}?per_page=1`))[0]
function rows(field: string, on: Page = page) {
	return on.getByRole('group', { name: field, exact: true })
}

test('a shop item has a price in pounds, and variants that keep their keys', async () => {
	await openNew('merch', 'Bandana')
	await page.getByRole('group', { name: 'Price', exact: true }).getByLabel('Amount').fill('£12.50')
	for (const [name, counted] of [
		['Small', '4'],
		['Large', '0'],
	] as const) {
		await page.getByRole('button', { name: 'Add a size or colour' }).click()
		await rows('Variant').last().getByLabel('Name').fill(name)
		await rows('Variant').last().getByLabel('Counted on the shelf').fill(counted)
	}
	await expectPage(page.locator('#fairlead-card')).toContainText('Bandana£12.50')
	await publish()
	await rows('Variant').last().getByRole('button', { name: 'Move up' }).click()
	await rows('Variant').last().getByRole('button', { name: 'Small: 4 counted' }).click()
	await rows('Variant').last().getByLabel('Name').fill('Small, red')
	await publish()
	expect((await first('merch')).meta).toMatchObject({
		price: { amount: 1250, currency: 'GBP' },
		variants: [
			{ key: 'large', label: 'Large', counted: 0, price: null },
			{ key: 'small', label: 'Small, red', counted: 4, price: null },
		],
		needs_delivery: true,
		personalisation: null,
		back_on: '',
	})
})

test('a count has its time: a new number sets it, the same one only with a tick', async () => {
	const variant = (key: string, counted_at: string) => ({ key, label: key, counted: 10, counted_at })
	const meta = {
		price: { amount: 500, currency: 'GBP' },
		variants: ['kept', 'again', 'other'].map((key) => variant(key, '2026-01-02T10:00:00Z')),
	}
	const { id } = await wordpress.rest('/wp/v2/merch', { title: 'Counted', status: 'publish', meta })
	await page.goto(`/wp-admin/post.php?post=${id}&action=edit`)
	await untilTextIsReady(page)
	for (const name of ['kept', 'again', 'other']) await page.getByRole('button', { name: `${name}: 10 counted` }).click()
	await expectPage(rows('Variant').first().getByText('Last counted on')).toBeVisible()
	await rows('Variant').nth(1).getByLabel('Counted again').check()
	await rows('Variant').nth(2).getByLabel('Counted on the shelf').fill('9')
	await publish()
	const { variants } = (await wordpress.rest(`/wp/v2/merch/${id}`)).meta
	const today = new Date().toISOString().slice(0, 10)
	expect(variants.map(({ counted_at }: { counted_at: string }) => counted_at.slice(0, 10))).toEqual([
		'2026-01-02',
		today,
		today,
	])
	expect(variants[2]).toMatchObject({ key: 'other', counted: 9 })
})

test('the list of the shop marks what runs out, and a size is counted again in it', async () => {
	const variants = [
		{ key: 's', label: 'Small', counted: 0, counted_at: '2026-01-02T10:00:00Z' },
		{ key: 'l', label: 'Large', counted: 3, counted_at: '2026-01-02T10:00:00Z' },
	]
	const meta = { price: { amount: 100, currency: 'GBP' }, variants }
	const { id } = await wordpress.rest('/wp/v2/merch', { title: 'Tennis ball', status: 'publish', meta })
	await page.goto('/wp-admin/edit.php?post_type=merch')
	const row = page.locator(`#post-${id}`)
	await expectPage(row.getByRole('listitem').filter({ hasText: 'Small' })).toContainText('Sold out')
	await expectPage(row.getByRole('listitem').filter({ hasText: 'Large' })).toContainText('Only 3 left')
	await row.getByRole('button', { name: 'Count again: Tennis ball' }).click()
	await row.getByLabel('Small: counted on the shelf').fill('12')
	await row.getByLabel('Small: counted on the shelf').press('Enter')
	await expectPage(row.getByRole('listitem').filter({ hasText: 'Small' })).toContainText('12 left')
	await expectPage(row.getByText('Saved')).toBeVisible()
	const stored = (await wordpress.rest(`/wp/v2/merch/${id}`)).meta.variants
	expect(stored).toMatchObject([
		{ key: 's', counted: 12, counted_at: expect.stringContaining(new Date().toISOString().slice(0, 10)) },
		{ key: 'l', counted: 3, counted_at: '2026-01-02T10:00:00Z' },
	])
	await row.getByRole('button', { name: 'Count again: Tennis ball' }).click()
	await row.getByLabel('Large: counted on the shelf').press('Escape')
	await expectPage(row.getByRole('listitem').filter({ hasText: 'Large' })).toContainText('Only 3 left')
	await page.locator('thead').getByRole('link', { name: 'Price' }).click()
	await expectPage(page.locator('#the-list .row-title').first()).toHaveText('Tennis ball')
	for (const counts of [{ s: -1 }, { other: 1 }, { s: 'many' }, 'all']) {
		await expect(wordpress.rest(`/fairlead/v1/count/${id}`, { counts })).rejects.toThrow()
	}
})

test('a document has a version and belongs to another', async () => {
	const { id } = await wordpress.rest('/wp/v2/docs', { title: 'Policies', status: 'publish' })
	await openNew('doc', 'Privacy')
	await page.getByLabel('Version').fill('3.1')
	await rows('In force from').getByLabel('Year').fill('2026')
	await rows('Part of').getByRole('searchbox').fill('Poli')
	await page.getByRole('button', { name: 'Policies', exact: true }).click()
	await publish()
	expect((await first('docs')).meta).toMatchObject({ version: '3.1', effective_on: '2026', parent: id })
})

test('the list of documents has their version, their date and where they belong, in the order of the website', async () => {
	const make = (title: string, meta: object) => wordpress.rest('/wp/v2/docs', { title, status: 'publish', meta })
	const terms = await make('Terms', { version: '2.10', effective_on: '2026-01-31', order: 2 })
	await make('Appendix', { version: '2.9', effective_on: '2099-03', parent: terms.id, order: 1 })
	await page.goto('/wp-admin/edit.php?post_type=doc')
	const names = page.locator('#the-list .row-title')
	await expectPage(names.first()).toHaveText('Appendix')
	await expectPage(names.nth(1)).toHaveText('Terms')
	const row = page.locator('#the-list tr').first()
	await expectPage(row.locator('.column-fairlead_version')).toHaveText('2.9')
	await expectPage(row.locator('.column-fairlead_effective')).toHaveText('Not before March 2099')
	await expectPage(row.getByRole('link', { name: 'Terms', exact: true })).toHaveAttribute('href', /action=edit/)
	await page.locator('thead').getByRole('link', { name: 'Version' }).click()
	await page.waitForURL(/orderby=fairlead_version/)
	const versions = page.locator('#the-list .column-fairlead_version')
	expect((await versions.allInnerTexts()).slice(0, 2)).toEqual(['2.9', '2.10'])
	await page.locator('thead').getByRole('link', { name: 'In force since' }).click()
	await page.waitForURL(/orderby=fairlead_effective/)
	await expectPage(names.first()).toHaveText('Appendix')
})

test('the lists of terms speak of breeds and dogs, and ask for no description', async () => {
	wordpress.php("wp_insert_term('Otterhound', 'dog_breed');")
	await page.goto('/wp-admin/edit-tags.php?taxonomy=dog_breed&post_type=dog')
	await expectPage(page.getByRole('button', { name: 'Search breeds' })).toBeVisible()
	await expectPage(page.locator('thead').getByRole('link', { name: 'Dogs' })).toBeVisible()
	expect(await page.locator('thead').innerText()).not.toContain('Description')
	await expectPage(page.getByLabel('Description')).toBeHidden()
	await expectPage(page.locator('#addtag').getByLabel('In the address')).toBeVisible()
	await page.locator('#the-list').getByRole('link', { name: 'Otterhound' }).first().click()
	await expectPage(page.getByRole('heading', { name: 'Edit breed' })).toBeVisible()
	await expectPage(page.getByLabel('Description')).toBeHidden()
})

test('a story names its dog, and a role is open until it is closed', async () => {
	const { id } = await wordpress.rest('/wp/v2/dogs', { title: 'Otis', status: 'publish' })
	await openNew('story', 'Otis at home')
	await page.getByLabel('In a sentence or two').fill('He has his own chair.')
	await expectPage(page.locator('#fairlead-card .fairlead-card')).toContainText('Otis at homeHe has his own chair.')
	await page.getByLabel('The family’s best sentence').fill('He “snores” louder than I do.')
	await rows('The dog').getByRole('searchbox').fill('Ot')
	await page.getByRole('button', { name: 'Otis', exact: true }).click()
	await publish()
	expect((await first('stories')).meta).toMatchObject({ dog: id, quote: 'He “snores” louder than I do.' })

	await openNew('role', 'Walker')
	await page.getByLabel('What helps').fill('Boots\n\nPatience')
	await publish()
	expect((await first('roles')).meta).toMatchObject({ open: true, skills: ['Boots', 'Patience'] })
	const top = page.locator('.fairlead-top')
	await expectPage(top.getByRole('switch', { name: 'People can apply' })).toBeChecked()
	await expectPage(top.getByText('Open', { exact: true })).toBeVisible()
	await page.getByLabel('People can apply').uncheck()
	await expectPage(top.getByText('Closed', { exact: true })).toBeVisible()
	await publish()
	expect((await first('roles')).meta.open).toBe(false)
	await page.goto('/wp-admin/edit.php?post_type=role')
	await expectPage(page.locator('.column-fairlead_open').getByText('Closed')).toBeVisible()
	await page.goto('/wp-admin/edit.php?post_type=story')
	await expectPage(page.locator('#the-list').getByRole('link', { name: 'Otis', exact: true })).toBeVisible()
})

test('a page is made of sections in order, each with its parts', async () => {
	const { id } = await wordpress.rest('/wp/v2/pages', { title: 'Adoption', status: 'publish' })
	const preferences = "['core/edit-post' => ['welcomeGuide' => false], '_modified' => gmdate('c')]"
	wordpress.php(`update_user_meta(1, $GLOBALS['wpdb']->prefix . 'persisted_preferences', ${preferences});`)
	await page.goto(`/wp-admin/post.php?post=${id}&action=edit`)
	for (const [kind, title] of [
		['Steps', 'How it works'],
		['Text', 'Before you ask'],
	] as const) {
		await page.getByRole('button', { name: 'Add a section' }).click()
		await rows('Section').last().getByLabel('Kind').selectOption(kind)
		await rows('Section').last().getByLabel('Title').first().fill(title)
	}
	await rows('Section').first().getByRole('button', { name: 'Add a part' }).click()
	await rows('Part').getByLabel('Title').fill('Tell us about you')
	await rows('Section').last().getByRole('button', { name: 'Move up' }).first().click()
	const stored = page.waitForResponse((response) => response.url().includes('meta-box-loader'))
	await page.getByRole('button', { name: /^(Update|Save)$/ }).click()
	await stored
	const { sections } = (await wordpress.rest(`/wp/v2/pages/${id}`)).meta
	expect(sections).toMatchObject([
		{ type: 'text', title: 'Before you ask', items: [] },
		{ type: 'steps', title: 'How it works', button: null, items: [{ title: 'Tell us about you', image: null }] },
	])
})

test('a section that cannot be saved is said above the page, and is still there when it is opened again', async () => {
	const sections = [{ type: 'text', title: 'Kept' }]
	const { id } = await wordpress.rest('/wp/v2/pages', { title: 'Fostering', status: 'publish', meta: { sections } })
	await page.goto(`/wp-admin/post.php?post=${id}&action=edit`)
	await page.getByRole('button', { name: 'Text: Kept' }).click()
	await rows('Button').getByLabel('Words').fill('Ask us')
	await page.getByRole('button', { name: /^(Update|Save)$/ }).click()
	const sentence = 'Sections: Section 1 also needs “Leads to”.'
	await expectPage(page.locator('.components-notice.is-error').getByText(sentence)).toBeVisible()
	expect((await wordpress.rest(`/wp/v2/pages/${id}`)).meta.sections).toMatchObject([{ title: 'Kept', button: null }])
	await page.reload()
	await expectPage(rows('Button').getByLabel('Words')).toHaveValue('Ask us')
	await rows('Button').getByLabel('Leads to').selectOption('Another address…')
	await rows('Button')
		.getByLabel(/^Address/)
		.fill('/contact')
	await page.getByRole('button', { name: /^(Update|Save)$/ }).click()
	const button = { text: 'Ask us', url: '/contact' }
	const stored = async () => (await wordpress.rest(`/wp/v2/pages/${id}`)).meta.sections[0].button
	await expect.poll(stored, { timeout: 10_000 }).toEqual(button)
})
