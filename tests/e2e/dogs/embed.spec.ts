import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { freePort } from '#tests/proxy/ports.ts'
import { violations } from '../support/checks/axe.ts'

let host: Server
let hostUrl = ''
let snippet = ''
let policy = ''

/** A page on another origin with a strict policy; what it allows is in docs/feeds.md. */
test.beforeAll(async () => {
	host = createServer((_, response) => {
		response.writeHead(200, {
			'Content-Type': 'text/html; charset=utf-8',
			'Content-Security-Policy': policy,
			'Cross-Origin-Embedder-Policy': 'require-corp',
			'Cross-Origin-Opener-Policy': 'same-origin',
		})
		response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The vet on the corner</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body><main><h1>The vet on the corner</h1>${snippet}</main></body></html>`)
	})
	await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
	hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})

test.afterAll(() => new Promise((resolve) => host.close(resolve)))

test.describe.configure({ mode: 'serial' })

function put(site: string, attributes: string) {
	snippet = `<rescue-dogs ${attributes}><a href="${site}/dogs">Dogs looking for a home</a></rescue-dogs>
<script type="module" src="${site}/feeds/embed.js"></script>`
	policy = `default-src 'none'; script-src ${site}; connect-src ${site}; img-src ${site}; require-trusted-types-for 'script'`
}

test('a strict page on another origin shows matching dogs in its own colours, without axe violations', async ({
	page,
	baseURL,
}) => {
	put(baseURL ?? '', 'with="cats" limit="3"')
	const refused: string[] = []
	page.on('console', (message) => {
		if (['error', 'warning'].includes(message.type())) refused.push(message.text())
	})
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme })
		await page.goto(hostUrl)
		const list = page.getByRole('list', { name: 'Dogs at Fairlead who can live with cats' })
		await expect(list.getByRole('listitem')).toHaveCount(3)
		await expect(page.getByText('Dogs looking for a home')).toBeHidden()
		await expect(page.getByText(/have not been tested with cats yet/)).toBeVisible()

		const picture = list.getByRole('img').first()
		await expect(picture).toHaveAttribute('loading', 'lazy')
		await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)

		expect(await violations(page)).toEqual([])
	}
	expect(refused).toEqual([])
})

test('a card leads to its dog and the last link to the same list on the site', async ({ page, baseURL }) => {
	put(baseURL ?? '', 'with="cats"')
	await page.goto(hostUrl)
	await expect(page.getByRole('link', { name: /who can live with cats/ })).toHaveAttribute(
		'href',
		`${baseURL}/dogs?with=cats`,
	)
	await page.keyboard.press('Tab')
	const first = page.getByRole('listitem').first().getByRole('link')
	await expect(first).toBeFocused()
	await first.press('Enter')
	await expect(page).toHaveURL(/\/dogs\/[a-z-]+$/)
})

test('changing the attributes changes the dogs', async ({ page, baseURL }) => {
	put(baseURL ?? '', 'limit="2"')
	await page.goto(hostUrl)
	await expect(page.getByRole('listitem')).toHaveCount(2)
	await page.locator('rescue-dogs').evaluate((element) => element.setAttribute('limit', '4'))
	await expect(page.getByRole('listitem')).toHaveCount(4)
})

test('while the site is down, and without JavaScript, the fallback link shows', async ({ page, browser }) => {
	const portOfNobody = await freePort()
	put(`http://localhost:${portOfNobody}`, '')
	await page.goto(hostUrl)
	await expect(page.getByRole('link', { name: 'Dogs looking for a home' })).toBeVisible()

	const context = await browser.newContext({ javaScriptEnabled: false })
	const plain = await context.newPage()
	await plain.goto(hostUrl)
	await expect(plain.getByRole('link', { name: 'Dogs looking for a home' })).toBeVisible()
	await context.close()
})

test('when the site goes down after the script has loaded, the link stays', async ({ page, baseURL }) => {
	put(baseURL ?? '', '')
	await page.route('**/feeds/embed.json*', (route) => route.abort())
	await page.goto(hostUrl)
	await page.waitForFunction(() => customElements.get('rescue-dogs'))
	await expect(page.getByRole('link', { name: 'Dogs looking for a home' })).toBeVisible()
})

test('at 320 px nothing is wider than the page', async ({ page, baseURL }) => {
	put(baseURL ?? '', '')
	await page.setViewportSize({ width: 320, height: 640 })
	await page.goto(hostUrl)
	await expect(page.getByRole('listitem')).toHaveCount(6)
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
