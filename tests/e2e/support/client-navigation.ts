import type { Page } from '@playwright/test'

interface WithRouter {
	__reactRouterDataRouter?: { navigate: (to: string) => Promise<void> }
}

/** By default Playwright asks in each frame, and keeps the browser at drawing frames. */
const POLL = { polling: 20 }

/** Shows interest, which loads the app at once instead of in idle time, and resolves after hydration. */
export async function hydrated(page: Page) {
	await page.waitForFunction(() => document.documentElement.dataset.started !== undefined, undefined, POLL)
	await page.evaluate(() =>
		document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })),
	)
	await untilHydrated(page)
}

/** For pages whose scripts run at once: those of the desk. */
export async function untilHydrated(page: Page) {
	await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined, undefined, POLL)
}

/** Navigates by code, without a link. */
export async function goTo(page: Page, path: string) {
	await hydrated(page)
	await page.evaluate((to) => (window as WithRouter).__reactRouterDataRouter?.navigate(to), path)
}

/** Resolves when background features have started too (`app/browser/background-features.tsx`). */
export async function settled(page: Page) {
	await hydrated(page)
	const haveLoaded = () => {
		const files = performance.getEntriesByType('resource').map(({ name }) => name)
		return ['/builds/meta/', '/assets/background-features-'].every((part) => files.some((name) => name.includes(part)))
	}
	await page.waitForFunction(haveLoaded, undefined, { polling: 100 })
	await page.evaluate(async () => {
		const files = performance.getEntriesByType('resource').map(({ name }) => name)
		// Fetched does not mean run.
		await import(files.find((name) => name.includes('/assets/background-features-')) ?? '')
		// React renders them and runs their effects before the browser is idle again.
		await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))
	})
}

/** Denies storage: even access throws. For `addInitScript`. */
export function blockStorage() {
	function get(): never {
		throw new DOMException('Storage is blocked', 'SecurityError')
	}
	for (const name of ['sessionStorage', 'localStorage'])
		Object.defineProperty(window, name, { get, configurable: true })
}
