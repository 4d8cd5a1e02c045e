import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type Page as BrowserPage, chromium } from '@playwright/test'
import type { FormBrowser } from '../run/form-browser.ts'
import type { Month } from '../run/start-month.ts'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
/** The height of one picture: a longer page has several. */
const MAX_HEIGHT = 2400
const MAX_WAIT_MS = 3000

interface PictureOptions {
	/** Whose cookies the browser has. */
	as?: FormBrowser
	/** Another one at the width of a phone. */
	phone?: boolean
	/** What a form was answered with, in place of what the page has. */
	html?: string
}

/** Takes pictures of whole pages for the pack, in Chromium with the clock of the site. Without a folder it takes none. */
export async function aCamera(month: Month, folder: string | null) {
	const browser = folder === null ? null : await startChromium()
	const { listensAt } = month.address
	let count = 0

	const contexts = new Map<string, Promise<BrowserContext>>()
	/** One for each person and day, so that it has what pages share, and the day's clock. */
	async function contextOf(as?: FormBrowser): Promise<BrowserContext> {
		const key = `${as?.address} ${new Date(month.now()).toDateString()}`
		const opening = contexts.get(key) ?? newContext(browser, month.now(), as)
		contexts.set(key, opening)
		const context = await opening
		const cookies = as?.cookies() ?? []
		await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: listensAt })))
		return context
	}

	return {
		isOn: folder !== null,
		/** @param name of the file, after its number and the day @param path of a page of the site, or a whole address */
		async picture(name: string, path: string, { as, phone = false, html }: PictureOptions = {}) {
			if (folder === null) return
			mkdirSync(join(folder, 'pictures'), { recursive: true })
			count += 1
			const day = new Date(month.now()).toISOString().slice(5, 10)
			const file = join(folder, 'pictures', `${String(count).padStart(3, '0')}-${day}-${name}`)
			const { pathname, search } = new URL(path, month.url)
			const url = listensAt + pathname + search
			const context = await contextOf(as)
			if (html !== undefined)
				await context.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }))
			const taking = { context, url, file, viewport: DESKTOP }
			await takePicture(taking)
			if (phone) await takePicture({ ...taking, file: `${file}-phone`, viewport: PHONE })
			if (html !== undefined) await context.unroute(url)
		},
		/** Takes a picture of the HTML of an email. */
		async email(html: string, file: string) {
			if (!browser || folder === null) return
			mkdirSync(join(folder, 'emails'), { recursive: true })
			const page = await browser.newPage({ viewport: { width: 700, height: 800 } })
			await page.setContent(html)
			await page.screenshot({ path: join(folder, 'emails', file), fullPage: true })
			await page.close()
		},
		/** A page as it is printed. */
		async print(path: string, file: string, as: FormBrowser) {
			if (folder === null) return
			const page = await (await contextOf(as)).newPage()
			await page.goto(new URL(path, listensAt).href)
			await untilDrawn(page)
			mkdirSync(join(folder, 'files'), { recursive: true })
			writeFileSync(join(folder, 'files', file), await page.pdf({ preferCSSPageSize: true, printBackground: true }))
			await page.close()
		},
		stop: () => browser?.close(),
	}
}

export type Camera = Awaited<ReturnType<typeof aCamera>>

interface Taking {
	context: BrowserContext
	url: string
	/** Without its ending. */
	file: string
	viewport: typeof DESKTOP
}

/** A page in one picture, or a long one in several. */
async function takePicture({ context, url, file, viewport }: Taking) {
	const page = await context.newPage()
	await page.setViewportSize(viewport)
	const response = await page.goto(url)
	if (!response || response.status() >= 400) throw new Error(`${url} answered ${response?.status()}`)
	await untilDrawn(page)
	const height = await page.evaluate(() => document.documentElement.scrollHeight)
	// Chromium repeats the top of a page in place of what is below its window, and in windows that are much taller than a screen.
	const screen = { width: viewport.width, height: Math.min(Math.max(height, viewport.height), MAX_HEIGHT) }
	await page.setViewportSize(screen)
	await untilDrawn(page)
	const parts = Math.ceil(height / screen.height)
	for (let part = 0; part < parts; part += 1) {
		await page.evaluate((top) => window.scrollTo(0, top), part * screen.height)
		await untilPainted(page)
		const shown = Math.min(screen.height, height - part * screen.height)
		const clip = { x: 0, y: screen.height - shown, width: screen.width, height: shown }
		const path = `${file}${parts > 1 ? `-part-${part + 1}-of-${parts}` : ''}.png`
		await page.screenshot({ path, clip })
	}
	await page.close()
}

async function newContext(browser: Browser | null, now: number, as?: FormBrowser): Promise<BrowserContext> {
	if (!browser) throw new Error('pictures are off')
	const context = await browser.newContext({
		locale: 'en-GB',
		timezoneId: 'Europe/London',
		reducedMotion: 'reduce',
		colorScheme: 'light',
		...(as ? { extraHTTPHeaders: { 'X-Forwarded-For': as.address } } : {}),
	})
	await context.clock.setFixedTime(now)
	return context
}

function startChromium(): Promise<Browser> {
	const { CHROMIUM_PATH: executablePath } = process.env
	// Dates in fields are written as in Britain.
	const british = { args: ['--lang=en-GB'], env: { ...process.env, LANGUAGE: 'en_GB' } }
	return chromium.launch({ ...british, ...(executablePath ? { executablePath } : {}) })
}

/** What was scrolled to is on the screen two frames later. */
function untilPainted(page: BrowserPage) {
	return page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
	)
}

/** Fonts are there, and pictures in view; those further down load as the page is scrolled. */
async function untilDrawn(page: BrowserPage) {
	await page.evaluate(async () => {
		await document.fonts.ready
		for (let y = 0; y < document.body.scrollHeight; y += 800) {
			window.scrollTo(0, y)
			await new Promise((resolve) => requestAnimationFrame(resolve))
		}
		window.scrollTo(0, 0)
	})
	await page
		.waitForFunction(
			() => [...document.images].every((one) => one.complete || one.getClientRects().length === 0),
			null,
			{ timeout: MAX_WAIT_MS },
		)
		.catch(() => {})
}
