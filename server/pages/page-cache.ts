import { LRUCache } from 'lru-cache'
import type { Page } from './page.ts'
import type { PageUrl } from './page-url.ts'

/** Pages and payloads without a query: a thousand or more, compressed. As many as there is content, so nobody can fill it. */
const PLAIN_BYTES = 24_000_000
/** Filtered lists, searches, further pages: anybody can ask for any number of them. */
const VARIANT_BYTES = 8_000_000
/** How many addresses with a query are remembered as asked for once. */
const ASKED_ONCE = 5_000
/** What a page takes beside its bytes: headers, address, the cache's own notes. */
const OVERHEAD_BYTES = 3_000

interface PageCacheOptions {
	plainBytes?: number
	variantBytes?: number
}

/** Rendered pages of one edition: one revision of the content and one day. */
export interface PageCache {
	/** Whether there is such a page, of whatever edition: answers at once. */
	has(target: string): boolean
	/** A kept page; asking with another edition than before forgets everything. */
	find(target: string, edition: string): Page | undefined
	/** Keeps a page, unless a newer edition has come or it does not deserve the room. */
	keep(address: PageUrl, edition: string, page: Page): void
	/** Puts a page that is still kept in place of itself, when it has one form more. */
	renew(target: string, edition: string, page: Page): void
	/** The part of the room for pages without a query that is taken, 0 to 1. */
	fullness(): number
}

/**
 * Keeps pages within a bound of bytes; what was asked for longest ago goes first.
 *
 * A page with a query is kept from the second time it is asked for: most searches are made once, by one visitor.
 */
export function createPageCache({
	plainBytes = PLAIN_BYTES,
	variantBytes = VARIANT_BYTES,
}: PageCacheOptions = {}): PageCache {
	const plain = new LRUCache<string, Page>({ maxSize: plainBytes, sizeCalculation: sizeOf })
	const variants = new LRUCache<string, Page>({ maxSize: variantBytes, sizeCalculation: sizeOf })
	const askedOnce = new LRUCache<string, true>({ max: ASKED_ONCE })
	let current = ''

	return {
		has: (target) => plain.has(target) || variants.has(target),
		find(target, edition) {
			if (edition !== current) {
				plain.clear()
				variants.clear()
				current = edition
			}
			return plain.get(target) ?? variants.get(target)
		},
		keep({ target, isPlain }, edition, page) {
			if (edition !== current) return
			if (isPlain) plain.set(target, page)
			else if (askedOnce.has(target)) variants.set(target, page)
			else askedOnce.set(target, true)
		},
		renew(target, edition, page) {
			if (edition !== current) return
			if (plain.has(target)) plain.set(target, page)
			else if (variants.has(target)) variants.set(target, page)
		},
		fullness: () => plain.calculatedSize / plainBytes,
	}
}

function sizeOf({ forms }: Page, target: string): number {
	const bytes = Object.values(forms).reduce((sum, form) => sum + form.byteLength, 0)
	return bytes + target.length + OVERHEAD_BYTES
}
