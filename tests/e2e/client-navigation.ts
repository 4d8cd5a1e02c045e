import type { Page } from '@playwright/test'

interface WithRouter {
	__reactRouterDataRouter?: { state: { initialized: boolean }; navigate: (to: string) => Promise<void> }
}

/** Resolves when React has taken the page over. The router is ready earlier; its first effect tells when the page is. */
export async function hydrated(page: Page) {
	await page.waitForFunction(() => {
		const router = (window as WithRouter).__reactRouterDataRouter
		return router?.state.initialized === true && history.scrollRestoration === 'manual'
	})
}

/** Changes the page as code of the site would, without a link. */
export async function goTo(page: Page, path: string) {
	await page.evaluate((to) => (window as WithRouter).__reactRouterDataRouter?.navigate(to), path)
}

/** Resolves when what comes after the page answers is there as well (`app/browser/background-features.tsx`). */
export async function settled(page: Page) {
	await hydrated(page)
	// The build's manifest is what it asks for last: then all of it is at work.
	await page.waitForFunction(() =>
		performance.getEntriesByType('resource').some(({ name }) => name.includes('/builds/meta/')),
	)
}

/** As where a visitor has forbidden sites to store anything: even looking at the storage throws. For `addInitScript`. */
export function blockStorage() {
	function get(): never {
		throw new DOMException('Storage is blocked', 'SecurityError')
	}
	for (const name of ['sessionStorage', 'localStorage'])
		Object.defineProperty(window, name, { get, configurable: true })
}
