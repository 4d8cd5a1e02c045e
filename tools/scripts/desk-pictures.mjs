// npm run docs:desk: the pictures of docs/desk.md, made from the demo of the built desk. Needs a build and a Chromium (CHROMIUM_PATH).
import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'docs/desk')
const dataDir = mkdtempSync(join(tmpdir(), 'desk-pictures-'))
const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'production', PRERENDER: 'off', AVIF: 'off' }
// The days of the demo count from here.
const FIXED_DATE = ['--import', './tests/visual/fixed-date.mjs']
const DESKTOP = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 780 }
const QUALITY = 72
const MAX_ATTEMPTS = 30

const site = spawn(process.execPath, [...FIXED_DATE, 'server/main.ts'], { cwd: root, env })
let browser
try {
	const url = await addressOf(site)
	await commandWithContent(url, 'demo')
	const link = /\/desk\/invitation\?key=[\w-]+/.exec(
		await command(url, 'invite', 'ana@fairlead.example', '--name', 'Ana'),
	)
	mkdirSync(folder, { recursive: true })
	browser = await chromium.launch(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {})
	const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce', locale: 'en-GB' })
	await page.goto(url + link)
	await page.getByRole('button').first().click()
	await page.getByRole('heading', { level: 1 }).waitFor()
	await page.waitForURL(/\/desk\/?$/)
	await page.goto(`${url}/desk?form=adoption`)
	const rows = page.getByRole('row', { name: /Adoption, .* to check/ })
	const address = new URL((await rows.first().getByRole('link').getAttribute('href')) ?? '', url)
	await picture(page, `${url}/desk`, 'inbox', DESKTOP)
	await picture(page, `${url}/desk`, 'inbox-phone', PHONE)
	await picture(page, address.href, 'case', DESKTOP)
	await page.goto(`${url}${address.pathname}/email?template=invitation`)
	await page.getByLabel('Day').fill('2026-11-28')
	await page.getByLabel('Time').fill('14:00')
	await page.getByRole('button', { name: 'Next: see the text' }).click()
	await page.getByLabel('Email', { exact: true }).waitFor()
	await picture(page, null, 'email', DESKTOP)
	await picture(page, `${url}/desk/dogs`, 'dogs', DESKTOP)
	await picture(page, `${url}/desk/giving`, 'giving', DESKTOP)
	await picture(page, `${url}/desk/giving/statement`, 'statement', DESKTOP)
	await picture(page, `${url}/desk/orders`, 'orders', DESKTOP)
} finally {
	await browser?.close()
	site.kill()
	rmSync(dataDir, { recursive: true, force: true })
}

/** @param address null for the page that is shown */
async function picture(page, address, name, viewport) {
	await page.setViewportSize(viewport)
	if (address) await page.goto(address)
	await page.evaluate(() => document.fonts.ready)
	// Pictures load when they come into view.
	await page.waitForFunction(() =>
		[...document.images].every((one) => one.getBoundingClientRect().top > innerHeight || one.naturalWidth > 0),
	)
	const file = join(folder, `${name}.webp`)
	const { size } = await sharp(await page.screenshot())
		.webp({ quality: QUALITY, effort: 6 })
		.toFile(file)
	console.log(`docs/desk/${name}.webp, ${Math.round(size / 1024)} KB`)
}

async function command(url, ...words) {
	const settings = { ...env, SITE_URL: url, LOG_LEVEL: 'silent' }
	const { stdout } = await promisify(execFile)(process.execPath, [...FIXED_DATE, 'server/desk.ts', ...words], {
		cwd: root,
		env: settings,
	})
	return stdout
}

/** The command reads the content that the site has saved, which takes a moment. */
async function commandWithContent(url, ...words) {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await command(url, ...words)
		} catch (error) {
			if (attempt === MAX_ATTEMPTS || !String(error.stderr).includes('No content has arrived')) throw error
		}
	}
}

function addressOf(child) {
	return new Promise((resolve, reject) => {
		let printed = ''
		const read = (chunk) => {
			printed += chunk
			const found = /http:\/\/localhost:\d+/.exec(printed)
			if (found) resolve(found[0])
		}
		child.stdout.on('data', read)
		child.stderr.on('data', read)
		child.on('exit', () => reject(new Error(printed)))
	})
}
