import type { Page, Request, Response } from '@playwright/test'
import { hydrated } from '../client-navigation.ts'

/**
 * Opens a page and resolves when it is complete. @param ready awaited first: `settled` for lazy parts that load later than two idle
 * moments
 */
export async function openWhole(page: Page, path: string, ready = hydrated): Promise<Response | null> {
	const whole = watchUntilWhole(page, ready)
	const response = await page.goto(path)
	await whole()
	return response
}

/**
 * Call before opening a page. The returned function resolves when the page is hydrated, its lazy parts are there and the browser is
 * idle.
 */
export function watchUntilWhole(page: Page, ready = hydrated): () => Promise<void> {
	const underway = new Set<Request>()
	let asked = 0
	let arrived = () => {}
	const begin = (request: Request) => {
		underway.add(request)
		asked++
	}
	const end = (request: Request) => {
		underway.delete(request)
		if (underway.size === 0) arrived()
	}
	page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
	return async function whole() {
		await ready(page)
		// Not Playwright's "networkidle": on a busy machine half a second passes before lazy parts are requested.
		for (let isWhole = false; !isWhole; ) {
			if (underway.size > 0) await new Promise<void>((resolve) => (arrived = resolve))
			const before = asked
			await page.evaluate(nothingToDo)
			isWhole = underway.size === 0 && asked === before
		}
		page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
	}
}

/** Resolves after idle callbacks and the next paint. */
async function nothingToDo() {
	for (let turn = 0; turn < 2; turn++) {
		await new Promise((resolve) => requestIdleCallback(resolve))
		// With a test clock, idle callbacks are on a timer.
		await scheduler.postTask(() => {}, { priority: 'background' })
		await new Promise((resolve) => requestAnimationFrame(resolve))
	}
}
