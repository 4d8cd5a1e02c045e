import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import { ROUTER_CONTEXT } from '#app/browser/start/router-handoff.ts'
import { hydrated } from '#tests/e2e/support/client-navigation.ts'
import { PHONE, PHONE_USER_AGENT } from '#tools/bench/shared/phone.ts'
import { lateScripts } from '#tools/bench/shared/starter.ts'

/**
 * When bytes count, defined here once:
 *
 * - **Before interest**: what a visit fetches in which nothing is pressed, typed or scrolled and the idle load has not
 *   begun: the document with its inline scripts, styles, fonts, pictures, and the starter. Measured with the late scripts
 *   blocked, until the load event, the fonts and a pause.
 * - **Until the page answers**: what comes on top from the first interest (here a key) until React's first effect. Then
 *   every control answers as in a single-page app.
 * - **Later**: what comes on top by itself or by scrolling to the end: background features, lazy parts, code of other
 *   pages, more pictures.
 *
 * Each file counts once, at its first moment. Files count as they came over the network: text in Brotli.
 * Inline scripts count as HTML and as JavaScript, except data.
 */
export const MOMENTS = ['before interest', 'until the page answers', 'later'] as const
export const KINDS = ['html', 'css', 'js', 'fonts', 'images'] as const

export type Bytes = Record<(typeof KINDS)[number], number>
export type BytesByMoment = Record<(typeof MOMENTS)[number], Bytes>

const PAUSE_MS = 1000
const LATER_MS = 5000

export async function bytesByMoment(browser: Browser, url: string): Promise<BytesByMoment> {
	const html = await (await fetch(url)).text()
	const early = await visit(browser, url, async (page, files) => {
		const devtools = await page.context().newCDPSession(page)
		await devtools.send('Network.enable')
		await devtools.send('Network.setBlockedURLs', { urls: lateScripts(html) })
		await page.goto(url)
		await page.evaluate(() => document.fonts.ready.then(() => {}))
		await sleep(PAUSE_MS)
		return sizesOf(files())
	})
	const [answering, all] = await visit(browser, url, async (page, files) => {
		await page.goto(url, { waitUntil: 'commit' })
		await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
		await page.keyboard.press('Shift')
		await hydrated(page)
		const untilAnswer = files()
		await page.waitForLoadState()
		await scrollToEnd(page)
		await sleep(LATER_MS)
		return [await sizesOf(untilAnswer), await sizesOf(files())] as const
	})
	const answers = new Map([...answering].filter(([file]) => !early.has(file)))
	const later = new Map([...all].filter(([file]) => !early.has(file) && !answering.has(file)))
	const before = total(early)
	return {
		'before interest': { ...before, js: before.js + inlineScripts(html) },
		'until the page answers': total(answers),
		later: total(later),
	}
}

type Sizes = Map<string, { kind: keyof Bytes; bytes: number }>

async function visit<T>(
	browser: Browser,
	url: string,
	look: (page: Page, files: () => Response[]) => Promise<T>,
): Promise<T> {
	const context = await browser.newContext({ ...PHONE, userAgent: PHONE_USER_AGENT })
	try {
		const page = await context.newPage()
		const responses = new Map<string, Response>()
		const { origin } = new URL(url)
		page.on('response', (response) => {
			const file = response.url()
			if (file.startsWith(origin) && !responses.has(file)) responses.set(file, response)
		})
		return await look(page, () => [...responses.values()])
	} finally {
		await context.close()
	}
}

async function sizesOf(responses: readonly Response[]): Promise<Sizes> {
	const sizes: Sizes = new Map()
	for (const response of responses) {
		const kind = kindOf(response)
		if (!kind) continue
		const { responseBodySize } = await response.request().sizes()
		sizes.set(response.url(), { kind, bytes: responseBodySize })
	}
	return sizes
}

function kindOf(response: Response): keyof Bytes | undefined {
	const type = response.headers()['content-type'] ?? ''
	if (type.includes('html')) return 'html'
	if (type.includes('css')) return 'css'
	if (type.includes('javascript')) return 'js'
	if (type.includes('font') || response.url().endsWith('.woff2')) return 'fonts'
	return type.startsWith('image/') ? 'images' : undefined
}

function total(sizes: Sizes): Bytes {
	const bytes: Bytes = { html: 0, css: 0, js: 0, fonts: 0, images: 0 }
	for (const { kind, bytes: size } of sizes.values()) bytes[kind] += size
	return bytes
}

/** Inline scripts that are code: not JSON, and not what the router hands over as data. */
function inlineScripts(html: string): number {
	const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].flatMap(([, attributes = '', text = '']) =>
		/type="(?!module)/.test(attributes) || text.startsWith(`window.${ROUTER_CONTEXT}`) ? [] : [text],
	)
	const code = scripts.filter(Boolean).join('\n')
	return code ? brotliCompressSync(code).byteLength : 0
}

const SCROLL_PAUSE_MS = 120

/** Scrolls a page by most of a screen at a time, so that each lazy part and picture is requested. */
export async function scrollToEnd(page: Page) {
	for (;;) {
		const isAtEnd = await page.evaluate(() => {
			const before = scrollY
			scrollTo({ top: before + innerHeight * 0.8, behavior: 'instant' })
			return scrollY === before
		})
		if (isAtEnd) return
		await sleep(SCROLL_PAUSE_MS)
	}
}
