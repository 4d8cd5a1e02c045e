import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { onSlowDevice, SLOW_4G } from '#tools/bench/shared/phone.ts'

const CPU_SLOWDOWN = 4
const QUIET_MS = 2500

interface SlowLoad {
	/** Largest contentful paint. */
	largestPaintMs: number
	/** Total blocking time. */
	blockedMs: number
}

/** By the browser's throttling. */
export function measureOnSlowPhone(browser: Browser, url: string): Promise<SlowLoad> {
	return onSlowDevice(browser, { cpuSlowdown: CPU_SLOWDOWN, network: SLOW_4G }, async (page) => {
		await watch(page)
		await page.goto(url, { timeout: 60_000 })
		await sleep(QUIET_MS)
		return page.evaluate(() => (window as unknown as { slowLoad: SlowLoad }).slowLoad)
	})
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
