import { NoSuchListError, type ReadList } from '../http/list-all.ts'
import { WP_V2 } from '../http/rest-api.ts'
import { isRecord } from './read-base.ts'
import { routeSlug } from './slugs.ts'
import { type KnownArticles, knownArticles } from './url-context.ts'

const LINK = /href\s{0,9}=\s{0,9}["']?\s{0,9}([^"'\s>]{1,2000})/gi
/** An address that may be an article's: at the root, under a date, or with "?p=". */
const MAYBE_ARTICLE = /^(?:https?:\/\/[^/]+)?\/(?:\?p=\d|(?:\d{4}\/(?:\d\d\/){0,2})?[^/?#]+\/?(?:[?#]|$))/i

/**
 * Index of article slugs, used to rewrite links to their WordPress URLs.
 *
 * Filled from loaded articles; fetched only when a text needs it earlier.
 */
export function createArticleIndex(readList: ReadList) {
	const slugs = new Map<number, string>()
	let loading: Promise<void> | null = null

	function learn(records: unknown[], isWhole: boolean) {
		for (const record of records) {
			if (!isRecord(record) || typeof record.id !== 'number' || typeof record.slug !== 'string') continue
			const slug = routeSlug(record.slug)
			if (slug) slugs.set(record.id, slug)
		}
		if (isWhole) loading = Promise.resolve()
	}

	async function load() {
		try {
			learn((await readList(`${WP_V2}/posts`, { _fields: 'id,slug' })).records, true)
		} catch (error) {
			loading = null
			if (!(error instanceof NoSuchListError)) throw error
		}
	}

	return {
		learn,
		async neededBy(records: unknown[]): Promise<KnownArticles> {
			if (!loading && records.some(linksToArticle)) loading = load()
			await loading
			return knownArticles(slugs)
		},
	}
}

function linksToArticle(record: unknown): boolean {
	return htmlOf(record)
		.matchAll(LINK)
		.some(([, address = '']) => MAYBE_ARTICLE.test(address))
}

/** The HTML of a record and its sections. */
function htmlOf(record: unknown): string {
	if (!isRecord(record)) return ''
	const content = isRecord(record.content) && typeof record.content.rendered === 'string' ? record.content.rendered : ''
	return record.meta && isRecord(record.meta) && Array.isArray(record.meta.sections)
		? content + JSON.stringify(record.meta.sections).replaceAll('\\"', '"')
		: content
}
