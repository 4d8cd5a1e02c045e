import { LRUCache } from 'lru-cache'
import type { Page } from '../page.ts'
import type { PageUrl } from '../page-url.ts'

/**
 * Pages and payloads without a query: a thousand or more, compressed. Bounded by the content, so requests cannot flood
 * it.
 */
const PLAIN_BYTES = 24_000_000
/** Filtered lists, searches and further pages, which requests could flood. */
const VARIANT_BYTES = 8_000_000
/** Maximum number of URLs with a query remembered as requested once. */
const MAX_REMEMBERED_URLS = 5_000
/** Memory of a page beside its body: headers, URL, cache entry. */
const OVERHEAD_BYTES = 3_000

interface PageCacheOptions {
	plainBytes?: number
	variantBytes?: number
}

/** Rendered pages of one version: one revision of the content and one day. */
export interface PageCache {
	/** Whether any version is cached. */
	has(target: string): boolean
	/** A new version clears the cache. */
	find(target: string, version: string): Page | undefined
	/** Caches a page, unless a newer version exists or a URL with a query was requested for the first time. */
	set(address: PageUrl, version: string, page: Page): void
	/** Replaces a cached page by itself with one more encoding. */
	renew(target: string, version: string, page: Page): void
	/** Fullness of the cache for pages without a query, 0 to 1. */
	fullness(): number
}

/**
 * LRU cache bounded in bytes.
 *
 * A page with a query is cached from its second request on: most searches are made once.
 */
export function createPageCache({
	plainBytes = PLAIN_BYTES,
	variantBytes = VARIANT_BYTES,
}: PageCacheOptions = {}): PageCache {
	const plain = new LRUCache<string, Page>({ maxSize: plainBytes, sizeCalculation: sizeOf })
	const variants = new LRUCache<string, Page>({ maxSize: variantBytes, sizeCalculation: sizeOf })
	const requestedOnce = new LRUCache<string, true>({ max: MAX_REMEMBERED_URLS })
	let current = ''

	return {
		has: (target) => plain.has(target) || variants.has(target),
		find(target, version) {
			if (version !== current) {
				plain.clear()
				variants.clear()
				current = version
			}
			return plain.get(target) ?? variants.get(target)
		},
		set({ target, isPlain }, version, page) {
			if (version !== current) return
			if (isPlain) plain.set(target, page)
			else if (requestedOnce.has(target)) variants.set(target, page)
			else requestedOnce.set(target, true)
		},
		renew(target, version, page) {
			if (version !== current) return
			if (plain.has(target)) plain.set(target, page)
			else if (variants.has(target)) variants.set(target, page)
		},
		fullness: () => plain.calculatedSize / plainBytes,
	}
}

function sizeOf({ encodings }: Page, target: string): number {
	const bytes = Object.values(encodings).reduce((sum, encoding) => sum + encoding.byteLength, 0)
	return bytes + target.length + OVERHEAD_BYTES
}
