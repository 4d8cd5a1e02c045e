import { type Browser, launch, type Page } from 'puppeteer-core'

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

/** Starts Firefox with a new profile. Await its `close`. */
export function openFirefox(): Promise<Browser> {
	return launch({
		browser: 'firefox',
		executablePath: FIREFOX,
		headless: true,
		// A reader of a test's pictures does not wait for smooth scrolling.
		extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB' },
	})
}

/** A new window, and what its console says from then on: errors, refused scripts and refused requests. */
export async function openPage(browser: Browser, width = 390): Promise<{ page: Page; errors: string[] }> {
	const page = await browser.newPage()
	// What must become true may take its time on a busy machine: nearly that of a test.
	page.setDefaultTimeout(100_000)
	await page.setViewport({ width, height: 800 })
	const errors: string[] = []
	page.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warn') errors.push(message.text())
	})
	page.on('pageerror', (error) => errors.push(String(error)))
	return { page, errors }
}

/** Shows interest, and waits until the app is hydrated. */
export async function hydrated(page: Page): Promise<void> {
	await page.mouse.move(5, 5)
	await page.mouse.move(9, 9)
	await page.waitForSelector('html[data-app]')
}
