import { expect, test } from 'vitest'
import type { Page } from '../page.ts'
import { createPageCache } from './page-cache.ts'

const KILOBYTE = 1000

function aPage(bytes = KILOBYTE): Page {
	return { status: 200, headers: [], etag: 'W/"one"', length: bytes, encodings: { br: Buffer.alloc(bytes) } }
}

const plain = (target: string) => ({ target, isPlain: true })
const filtered = (target: string) => ({ target, isPlain: false })

test('a new version clears the cache, and pages of the previous version are not stored', () => {
	const cache = createPageCache()
	cache.find('/dogs', 'monday')
	cache.set(plain('/dogs'), 'monday', aPage())
	expect(cache.find('/dogs', 'monday')).toBeDefined()
	expect(cache.find('/dogs', 'tuesday')).toBeUndefined()
	cache.set(plain('/dogs'), 'monday', aPage())
	expect(cache.has('/dogs')).toBe(false)
})

test('a page with a query is cached from its second request on, a page without one at once', () => {
	const cache = createPageCache()
	cache.find('/', 'today')
	cache.set(filtered('/dogs?q=biscuit'), 'today', aPage())
	expect(cache.has('/dogs?q=biscuit')).toBe(false)
	cache.set(filtered('/dogs?q=biscuit'), 'today', aPage())
	expect(cache.has('/dogs?q=biscuit')).toBe(true)
})

test('a million filtered lists, requested twice each, evict no page without a query', () => {
	const cache = createPageCache({ plainBytes: 50 * KILOBYTE, variantBytes: 50 * KILOBYTE })
	cache.find('/', 'today')
	cache.set(plain('/dogs/biscuit'), 'today', aPage())
	for (let i = 0; i < 1000; i++) {
		for (const _ of ['first', 'second']) cache.set(filtered(`/dogs?q=${i}`), 'today', aPage())
	}
	expect(cache.has('/dogs/biscuit')).toBe(true)
	expect(cache.has('/dogs?q=999')).toBe(true)
	expect(cache.has('/dogs?q=1')).toBe(false)
})

test('the cache is bounded in bytes and evicts the least recently used', () => {
	const cache = createPageCache({ plainBytes: 50 * KILOBYTE })
	cache.find('/', 'today')
	for (let i = 0; i < 100; i++) {
		cache.set(plain(`/dogs/${i}`), 'today', aPage())
		cache.find('/dogs/0', 'today')
	}
	expect(cache.has('/dogs/0')).toBe(true)
	expect(cache.has('/dogs/1')).toBe(false)
	expect(cache.fullness()).toBeGreaterThan(0.8)
	expect(cache.fullness()).toBeLessThanOrEqual(1)
})

test('a second form counts as well', () => {
	const cache = createPageCache({ plainBytes: 100 * KILOBYTE })
	cache.find('/', 'today')
	cache.set(plain('/dogs'), 'today', aPage(10 * KILOBYTE))
	const before = cache.fullness()
	cache.renew('/dogs', 'today', {
		...aPage(10 * KILOBYTE),
		encodings: { br: Buffer.alloc(10_000), gzip: Buffer.alloc(20_000) },
	})
	expect(cache.fullness() - before).toBeCloseTo(0.2, 2)
	cache.renew('/never-kept', 'today', aPage())
	expect(cache.has('/never-kept')).toBe(false)
})
