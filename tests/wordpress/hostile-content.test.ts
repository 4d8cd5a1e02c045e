import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../integration/support/site-process.ts'
import { freePort } from '../proxy/ports.ts'
import { addUser, openAdmin, startBrowser } from './support/clients/browser.ts'
import { startSiteOn } from './support/clients/site.ts'
import { startWordPress } from './support/server/wordpress.ts'

/** Leaves every attribute, element and script it may be printed into. */
const ATTACK = [
	`"'>`,
	'</textarea></title></script></style>-->',
	'<script>top.attacked = 1</script>',
	'<img src=x onerror="top.attacked=1">',
	'<svg onload="top.attacked=1"></svg>',
	'<a href="javascript:top.attacked=1" autofocus onfocus="top.attacked=1">Press</a>',
	'<iframe srcdoc="<script>top.attacked = 1</script>"></iframe>',
	`' autofocus onfocus='top.attacked=1`,
].join('')
const HOSTILE = join(import.meta.dirname, 'support/content/hostile.php')
const SECRET = 'kT4vQ9mZr2LsYb8NcE4hXw7P'

const wordpress = await startWordPress({ withPlugin: true })
const port = await freePort()
wordpress.connect({ url: `http://localhost:${port}`, secret: SECRET })
const site = await startSiteOn(wordpress, { PORT: String(port), CONTENT_SECRET: SECRET })
const browser = await startBrowser()
const page = await openAdmin(browser, wordpress)
afterAll(async () => {
	await browser.close()
	await site.stop()
	await wordpress.stop()
})

interface Made {
	type: string
	id: number
	slug: string
}

/** Content with the attack in every field, but for the texts of `plain` types, written by a person of a role. */
function write(role: string, status: string, plain: string[] = []): Made[] {
	addUser(wordpress, `a-${role}`, role)
	const types = `json_decode('${JSON.stringify(plain)}')`
	const variables = `$attack = ${phpText(ATTACK)}; $author = 'a-${role}'; $status = '${status}'; $plain = ${types};`
	return JSON.parse(wordpress.php(`${variables} require '${HOSTILE}';`))
}

const phpText = (text: string) => `base64_decode('${Buffer.from(text).toString('base64')}')`

/** Nothing of the attack ran, in the page or in a frame of it. */
async function expectHarmless(on: Page, where: string) {
	expect(await on.evaluate(() => 'attacked' in window), where).toBe(false)
}

/** Nothing of the attack became an element or an attribute: the site's policy alone would keep it from running. */
async function expectClean(on: Page, where: string) {
	const found = await on.evaluate(() => {
		const isBad = (element: Element) =>
			[...element.attributes].some(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value)) ||
			(/^(iframe|svg)$/i.test(element.tagName) && element.outerHTML.includes('attacked')) ||
			(element instanceof HTMLScriptElement && element.text.startsWith('top.attacked'))
		return [...document.querySelectorAll('*')].filter(isBad).map((element) => element.outerHTML.slice(0, 200))
	})
	expect(found, where).toEqual([])
	await expectHarmless(on, where)
}

/** The screens on which others meet a record. */
const screensOf = ({ type, id }: Made) => [`edit.php?post_type=${type}`, `post.php?post=${id}&action=edit`]

async function openScreens(made: Made[]) {
	for (const path of made.flatMap(screensOf)) {
		await page.goto(`/wp-admin/${path}`)
		await page.waitForLoadState('load')
		await expectHarmless(page, path)
	}
}

test('what a contributor writes runs neither for the administrator who opens it nor in its preview', async () => {
	const made = write('contributor', 'draft')
	expect(made.map(({ type }) => type)).toContain('dog')
	await openScreens(made)
	for (const { type, id } of made) {
		const shown = await page.goto(await wordpress.phpBeside(`echo Fairlead\\preview_address(get_post(${id}), 1);`))
		expect(shown?.status(), `preview of a ${type}: ${await page.locator('main').innerText()}`).toBe(200)
		await expectClean(page, `preview of a ${type}`)
	}
})

