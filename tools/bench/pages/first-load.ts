import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Request, Response } from '@playwright/test'
import { layoutShift, watchLayoutShifts } from './layout-shift.ts'
import { scrollToEnd } from './moments.ts'

/** Bytes fetched and layout shift of one visit. */
export interface FirstLoad {
	html: number
	css: number
	fontFiles: number
	fonts: number
	/** What runs before a visitor shows interest. */
	startScripts: number
	/** Everything until the page answers as a single-page app. */
	scripts: number
	/** Scripts loaded later, by themselves or by scrolling. */
	laterScripts: number
	/** Prefetched code of other pages, not executed. */
	aheadScripts: number
	pictureFiles: number
	/** The pictures of the first screen. */
	pictures: number
	shift: number
	/** The largest cause. */
	shifted: string[]
}

const FONTS_LATE_MS = 1000
const PICTURES_LATE_MS = 600
/** Later than hydration, also on a busy machine. */
const OTHER_SCRIPTS_LATE_MS = 2000
/** By default Playwright asks in each frame, and keeps the browser at drawing frames. */
const POLL = { polling: 20 }
/** A time limit: on a busy machine prefetching goes on. */
const AHEAD_WITHIN_MS = 6000

/** A first visit with late fonts and pictures, scrolled to the end. */
export async function measureFirstLoad(browser: Browser, url: string, width: number): Promise<FirstLoad> {
	const page = await openAsNewVisitor(browser, width)
	try {
		return await measureVisit(page, url)
	} finally {
		await page.context().close()
	}
}

/** A page with empty storage: a phone's, or from 768 px a laptop's. Close its context when done. */
async function openAsNewVisitor(browser: Browser, width: number): Promise<Page> {
	const phone = width < 768
	const viewport = phone ? { width, height: 844 } : { width, height: 800 }
	const context = await browser.newContext({ viewport, deviceScaleFactor: phone ? 2 : 1, locale: 'en-GB' })
	return context.newPage()
}

/** Measures the first visit; the page stays open at its end. */
export async function measureVisit(page: Page, url: string): Promise<FirstLoad> {
	const responses: Response[] = []
	const ahead = new Set<Request>()
	let start = Number.POSITIVE_INFINITY
	page.on('response', (response) => responses.push(response))
	page.on('request', (request) => {
		if (isAhead(request) && Date.now() - start < AHEAD_WITHIN_MS) ahead.add(request)
	})
	await watchLayoutShifts(page)
	await delay(page, /\.woff2(\?|$)/, FONTS_LATE_MS)
	await delay(page, /\/img\/|\.(webp|avif|png|jpe?g|svg)(\?|$)/, PICTURES_LATE_MS)
	const served = await (await page.context().request.get(url)).text()
	await delayScriptsBeyond(served, page)
	start = Date.now()
	await page.goto(url, { waitUntil: 'commit' })
	await page.waitForFunction(() => document.documentElement?.dataset.started !== undefined, undefined, POLL)
	await showInterest(page)
	await hydrated(page)
	const scriptsAtFirst = responses.filter(isScript).length
	await page.waitForLoadState()
	await page.evaluate(() => document.fonts.ready.then(() => {}))
	const onFirstScreen = await picturesInView(page)
	await scrollToEnd(page)
	await sleep(PICTURES_LATE_MS + 300)
	const aheadScripts = await total(
		responses.filter((response) => ahead.has(response.request())),
		gzipped,
	)
	return {
		...(await sizes(responses, { served, scriptsAtFirst, onFirstScreen })),
		aheadScripts,
		...(await layoutShift(page)),
	}
}

async function delay(page: Page, address: RegExp, milliseconds: number) {
	await page.route(address, async (route) => {
		await sleep(milliseconds)
		// The visit may end before the response.
		await route.continue().catch(() => {})
	})
}

/** Scripts that the document does not name are late, unless the page waits for them. */
async function delayScriptsBeyond(html: string, page: Page) {
	await page.route(/\/assets\/[^?]+\.js$/, async (route) => {
		if (!html.includes(new URL(route.request().url()).pathname)) await sleep(OTHER_SCRIPTS_LATE_MS)
		await route.continue().catch(() => {})
	})
}

/** Moves the mouse over the page; otherwise the app waits for idle time. */
async function showInterest(page: Page) {
	await page.evaluate(() =>
		document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })),
	)
}

/** Waits until React's first effect, also on an error screen that replaces the page. */
async function hydrated(page: Page) {
	await page.waitForFunction(() => history.scrollRestoration === 'manual', undefined, POLL)
}

function picturesInView(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.images]
			.filter((image) => {
				const { top, bottom, left, right, width } = image.getBoundingClientRect()
				return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
			})
			.map((image) => image.currentSrc),
	)
}

interface Moments {
	/** The document. */
	served: string
	scriptsAtFirst: number
	onFirstScreen: string[]
}

async function sizes(responses: Response[], { served, scriptsAtFirst, onFirstScreen }: Moments) {
	const ofType = (type: string) => responses.filter((response) => response.request().resourceType() === type)
	const scripts = responses.filter(isScript)
	const fonts = ofType('font')
	const pictures = responses.filter((response) => onFirstScreen.includes(response.url()))
	return {
		html: await total(ofType('document'), gzipped),
		css: await total(ofType('stylesheet'), gzipped),
		fontFiles: fonts.length,
		fonts: await total(fonts, asIs),
		startScripts: await received(scripts.filter((response) => startsWithPage(served, response))),
		scripts: await received(scripts.slice(0, scriptsAtFirst)),
		laterScripts: await total(scripts.slice(scriptsAtFirst), gzipped),
		pictureFiles: pictures.length,
		pictures: await total(pictures, asIs),
	}
}

function isScript(response: Response): boolean {
	return response.request().resourceType() === 'script'
}

function isAhead(request: Request): boolean {
	return request.resourceType() === 'fetch' && new URL(request.url()).pathname.endsWith('.js')
}

type Size = (body: Buffer) => number

/** Whether the document itself loads a script, rather than naming it for later. */
function startsWithPage(served: string, response: Response): boolean {
	const { pathname } = new URL(response.url())
	return [` src="${pathname}"`, ` href="${pathname}"`, `from"${pathname}"`].some((part) => served.includes(part))
}

/** Bytes as they came over the network: brotli. */
async function received(responses: Response[]): Promise<number> {
	const sizes = await Promise.all(responses.map((response) => response.request().sizes()))
	return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

const gzipped: Size = (body) => gzipSync(body).byteLength
const asIs: Size = (body) => body.byteLength

/** The sizes of files with a hash in their name, by size function and URL: most pages share them. */
const knownSizes = new Map<Size, Map<string, Promise<number>>>()

async function total(responses: Response[], size: Size): Promise<number> {
	const sizes = await Promise.all(responses.map((response) => sizeOf(response, size)))
	return sizes.reduce((sum, one) => sum + one, 0)
}

function sizeOf(response: Response, size: Size): Promise<number> {
	const measure = async () => size(await response.body())
	const url = response.url()
	if (!new URL(url).pathname.startsWith('/assets/') || !response.ok()) return measure()
	const known = knownSizes.get(size) ?? new Map<string, Promise<number>>()
	knownSizes.set(size, known)
	const found = known.get(url) ?? measure()
	known.set(url, found)
	return found
}
