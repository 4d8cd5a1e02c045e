import { expect as expectPage, type Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { openAdmin, publishOn, startBrowser } from './server/browser.ts'
import { startWordPress } from './server/wordpress.ts'

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
const options = async () => JSON.parse(wordpress.php('echo json_encode(Fairlead\\general_options());'))

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
		await page.getByRole('button', { name: 'Add a row' }).click()
		await rows('Variant').last().getByLabel('Name').fill(name)
		await rows('Variant').last().getByLabel('Counted on the shelf').fill(counted)
	}
	await publish()
	await rows('Variant').last().getByRole('button', { name: 'Move up' }).click()
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

test('a story names its dog, and a role is open until it is closed', async () => {
	const { id } = await wordpress.rest('/wp/v2/dogs', { title: 'Otis', status: 'publish' })
	await openNew('story', 'Otis at home')
	await page.getByLabel('The family’s best sentence').fill('He “snores” louder than I do.')
	await rows('The dog').getByRole('searchbox').fill('Ot')
	await page.getByRole('button', { name: 'Otis', exact: true }).click()
	await publish()
	expect((await first('stories')).meta).toMatchObject({ dog: id, quote: 'He “snores” louder than I do.' })

	await openNew('role', 'Walker')
	await page.getByLabel('What helps').fill('Boots\n\nPatience')
	await publish()
	expect((await first('roles')).meta).toMatchObject({ open: true, skills: ['Boots', 'Patience'] })
	await page.getByLabel('People can apply').uncheck()
	await publish()
	expect((await first('roles')).meta.open).toBe(false)
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
	await rows('Button').getByLabel('Words').fill('Ask us')
	await page.getByRole('button', { name: /^(Update|Save)$/ }).click()
	const sentence = 'Sections: Section 1 also needs “Leads to”.'
	await expectPage(page.locator('.components-notice.is-error').getByText(sentence)).toBeVisible()
	expect((await wordpress.rest(`/wp/v2/pages/${id}`)).meta.sections).toMatchObject([{ title: 'Kept', button: null }])
	await page.reload()
	await expectPage(rows('Button').getByLabel('Words')).toHaveValue('Ask us')
	await rows('Button').getByLabel('Leads to').fill('/contact')
	await page.getByRole('button', { name: /^(Update|Save)$/ }).click()
	const button = { text: 'Ask us', url: '/contact' }
	const stored = async () => (await wordpress.rest(`/wp/v2/pages/${id}`)).meta.sections[0].button
	await expect.poll(stored, { timeout: 10_000 }).toEqual(button)
})

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
	await page.getByRole('group', { name: 'At the top', exact: true }).getByLabel('Leads to').fill('/dogs')
	await page.getByRole('button', { name: 'Save' }).click()
	await expectPage(page.getByText('Saved. The website shows it')).toBeVisible()
	expect(await options()).toMatchObject({
		site: { name: 'Alder Bank' },
		header: { menu: [{ text: 'Dogs', url: '/dogs', is_show: 1 }] },
		footer: { info: [{ text: '' }, { text: 'hello@example.org', url: 'mailto:hello@example.org' }, { text: '' }] },
	})
})

test('the forms need an address for notices', async () => {
	await page.goto('/wp-admin/admin.php?page=fairlead-website&group=forms')
	const address = page.getByLabel('Who is told of new applications')
	await address.evaluate((input) => input.closest('form')?.setAttribute('novalidate', ''))
	await address.fill('nobody')
	await page.getByRole('button', { name: 'Save' }).click()
	await expectPage(page.getByText('does not look like an email address').first()).toBeVisible()
	await expectPage(address).toHaveValue('nobody')
	await address.fill('office@example.org')
	await page.getByRole('button', { name: 'Save' }).click()
	await expectPage(page.getByText('Nobody is told of new applications yet.')).toHaveCount(0)
	expect((await options()).notification_email).toBe('office@example.org')
	const asVisitor = await fetch(`${wordpress.url}/wp-json/custom/v1/options/general`)
	expect(await asVisitor.text()).not.toContain('office@example.org')
})
