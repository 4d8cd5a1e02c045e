import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { NameOf } from './source-names.ts'
import { longTasks, type Task, TRACE_CATEGORIES } from './task-causes.ts'

/** https://w3c.github.io/longtasks/ */
const LONG_MS = 50
const CPU_SLOWDOWN = 4
/** Then the browser is idle, also with the build manifest. */
const QUIET_MS = 4000
/** `app/browser/background-features.tsx`: pages work without it. */
const HOUSEKEEPING = '*/assets/housekeeping-*.js'

/** The tasks over 50 ms of one load, in milliseconds. */
export function timeLongTasks(browser: Browser, url: string, hasHousekeeping: boolean): Promise<number[]> {
	return onSlowProcessor(browser, async (page, devtools) => {
		if (!hasHousekeeping) await devtools.send('Network.setBlockedURLs', { urls: [HOUSEKEEPING] })
		await page.addInitScript(() => {
			const tasks: number[] = []
			Object.assign(window, { longTasks: tasks })
			new PerformanceObserver((list) => {
				for (const { duration } of list.getEntries()) tasks.push(duration)
			}).observe({ type: 'longtask', buffered: true })
		})
		await page.goto(url)
		await sleep(QUIET_MS)
		return page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
	})
}

/** Their causes, from another load under a profiler, which makes each longer. */
export function explainLongTasks(browser: Browser, url: string, nameOf: NameOf): Promise<Task[]> {
	return onSlowProcessor(browser, async (page) => {
		await browser.startTracing(page, { categories: TRACE_CATEGORIES })
		await page.goto(url)
		await sleep(QUIET_MS)
		const trace = await browser.stopTracing()
		return longTasks(trace.toString(), url, LONG_MS, nameOf)
	})
}

/** A phone's processor and viewport. An unthrottled network is the worst case for the processor. */
async function onSlowProcessor<T>(browser: Browser, visit: (page: Page, devtools: CDPSession) => Promise<T>) {
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
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
		return await visit(page, devtools)
	} finally {
		await context.close()
	}
}