test('a contributor adds a breed with a draft, and renames none of the pages that are public', async () => {
	const { password, breed } = JSON.parse(
		wordpress.php(`
			$id = wp_insert_user( array( 'user_login' => 'carl', 'user_pass' => wp_generate_password(), 'user_email' => 'carl@example.org', 'role' => 'contributor' ) );
			list( $password ) = WP_Application_Passwords::create_new_application_password( $id, array( 'name' => 'phone' ) );
			$term = wp_insert_term( 'Lurcher', 'dog_breed' );
			echo wp_json_encode( array( 'password' => $password, 'breed' => $term['term_id'] ) );
		`),
	)
	const write = async (route: string, body: object) => {
		const headers = { Authorization: `Basic ${btoa(`carl:${password}`)}`, 'Content-Type': 'application/json' }
		const sent = { method: 'POST', headers, body: JSON.stringify(body) }
		return (await fetch(`${wordpress.url}/?rest_route=${route}`, sent)).status
	}
	expect(await write(`/wp/v2/dog-breeds/${breed}`, { name: 'Call 0900 666' })).toBe(403)
	expect(await write('/wp/v2/dog-breeds', { name: 'Podenco' })).toBe(201)
	expect((await wordpress.rest(`/wp/v2/dog-breeds/${breed}`)).name).toBe('Lurcher')
})

test('what an editor writes runs neither in wp-admin nor on the site', async () => {
	// WordPress lets editors write any HTML, and its block editor may run what is in the text of posts and pages.
	const inBlocks = ['post', 'page']
	const made = write('editor', 'publish', inBlocks)
	expect(made.map(({ type }) => type)).toEqual(['dog', 'merch', 'post', 'doc', 'page', 'story', 'role'])
	const link = { text: ATTACK, url: 'https://example.org/"onclick="top.attacked=1', is_show: 1 }
	const options = { site: { name: ATTACK }, header: { menu: [link] }, footer: { actions: { slogan: ATTACK } } }
	await wordpress.rest(
		'/custom/v1/options/general',
		{ ...options, centres: [{ name: ATTACK, address: ATTACK }] },
		'PUT',
	)
	await openScreens(made)
	const others = [
		'',
		'upload.php?mode=list',
		'admin.php?page=fairlead-notices',
		'admin.php?page=fairlead',
		'edit-tags.php?taxonomy=dog_breed&post_type=dog',
	]
	for (const path of [...others, 'admin.php?page=fairlead-website', 'admin.php?page=fairlead-website&group=menus']) {
		await page.goto(`/wp-admin/${path}`)
		await expectHarmless(page, path)
	}
	for (const { id } of made.filter(({ type }) => inBlocks.includes(type))) {
		const text = `'<p>Other words.</p>' . ${phpText(ATTACK)}`
		wordpress.php(`wp_set_current_user(1); wp_update_post(wp_slash(['ID' => ${id}, 'post_content' => ${text}]));`)
		const stored = wordpress.php(`echo get_post(${id})->post_content;`)
		expect(stored).toContain('<script>top.attacked = 1</script>')
	}
	const folders: Record<string, string> = JSON.parse(
		wordpress.php("echo json_encode(array_map(fn($about) => $about['folder'] ?? '', Fairlead\\field_table()));"),
	)
	const shown = made.map(({ type, slug }) => [type, `${folders[type] ?? ''}/${slug}`] as const)
	for (const [type, path] of shown) {
		await eventually(
			() => site.get(path),
			({ status, text }) => status === 200 && (!inBlocks.includes(type) || text.includes('Other words.')),
			20_000,
		)
		expect((await page.goto(`${site.url}${path}`))?.status(), path).toBe(200)
		await expectClean(page, `${type} ${path}`)
	}
	for (const path of ['/', '/dogs', '/merch', '/useful-info', '/waystohelp/volunteering', '/waystohelp/sponsorship']) {
		await page.goto(`${site.url}${path}`)
		await expectClean(page, path)
	}
})
