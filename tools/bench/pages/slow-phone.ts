import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'

/** Lighthouse's slow 4G and phone, by the browser's throttling (its `devtools` method). */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const CPU_SLOWDOWN = 4
const QUIET_MS = 2500

export interface SlowLoad {
	/** Largest contentful paint. */
	largestPaintMs: number
	/** Total blocking time. */
	blockedMs: number
}

export async function measureOnSlowPhone(browser: Browser, url: string): Promise<SlowLoad> {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
	})
	try {
		const page = await context.newPage()
		const devtools = await context.newCDPSession(page)
		await devtools.send('Network.enable')
		await devtools.send('Network.emulateNetworkConditions', NETWORK)
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
		await watch(page)
		await page.goto(url, { timeout: 60_000 })
		await sleep(QUIET_MS)
		return await page.evaluate(() => (window as unknown as { slowLoad: SlowLoad }).slowLoad)
	} finally {
		await context.close()
	}
}

async function watch(page: Page) {
	await page.addInitScript(() => {
		const slowLoad = { largestPaintMs: 0, blockedMs: 0 }
		Object.assign(window, { slowLoad })
		const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
			new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
		observe('largest-contentful-paint', ({ startTime }) => {
			slowLoad.largestPaintMs = startTime
		})
		observe('longtask', ({ startTime, duration }) => {
			const [painted] = performance.getEntriesByName('first-contentful-paint')
			if (painted && startTime + duration > painted.startTime) slowLoad.blockedMs += duration - 50
		})
	})
}
