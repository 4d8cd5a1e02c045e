import { expect, test, vi } from 'vitest'

const DOG = { payload: true, prerender: true, loaders: ['layout', 'dog'], files: ['/assets/dog.js'] }
const COMPARE = { payload: true, prerender: false, loaders: ['compare'], files: [] }
const MANIFEST = {
	id: 'b1',
	routeRules: {
		'/dogs/:slug': DOG,
		'/dogs/lists': { ...DOG, files: ['/assets/lists.js'] },
		'/compare': COMPARE,
		'/odd': 'nonsense',
	},
}

/** The module as in a new tab, with queued network responses. */
async function inTab(answers: (() => Response)[]) {
	vi.resetModules()
	const requests: string[] = []
	vi.stubGlobal('fetch', async (address: string) => {
		requests.push(address)
		const answer = answers.shift()
		if (!answer) throw new TypeError('no network')
		return answer()
	})
	const logged = vi.spyOn(console, 'debug').mockImplementation(() => {})
	vi.stubGlobal('window', { requestIdleCallback: () => {} })
	const { startBuildManifest } = await import('../deployments/build-manifest.ts')
	startBuildManifest('b1')
	return { ...(await import('./route-rule.ts')), requests, logged }
}

test('the rules of all pages come with one request', async () => {
	const { routeRule, requests } = await inTab([() => Response.json(MANIFEST)])
	expect(await Promise.all(['/dogs/biscuit', '/compare', '/nowhere'].map((path) => routeRule(path)))).toEqual([
		DOG,
		COMPARE,
		undefined,
	])
	expect(requests).toEqual(['/builds/meta/b1.json'])
})

test('a path that several patterns match has the rule of the most exact one', async () => {
	const { routeRule } = await inTab([() => Response.json(MANIFEST)])
	expect((await routeRule('/dogs/lists'))?.files).toEqual(['/assets/lists.js'])
})

test('the data of a page is requested as the router requests it, so that its request finds it', async () => {
	const { payloadUrl } = await inTab([])
	expect(payloadUrl({ pathname: '/dogs/biscuit', search: '' }, DOG)).toBe('/dogs/biscuit.data?_routes=layout%2Cdog')
	expect(payloadUrl({ pathname: '/', search: '?q=a b' }, COMPARE)).toBe('/_.data?q=a+b&_routes=compare')
})

test('a failure is logged at debug level, and the next caller fetches again', async () => {
	const { routeRule, requests, logged } = await inTab([
		() => new Response('gone', { status: 404 }),
		() => new Response('<!doctype html>'),
		() => Response.json(MANIFEST),
	])
	await expect(routeRule('/compare')).rejects.toThrow('HTTP 404')
	await expect(routeRule('/compare')).rejects.toThrow()
	expect(await routeRule('/compare')).toEqual(COMPARE)
	expect(requests).toHaveLength(3)
	expect(logged).toHaveBeenCalledTimes(2)
})

test('an invalid rule allows nothing', async () => {
	const { routeRule } = await inTab([() => Response.json(MANIFEST)])
	expect(await routeRule('/odd')).toEqual({ payload: false, prerender: false, loaders: [], files: [] })
	const { routeRule: again } = await inTab([() => Response.json(null)])
	expect(await again('/compare')).toBeUndefined()
})
