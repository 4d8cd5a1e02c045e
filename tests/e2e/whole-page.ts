import type { Page, Request, Response } from '@playwright/test'
import { hydrated } from './client-navigation.ts'

/** Opens a page and resolves when it is whole. @param ready what is waited for first: `settled` where a test needs the lazy parts, which may begin to load later than two idle moments */
export async function openWhole(page: Page, path: string, ready = hydrated): Promise<Response | null> {
	const whole = watchUntilWhole(page, ready)
	const response = await page.goto(path)
	await whole()
	return response
}

/**
 * Watches a page that is about to be opened. What it returns resolves when nothing about the page will change by itself any more: React
 * has taken it over, what comes later has come, and the browser has nothing left to do.
 */
export function watchUntilWhole(page: Page, ready = hydrated): () => Promise<void> {
	const underway = new Set<Request>()
	let asked = 0
	const begin = (request: Request) => {
		underway.add(request)
		asked++
	}
	const end = (request: Request) => void underway.delete(request)
	page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
	return async function whole() {
		await ready(page)
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
