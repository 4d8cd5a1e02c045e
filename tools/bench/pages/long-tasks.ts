import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { onSlowDevice } from '#tools/bench/shared/phone.ts'
import type { NameOf } from './source-names.ts'
import { longTasks, type Task, TRACE_CATEGORIES } from './task-causes.ts'

/** https://w3c.github.io/longtasks/ */
const LONG_MS = 50
/** An unthrottled network is the worst case for the processor. */
const SLOW_PROCESSOR = { cpuSlowdown: 4 }
/** Then the browser is idle, also with the build manifest. */
const QUIET_MS = 4000
/** `app/browser/background-features.tsx`: pages work without it. */
const BACKGROUND_FEATURES = '*/assets/background-features-*.js'

/** The tasks over 50 ms of one load, in milliseconds. */
export function timeLongTasks(browser: Browser, url: string, hasBackgroundFeatures: boolean): Promise<number[]> {
	return onSlowDevice(browser, SLOW_PROCESSOR, async (page, devtools) => {
		if (!hasBackgroundFeatures) await devtools.send('Network.setBlockedURLs', { urls: [BACKGROUND_FEATURES] })
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
	return onSlowDevice(browser, SLOW_PROCESSOR, async (page) => {
		await browser.startTracing(page, { categories: TRACE_CATEGORIES })
		await page.goto(url)
		await sleep(QUIET_MS)
		const trace = await browser.stopTracing()
		return longTasks(trace.toString(), url, LONG_MS, nameOf)
	})
}
