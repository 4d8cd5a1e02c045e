import { join } from 'node:path'
import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enough } from '#tests/builders/applications/answers.ts'
import { type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { selectKinds } from '#tools/bench/shared/page-kinds.ts'
import { hydrated, openFirefox, openPage } from './open-firefox.ts'

/* The journeys that differ most between browsers: start script, popover, drafts, forms, Back, and an app that arrives late. */

const HOLD_APP = ['--import', join(import.meta.dirname, '../late/hold-app.mjs')]

let firefox: Browser
let site: SiteProcess
let lateSite: SiteProcess

beforeAll(async () => {
	;[firefox, site, lateSite] = await Promise.all([
		openFirefox(),
		startSiteProcess({}),
		startSiteProcess({}, undefined, HOLD_APP),
	])
})

afterAll(async () => {
	await Promise.all([firefox?.close(), site?.stop(), lateSite?.stop()])
})

test.each(selectKinds(undefined))('%s: %s hydrates in silence and never scrolls sideways', async (_, path) => {
	const { page, errors } = await openPage(firefox)
	await page.goto(site.url + path)
	await hydrated(page)
	for (const width of [320, 390, 1280]) {
		await page.setViewport({ width, height: 800 })
		const beyond = await page.$eval('html', ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
		expect(beyond, `at ${width} px`).toBe(0)
	}
	expect(errors).toEqual([])
	await page.close()
})

test.each(['early', 'late'])(
	'app %s: the menu of small screens opens, leads on and closes with Escape',
	async (when) => {
		const { page } = await openPage(firefox)
		await page.goto((when === 'late' ? lateSite : site).url)
		if (when === 'early') await hydrated(page)
		await page.locator('::-p-aria(Menu)').click()
		await page.waitForSelector('.site-menu:popover-open')
		await hydrated(page)
		expect(await page.$('.site-menu:popover-open')).not.toBeNull()
		await page.keyboard.press('Escape')
		expect(await page.$('.site-menu:popover-open')).toBeNull()
		await page.close()
	},
)

test.each(['early', 'late'])('app %s: a saved dog stays saved, and the header counts it', async (when) => {
	const { page, errors } = await openPage(firefox, 1280)
	await page.goto(`${(when === 'late' ? lateSite : site).url}/dogs`)
	if (when === 'early') await hydrated(page)
	await page.locator('[data-favourite]').click()
	const pressed = '[data-favourite][aria-pressed="true"]'
	await page.waitForSelector(pressed)
	await hydrated(page)
	expect(await page.$$(pressed)).toHaveLength(1)
	await page.reload()
	await page.waitForSelector(pressed)
	await page.waitForFunction(() => document.querySelector('[data-favourites-count]')?.textContent === '1')
	await page.evaluate(() => localStorage.clear())
	expect(errors).toEqual([])
	await page.close()
})

test('letters typed into the search before the app is there are kept and searched for', async () => {
	const { page } = await openPage(firefox, 1280)
	await page.goto(`${lateSite.url}/dogs`)
	const search = await page.waitForSelector('input[type=search]')
	await search?.type('grey')
	await page.waitForSelector('html[data-app]')
	await search?.type('hound')
	await page.waitForFunction(() => location.search.includes('q=greyhound'))
	expect(await search?.evaluate((field) => (field as HTMLInputElement).value)).toBe('greyhound')
	await page.close()
})

test('a form with a mistake keeps what was typed, then it is thanked', async () => {
	const { page, errors } = await openPage(firefox)
	await page.goto(`${site.url}/apply/contact/question`)
	await page.locator('[name=name]').fill('Sam Reed')
	await page.locator('::-p-aria(Check and send[role="button"])').click()
	await page.waitForFunction(() => document.title.startsWith('Error:'))
	expect(await page.$eval('[name=name]', (field) => (field as HTMLInputElement).value)).toBe('Sam Reed')
	await page.locator('::-p-aria(Something else)').click()
	await page.locator('[name=message]').fill('May we bring our own dog along?')
	await page.locator('[name=phone]').fill(String(enough.contact.phone))
	await page.locator('::-p-aria(Check and send[role="button"])').click()
	await page.waitForFunction(() => location.pathname.endsWith('/check'))
	await page.locator('::-p-xpath(//button[starts-with(., "Send")])').click()
	await page.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('We have '))
	expect(errors.filter((text) => !text.includes('422'))).toEqual([])
	await page.close()
})

test('Back returns to the list as it was left, with its position', async () => {
	const { page } = await openPage(firefox)
	await page.goto(`${site.url}/dogs?q=terrier`)
	await hydrated(page)
	const card = (await page.$$('article h3 a'))[2]
	// Not below the header, which would be pressed.
	await card?.evaluate((link) => link.scrollIntoView({ block: 'center' }))
	await card?.click()
	await page.waitForFunction(() => /^\/dogs\/\w/.test(location.pathname))
	await page.goBack()
	// The address changes before the list is there.
	await page.waitForSelector('input[type=search]')
	await page.waitForFunction(() => location.search === '?q=terrier' && scrollY > 300)
	expect(await page.$eval('input[type=search]', (field) => (field as HTMLInputElement).value)).toBe('terrier')
	await page.close()
})
