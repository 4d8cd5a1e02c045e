import type { Page } from '@playwright/test'

interface WithRouter {
	__reactRouterDataRouter?: { state: { initialized: boolean }; navigate: (to: string) => Promise<void> }
}

/** Resolves after hydration: the router is ready earlier, React's first effect later. */
export async function hydrated(page: Page) {
	await page.waitForFunction(() => {
		const router = (window as WithRouter).__reactRouterDataRouter
		return router?.state.initialized === true && history.scrollRestoration === 'manual'
	})
}

/** Navigates by code, without a link. */
export async function goTo(page: Page, path: string) {
	await page.evaluate((to) => (window as WithRouter).__reactRouterDataRouter?.navigate(to), path)
}

/** Resolves when background features have started too (`app/browser/background-features.tsx`). */
export async function settled(page: Page) {
	await hydrated(page)
	// They request the build manifest last.
	await page.waitForFunction(() =>
		performance.getEntriesByType('resource').some(({ name }) => name.includes('/builds/meta/')),
	)
}

/** Denies storage: even access throws. For `addInitScript`. */
export function blockStorage() {
	function get(): never {
		throw new DOMException('Storage is blocked', 'SecurityError')
	}
	for (const name of ['sessionStorage', 'localStorage'])
		Object.defineProperty(window, name, { get, configurable: true })
}
