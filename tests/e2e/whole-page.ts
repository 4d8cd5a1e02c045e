import type { Page, Request, Response } from '@playwright/test'
import { settled } from './client-navigation.ts'

/** Opens a page and resolves when it is whole. */
export async function openWhole(page: Page, path: string): Promise<Response | null> {
	const whole = watchUntilWhole(page)
	const response = await page.goto(path)
	await whole()
	return response
}

/**
 * Watches a page that is about to be opened. What it returns resolves when nothing about the page will change by itself any more: React
 * has taken it over, what comes later has come, and the browser has nothing left to do.
 */
export function watchUntilWhole(page: Page): () => Promise<void> {
	const underway = new Set<Request>()
	let asked = 0
	const begin = (request: Request) => {
		underway.add(request)
		asked++
	}
	const end = (request: Request) => void underway.delete(request)
	page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
	return async function whole() {
		// The build's manifest is fetched a second after the browser came to rest: lazy parts have begun to load by then.
		await settled(page)
		// Not Playwright's "networkidle": on a busy machine half a second passes before the page begins to ask for the rest.
		for (let isWhole = false; !isWhole; ) {
			const [waiting, before] = [underway.size, asked]
			await page.evaluate(nothingToDo)
			isWhole = waiting === 0 && asked === before
		}
		page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
	}
}

/** Whatever waited for an idle moment before this has had its turn, and what followed has been painted. */
async function nothingToDo() {
	for (let turn = 0; turn < 2; turn++) {
		await new Promise((resolve) => requestIdleCallback(resolve))
		// Where a test has set the clock, idle moments are on a timer.
		await scheduler.postTask(() => {}, { priority: 'background' })
		await new Promise((resolve) => requestAnimationFrame(resolve))
	}
}
