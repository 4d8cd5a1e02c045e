import { expect, type Page, test } from '@playwright/test'

/** Watches for console errors and warnings (React reports hydration mismatches there), uncaught errors, and requests to other hosts. */
export function watchForErrors(page: Page) {
	const noise: string[] = []
	const ownHosts = ['localhost', new URL(test.info().project.use.baseURL ?? '').hostname]
	page.on('console', (message) => {
		if (['error', 'warning'].includes(message.type())) noise.push(`console ${message.type()}: ${message.text()}`)
	})
	page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
	page.on('request', (request) => {
		const { protocol, hostname } = new URL(request.url())
		if (protocol.startsWith('http') && !ownHosts.includes(hostname)) noise.push(`another host: ${request.url()}`)
	})
	return {
		expectNone: () => expect(noise).toEqual([]),
		/** Ignores errors the test caused, such as a blocked request. */
		expectNoneBut: (own: RegExp) => expect(noise.filter((line) => !own.test(line))).toEqual([]),
	}
}
