import { type Browser, test as base } from '@playwright/test'

/**
 * Playwright's `test` with a browser that is started once more when its process ends before any page is open
 * (Chromium crashes at start now and then on a machine that is short of memory). Tests themselves run once.
 */
export const test = base.extend<object, { browser: Browser }>({
	browser: [
		async ({ playwright, browserName }, use) => {
			// With the options of the configuration: Playwright's worker sets them as defaults.
			const launch = () => playwright[browserName].launch()
			const browser = await launch().catch((error: Error) => {
				console.warn(`The browser did not start and is started again: ${error.message.split('\n', 1)[0]}`)
				return launch()
			})
			await use(browser)
			await browser.close({ reason: 'Test ended.' })
		},
		{ scope: 'worker', timeout: 0 },
	],
})
