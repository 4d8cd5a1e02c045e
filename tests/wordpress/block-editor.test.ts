import { afterAll, expect, test } from 'vitest'
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
const preferences = "['core/edit-post' => ['welcomeGuide' => false], '_modified' => gmdate('c')]"
wordpress.php(`update_user_meta(1, $GLOBALS['wpdb']->prefix . 'persisted_preferences', ${preferences});`)

test('an article from elsewhere opens as paragraphs and headings, and is unchanged until it is saved', async () => {
	const content = '<p>Dogs bark.</p>\n<h2>Find out why</h2>\n<ul><li>A stranger</li></ul>'
	const { id } = await wordpress.publish('Barking', { content })
	await page.goto(`/wp-admin/post.php?post=${id}&action=edit`)
	await expectPage(page.getByRole('document', { name: 'Block: Heading' })).toHaveText('Find out why')
	await expectPage(page.getByRole('document', { name: /Classic/ })).toHaveCount(0)
	await expectPage(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
	expect((await wordpress.rest(`/wp/v2/posts/${id}?context=edit`)).content.raw).toBe(content)
})

test('columns of an article from elsewhere are columns to edit, and stay the same text', async () => {
	const columns = ['3 days', '3 weeks'].map((words) => `<div class="wp-block-column"><p>${words}</p></div>`).join('')
	const content = `<p>How it goes:</p><div class="wp-block-columns">${columns}</div><p>And then?</p>`
	const { id } = await wordpress.publish('Settling in', { content })
	await page.goto(`/wp-admin/post.php?post=${id}&action=edit`)
	await expectPage(page.getByRole('document', { name: 'Block: Column (' })).toHaveCount(2)
	await expectPage(page.getByRole('document', { name: /HTML/ })).toHaveCount(0)
	const saved = "wp.blocks.serialize(wp.data.select('core/block-editor').getBlocks())"
	const text = String(await page.evaluate(saved)).replaceAll(/<!--.*?-->|\s*\n\s*/g, '')
	expect(text.replaceAll(/ class="[^"]*is-layout[^"]*"/g, '')).toBe(content)
})

test('text of an article from elsewhere that looks like HTML stays text', async () => {
	const column = '<div class="wp-block-column"><p>3 days</p></div>'
	const text = '&lt;img src="x" onerror="top.attacked = 1"&gt;'
	const content = `${text}<div class="wp-block-columns">${column}</div>`
	const { id } = await wordpress.publish('Not a picture', { content })
	await page.goto(`/wp-admin/post.php?post=${id}&action=edit`)
	await expectPage(page.getByRole('document', { name: 'Block: Column (' })).toHaveCount(1)
	const saved = String(await page.evaluate("wp.blocks.serialize(wp.data.select('core/block-editor').getBlocks())"))
	expect(saved).toContain('&lt;img')
	expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
})

test('the first panel of an article shows how it is announced, and names what it lacks', async () => {
	const { id } = await wordpress.publish('Walking', { excerpt: 'Why a loose lead is worth it.' })
	const panel = page.locator('.components-panel .fairlead-article')
	await page.goto(`/wp-admin/post.php?post=${id}&action=edit`)
	await expectPage(panel).toContainText('Why a loose lead is worth it.')
	await expectPage(panel).toContainText('No picture yet')
	await wordpress.rest(`/wp/v2/posts/${id}`, { featured_media: await addPhoto(wordpress) })
	await page.reload()
	await expectPage(panel.locator('img')).toBeVisible()
	expect(await panel.innerText()).not.toContain('No picture yet')
})

test('a link of a section is warned of when the website has no page there', async () => {
	await wordpress.rest('/wp/v2/pages', { title: 'Fostering', slug: 'fostering-now', status: 'publish' })
	const { id } = await wordpress.rest('/wp/v2/pages', { title: 'Adoption', status: 'publish' })
	await page.goto(`/wp-admin/post.php?post=${id}&action=edit`)
	await page.getByRole('button', { name: 'Add a section' }).click()
	const button = page.getByRole('group', { name: 'Button', exact: true })
	const link = button.getByLabel(/^Address/)
	await expectPage(link).toBeHidden()
	await button.getByLabel('Leads to').selectOption('Another address…')
	const warning = page.getByText('The website has no page at this address.')
	await link.fill('/fostering-nwo')
	await link.blur()
	await expectPage(warning).toBeVisible()
	for (const there of ['/fostering-now#costs', '/dogs', '/docs/privacy', 'https://example.org', '#part']) {
		await link.fill(there)
		await link.blur()
		await expectPage(warning).toHaveCount(0)
	}
	await button.getByLabel('Leads to').selectOption('Fostering (/fostering-now)')
	await expectPage(link).toBeHidden()
	expect(await link.inputValue()).toBe('/fostering-now')
})
