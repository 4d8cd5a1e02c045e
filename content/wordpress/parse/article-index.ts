import { WP_V2 } from '../discovery/rest-prefixes.ts'
import { NoSuchListError, type ReadList } from '../http/list-all.ts'
import { isRecord } from './read-base.ts'
import { routeSlug } from './slugs.ts'

/** A link that may be an article's old address: WordPress puts them at its root, or under a date, or behind "?p=". */
const MAYBE_ARTICLE =
	/href\s*=\s*["']?\s*(?:https?:\/\/[^/"'\s]+)?\/(?:\?p=\d|(?:\d{4}\/)?(?:\d\d\/)*[^/"'\s]+\/?["'#?\s])/i

/**
 * Which addresses are articles', so that links to their old ones can be rewritten.
 *
 * Filled by the articles that pass by; asked for only when a text needs it before they did.
 */
export function createArticleIndex(readList: ReadList) {
	const slugs = new Map<number, string>()
	let asked: Promise<void> | null = null

	function learn(records: unknown[], isWhole: boolean) {
		for (const record of records) {
			if (!isRecord(record) || typeof record.id !== 'number' || typeof record.slug !== 'string') continue
			const slug = routeSlug(record.slug)
			if (slug) slugs.set(record.id, slug)
		}
		if (isWhole) asked = Promise.resolve()
	}

	async function ask() {
		try {
			learn((await readList(`${WP_V2}/posts`, { _fields: 'id,slug' })).records, true)
		} catch (error) {
			asked = null
			if (!(error instanceof NoSuchListError)) throw error
		}
	}

	return {
		learn,
		async neededBy(records: unknown[]): Promise<ReadonlyMap<number, string>> {
			if (!asked && records.some((record) => MAYBE_ARTICLE.test(htmlOf(record)))) asked = ask()
			await asked
			return slugs
		},
	}
}

/** Everything of a record where a link may be. */
function htmlOf(record: unknown): string {
	if (!isRecord(record)) return ''
	const content = isRecord(record.content) && typeof record.content.rendered === 'string' ? record.content.rendered : ''
	return record.meta && isRecord(record.meta) && Array.isArray(record.meta.sections)
		? content + JSON.stringify(record.meta.sections).replaceAll('\\"', '"')
		: content
}
