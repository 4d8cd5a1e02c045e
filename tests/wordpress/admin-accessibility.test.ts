import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import { afterAll, expect, test } from 'vitest'
import { expectPage, openAdmin, startBrowser } from './support/clients/browser.ts'
import { seedSample } from './support/content/sample.ts'
import { startWordPress } from './support/server/wordpress.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** The buttons of the editor of rich text are core's too. */
const CORE_PARTS = '.mce-toolbar-grp'
/** What the plugin prints; the rest of wp-admin is core's, with faults of its own. */
const OWN =
	'#fairlead-form, #fairlead-card, #fairlead-doctor, #fairlead_applications, #fairlead_shortcuts, [class*=column-fairlead]'
/** A page that is wholly the plugin's. */
const OWN_PAGE = '#wpbody-content > .wrap'
const ownOf = (path: string) => (path.includes('page=fairlead') ? OWN_PAGE : OWN)
const WIDTHS = [1280, 390]

const wordpress = await startWordPress({ withPlugin: true })
wordpress.connect({ url: 'http://127.0.0.1:9', secret: 'a secret of the tests' })
await seedSample(wordpress)
// Core's welcome would lie over the block editor.
const preferences = "['core/edit-post' => ['welcomeGuide' => false], '_modified' => gmdate('c')]"
wordpress.php(`update_user_meta(1, $GLOBALS['wpdb']->prefix . 'persisted_preferences', ${preferences});`)
const browser = await startBrowser()
const page = await openAdmin(browser, wordpress)
afterAll(async () => {
	await browser.close()
	await wordpress.stop()
})

const idOf = (type: string) =>
	wordpress.php(
		`echo get_posts(['post_type' => '${type}', 'numberposts' => 1, 'orderby' => 'title', 'order' => 'ASC', 'fields' => 'ids'])[0];`,
	)
const edit = (type: string) => `post.php?post=${idOf(type)}&action=edit`
const groups: string[] = JSON.parse(wordpress.php('echo json_encode(array_keys(Fairlead\\option_groups()));'))
const screens: Record<string, string> = {
	dashboard: 'index.php',
	dogs: 'edit.php?post_type=dog',
	'new-dog': 'post-new.php?post_type=dog',
	...Object.fromEntries(['dog', 'merch', 'doc', 'story', 'role', 'page', 'post'].map((type) => [type, edit(type)])),
	'merch-list': 'edit.php?post_type=merch',
	'doc-list': 'edit.php?post_type=doc',
	'story-list': 'edit.php?post_type=story',
	'role-list': 'edit.php?post_type=role',
	...Object.fromEntries(groups.map((group) => [`options-${group}`, `admin.php?page=fairlead-website&group=${group}`])),
	connection: 'admin.php?page=fairlead',
	import: 'admin.php?page=fairlead-import',
	'import-dogs': 'admin.php?page=fairlead-import-dogs',
	notices: 'admin.php?page=fairlead-notices',
}

/** Rules that the plugin's parts break, each with its elements; core's parts are not looked at. */
async function violations(on: Page, ownParts: string): Promise<string[]> {
	await on.evaluate(AXE)
	return on.evaluate(
		async ([own = '', core = '']) => {
			const { axe } = window as unknown as { axe: typeof Axe }
			const found = [...document.querySelectorAll(own)].filter((element) => !element.parentElement?.closest(own))
			if (found.length === 0) return ['nothing of the plugin is here']
			const include = found.map((element, index) => {
				element.setAttribute('data-own', String(index))
				return [`[data-own="${index}"]`]
			})
			const { violations } = await axe.run(
				{ include, exclude: [core] },
				{ resultTypes: ['violations'], iframes: false },
			)
			return violations.map(
				({ id, nodes }) =>
					`${id}: ${nodes
						.map(({ target }) => target.join(' '))
						.slice(0, 4)
						.join(' | ')}`,
			)
		},
		[ownParts, CORE_PARTS],
	)
}

/** What is wider than the screen, of the plugin. */
const tooWide = (on: Page, ownParts: string) =>
	on.evaluate((own) => {
		const width = document.documentElement.clientWidth
		return (
			[...document.querySelectorAll(own)]
				.flatMap((element) => [element, ...element.querySelectorAll('*')])
				// The lists of sections and of tabs scroll by themselves.
				.filter((element) => !element.parentElement?.closest('.fairlead-sections, .nav-tab-wrapper'))
				.filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().right > width + 1)
				.map((element) => `${element.tagName}.${element.className}`)
				.slice(0, 3)
		)
	}, ownParts)

