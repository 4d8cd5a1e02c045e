import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { pluginZip } from '#tools/scripts/plugin-zip.ts'
import { eventually, freshFolder, type SiteProcess } from '../integration/support/site-process.ts'
import { freePort } from '../proxy/ports.ts'
import { expectPage, publishOn, startBrowser, withoutInternet } from './support/clients/browser.ts'
import { startSiteOn } from './support/clients/site.ts'
import { SAMPLE } from './support/content/sample.ts'
import { startWordPress } from './support/server/wordpress.ts'

/** What the ten steps of `docs/wordpress.md` may take a charity, most of it reading. This machine is faster and does not read. */
const MAX_MINUTES = 15

const wordpress = await startWordPress({ isInstalled: false })
const port = await freePort()
const browser = await startBrowser()
const page = await browser.newPage({ baseURL: wordpress.url, viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
await withoutInternet(page.context(), wordpress.url)
let site: SiteProcess | undefined
afterAll(async () => {
	await browser.close()
	await site?.stop()
	await wordpress.stop()
})

test('ten steps lead from an empty WordPress to a site with its first dog', async () => {
	const started = performance.now()
	await installWordPress()
	await activatePlugin()
	const lines = await connect()
	site = await startSiteOn(wordpress, { PORT: String(port), ...lines })
	await checkConnection()
	await importSample()
	await nameCharity()
	await publishDog(site)
	const minutes = (performance.now() - started) / 60_000
	process.stdout.write(`The ten steps took ${minutes.toFixed(1)} minutes.\n`)
	expect(minutes).toBeLessThan(MAX_MINUTES)
})

/** Step 1. */
async function installWordPress() {
	await page.goto('/wp-admin/install.php')
	await page.getByLabel('Site Title').fill('Alder Bank Dogs')
	await page.getByLabel('Username').fill('jo')
	await page.locator('#pass1').fill('a long password for Jo')
	await page.getByLabel('Your Email').fill('jo@example.org')
	await page.getByRole('button', { name: 'Install WordPress' }).click()
	await page.getByRole('link', { name: 'Log In' }).click()
	await page.getByLabel('Username or Email Address').fill('jo')
	await page.getByLabel('Password', { exact: true }).fill('a long password for Jo')
	await page.getByRole('button', { name: 'Log In' }).click()
	await page.waitForURL(/wp-admin/)
	await page.goto('/wp-admin/options-permalink.php')
	await page.getByLabel('Post name').check()
	await page.getByRole('button', { name: 'Save Changes' }).click()
	await expectPage(page.getByText('Permalink structure updated').first()).toBeVisible()
}

/** Steps 2 and 3. */
async function activatePlugin() {
	const zip = join(freshFolder('zip'), 'fairlead.zip')
	writeFileSync(zip, pluginZip())
	await page.goto('/wp-admin/plugin-install.php?tab=upload')
	await page.locator('input[type=file]').setInputFiles(zip)
	await page.getByRole('button', { name: 'Install Now' }).click()
	await page.getByRole('link', { name: 'Activate Plugin' }).click()
	await expectPage(page.getByText('Plugin activated.')).toBeVisible()
}

/** Steps 4 and 5: the two lines for the site. */
async function connect(): Promise<Record<string, string>> {
	const website = page.locator('#adminmenu').getByRole('link', { name: 'Website', exact: true })
	await website.click()
	await page.getByLabel('Address of the site').fill(`http://localhost:${port}`)
	await page.getByLabel('Name of the charity').fill('Alder Bank Dogs')
	await page.getByLabel('Email for applications').fill('office@example.org')
	await picture('4-connect')
	await page.getByRole('button', { name: 'Connect' }).click()
	const lines = await page.locator('#fairlead-lines').inputValue()
	await picture('5-lines')
	return Object.fromEntries(
		lines
			.trim()
			.split('\n')
			.map((line) => line.split(/=(.*)/s).slice(0, 2)),
	)
}

/** Step 7. */
async function checkConnection() {
	await expectPage(async () => {
		await page.goto('/wp-admin/admin.php?page=fairlead')
		await expectPage(page.locator('.fairlead-checks tr')).not.toHaveCount(0)
		await expectPage(page.locator('.fairlead-checks tr:not([data-state=good])')).toHaveCount(0, { timeout: 1_000 })
	}).toPass({ timeout: 60_000 })
	await page.getByRole('button', { name: 'Send a test message' }).click()
	await expectPage(page.getByText('The site has taken the test message')).toBeVisible()
	// What the site leaves out is asked for while the page is printed.
	await page.waitForLoadState()
	await picture('7-connection')
}

/** Step 8. */
async function importSample() {
	await page.getByRole('link', { name: 'Import and export' }).click()
	const state = page.locator('#fairlead-import-state')
	await expectPage(async () => {
		await page.getByRole('button', { name: 'Show what would change' }).click()
		await expectPage(page.getByText(/\d+ new, 0 changed in the files/)).toBeVisible({ timeout: 60_000 })
	}).toPass({ timeout: 200_000 })
	await expectPage(async () => {
		await page.getByRole('button', { name: 'Import the files of the site' }).click({ timeout: 200_000 })
		await expectPage(state).toContainText(/Done\.|stopped/, { timeout: 200_000 })
		// A busy server is asked again, as the page says.
		await expectPage(state).toContainText('Done.', { timeout: 1 })
	}).toPass({ timeout: 300_000 })
}

/** Step 9. */
async function nameCharity() {
	await page.getByRole('link', { name: 'General options' }).click()
	await page.getByLabel('Name', { exact: true }).first().fill('Alder Bank Dogs')
	await page.getByRole('button', { name: 'Save' }).click()
	await expectPage(page.getByText('Saved. The website shows it')).toBeVisible()
	await picture('9-options')
}

/** Step 10. */
async function publishDog(site: SiteProcess) {
	await page.goto('/wp-admin/post-new.php?post_type=dog')
	await page.getByLabel('Name of the dog').fill('Marmalade')
	await page.getByLabel('Adoption status').selectOption('Available')
	await page.getByRole('button', { name: 'Add photos' }).click()
	await page.locator('.media-modal input[type=file]').setInputFiles(join(SAMPLE, 'media/clem.webp'))
	await expectPage(page.locator('.media-modal .attachment.selected .thumbnail img')).toHaveCount(1)
	await page.locator('.media-modal .media-button-select').click()
	const photo = page.locator('.fairlead-photo')
	await photo.getByLabel('What can be seen?').fill('Marmalade by the river')
	const { width = 0, height = 0 } = (await photo.locator('.fairlead-focal').boundingBox()) ?? {}
	await photo.locator('.fairlead-focal').click({ position: { x: width / 4, y: height / 4 } })
	const popup = page.waitForEvent('popup')
	await page.locator('#post-preview').click()
	const preview = await popup
	await preview.waitForURL(/preview/)
	await expectPage(preview.getByRole('heading', { name: 'Marmalade' }).first()).toBeVisible()
	await preview.close()
	await picture('10-dog')
	await publishOn(page)
	const published = performance.now()
	const { text } = await eventually(
		() => site.get('/dogs/marmalade'),
		({ status }) => status === 200,
		10_000,
	)
	process.stdout.write(`The dog was on the site after ${Math.round(performance.now() - published)} ms.\n`)
	expect(text).toContain('Marmalade by the river')
	expect((await site.get('/')).text).toContain('Alder Bank Dogs')
}

/** With WORDPRESS_PICTURES=docs/wordpress the pictures of the document are taken again. */
async function picture(name: string) {
	const folder = process.env.WORDPRESS_PICTURES
	if (!folder) return
	mkdirSync(folder, { recursive: true })
	await sharp(await page.screenshot())
		.webp({ quality: 72 })
		.toFile(join(folder, `${name}.webp`))
}
