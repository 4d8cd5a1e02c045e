import { request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { readServerHtml } from '../../e2e/support/checks/server-html.ts'
import { startSiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'

const site = await startSiteProcess(SMALL_CHARITY)
afterAll(async () => {
	await site.stop()
})

/** Asks for exactly this target, which `fetch` would normalise. */
function ask(target: string): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
	return new Promise((resolve, reject) => {
		const asked = request(site.url, { path: target, agent: false }, async (response) => {
			const text = Buffer.concat(await response.toArray()).toString()
			resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
		})
		asked.on('error', reject).end()
	})
}

test.each([
	['/Dogs/', '/dogs'],
	['//dogs', '/dogs'],
	['/DOGS//biscuit/?x=1', '/dogs/biscuit?x=1'],
	['/a//b', '/a/b'],
	['//evil.example', '/evil.example'],
	['//evil.example/', '/evil.example'],
	['//evil.example/Dogs//', '/evil.example/Dogs'],
	['/.//evil.example/', '/evil.example'],
])('%s redirects once, to %s of this site', async (target, location) => {
	expect(await ask(target)).toMatchObject({ status: 301, headers: { location } })
	expect((await ask(location)).headers.location).toBeUndefined()
})

test.each(['/\\x', '/\\evil.example/', '/dogs\\biscuit'])(
	'%s, which is no address, gets a sentence',
	async (target) => {
		const { status, headers, text } = await ask(target)
		expect(status).toBe(400)
		expect(text).toContain('not a valid address')
		expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
	},
)

test.each(['/x%0ay', '/%0d', '/x%0D%0Ay?from=mail', '/x%E2%80%A8y', '/x/y%e2%80%a9', '/x%250ay'])(
	'a path with an escaped line terminator, %s, is a missing page like any other',
	async (target) => {
		const { status, text } = await ask(target)
		expect(status).toBe(404)
		const { headings, text: shown, banners } = readServerHtml(text)
		expect(headings).toEqual(['404!'])
		expect(banners).toBe(1)
		expect(text).toContain('<footer')
		expect(shown).toContain(`Page not found: ${target}`)
		expect(text).toContain('<title>Page not found | ')
	},
)

test('an item whose slug has a line terminator is a missing item like any other', async () => {
	const { status, text } = await ask('/dogs/x%0ay')
	expect(status).toBe(404)
	expect(text).toContain('Page Not Found: /dogs/x%0ay<')
})

test('none of these requests caused an error', () => {
	expect(site.logged().filter(({ level, status }) => Number(level) >= 50 || Number(status) >= 500)).toEqual([])
})