test('every screen of the plugin is accessible, and fits a phone', async () => {
	const found: string[] = []
	for (const [name, path] of Object.entries(screens)) {
		await page.goto(`/wp-admin/${path}`)
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 })
			await picture(`${name}-${width}`)
			const problems = [
				...(await violations(page, ownOf(path))),
				...(await tooWide(page, ownOf(path))).map((one) => `too wide: ${one}`),
			]
			found.push(...problems.map((problem) => `${name} at ${width}: ${problem}`))
		}
		await page.setViewportSize({ width: 1280, height: 900 })
	}
	expect(found).toEqual([])
})

test('the form of a dog is used with the keyboard alone', async () => {
	await page.goto(`/wp-admin/${edit('dog')}`)
	await page.locator('.fairlead-sections a').last().focus()
	await page.keyboard.press('Enter')
	await expectPage(page.locator('#fairlead-diary')).toBeInViewport()
	await expectPage(page.locator('.fairlead-sections a').last()).toHaveAttribute('aria-current', 'true')

	await page.locator('.fairlead-focal').first().focus()
	const point = page.locator('.fairlead-photo').first().locator('input[name$="[focal]"]')
	const before = await point.inputValue()
	await page.keyboard.press('ArrowRight')
	expect(await point.inputValue()).not.toBe(before)

	const second = await page.locator('.fairlead-photo').nth(1).locator('input').first().inputValue()
	await page.locator('.fairlead-photo').nth(1).getByRole('button', { name: 'Move up' }).focus()
	await page.keyboard.press('Enter')
	await expectPage(page.locator('.fairlead-photo').first().locator('input').first()).toHaveValue(second)

	await page.getByRole('group', { name: 'Must go home together with' }).getByRole('searchbox').focus()
	await page.keyboard.type('Bisc')
	await expectPage(page.getByRole('button', { name: 'Biscuit', exact: true })).toBeVisible({ timeout: 30_000 })
	await page.keyboard.press('Tab')
	await page.keyboard.press('Enter')
	await expectPage(page.getByRole('button', { name: 'Remove Biscuit' })).toBeVisible()
})

test('on a phone the fields come before the box to publish, and end at one edge', async () => {
	await page.setViewportSize({ width: 390, height: 900 })
	for (const type of ['dog', 'merch', 'story', 'role']) {
		await page.goto(`/wp-admin/${edit(type)}`)
		const order = await page.locator('#fairlead-form, #submitdiv').evaluateAll((boxes) => boxes.map(({ id }) => id))
		expect(order, type).toEqual(['fairlead-form', 'submitdiv'])
		const edges = await page
			.locator('.fairlead-section > .fairlead-field > :is(select, textarea, input:is([type=text], [type=url]))')
			.evaluateAll((all) =>
				all
					.map((one) => one.getBoundingClientRect())
					.filter(({ width }) => width > 0)
					.map(({ right }) => right),
			)
		expect(Math.max(...edges) - Math.min(...edges), type).toBeLessThan(0.5)
	}
	await page.setViewportSize({ width: 1280, height: 900 })
})

test('every control of a dog shows when it has the focus', async () => {
	await page.goto(`/wp-admin/${edit('dog')}`)
	const unseen = await page.evaluate(() => {
		const looks = (element: Element) => {
			const { outline, boxShadow, borderColor } = getComputedStyle(element)
			return `${outline} ${boxShadow} ${borderColor}`
		}
		const controls = [
			...document.querySelectorAll<HTMLElement>('#fairlead-form :is(input, select, textarea, button, a)'),
		]
		return controls
			.filter((control) => control.checkVisibility({ visibilityProperty: true }))
			.filter((control) => {
				control.blur()
				const before = looks(control)
				control.focus()
				return looks(control) === before
			})
			.map((control) => control.outerHTML.slice(0, 120))
	})
	expect(unseen).toEqual([])
})

// The last test: it deletes the dogs.
test('the list of dogs without a dog is accessible, and fits a phone', async () => {
	wordpress.php(
		"foreach (get_posts(['post_type' => 'dog', 'post_status' => 'any', 'numberposts' => -1]) as $dog) wp_delete_post($dog->ID, true);",
	)
	await page.goto('/wp-admin/edit.php?post_type=dog')
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 900 })
		await picture(`no-dogs-${width}`)
		expect(await violations(page, '.fairlead-blank'), `${width} px`).toEqual([])
		expect(await tooWide(page, '.fairlead-blank'), `${width} px`).toEqual([])
	}
})

/** With WORDPRESS_PICTURES, a folder, each screen is kept as a picture. */
async function picture(name: string) {
	const folder = process.env.WORDPRESS_PICTURES
	if (!folder) return
	mkdirSync(folder, { recursive: true })
	await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}
