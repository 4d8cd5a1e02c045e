import { type Browser, type BrowserContextOptions, type CDPSession, devices, type Page } from '@playwright/test'

/** Lighthouse's slow 4G, by the browser's throttling (its `devtools` method). */
export const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }

export const PHONE: BrowserContextOptions = {
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
	locale: 'en-GB',
}

interface SlowDevice {
	cpuSlowdown: number
	network?: typeof SLOW_4G
	/** Differences from a phone. */
	context?: BrowserContextOptions
}

/** A new visitor's page on a slow device, closed afterwards. */
export async function onSlowDevice<T>(
	browser: Browser,
	{ cpuSlowdown, network, context: differences }: SlowDevice,
	visit: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
	const context = await browser.newContext({ ...PHONE, ...differences })
	try {
		const page = await context.newPage()
		const devtools = await context.newCDPSession(page)
		await devtools.send('Network.enable')
		if (network) await devtools.send('Network.emulateNetworkConditions', network)
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
		return await visit(page, devtools)
	} finally {
		await context.close()
	}
}

/** Headless browsers name themselves so, and the site takes them for crawlers. */
export const PHONE_USER_AGENT = devices['Pixel 7'].userAgent
