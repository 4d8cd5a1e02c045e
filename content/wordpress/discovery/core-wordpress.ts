import { isRecord, type RawRecord } from '../parse/read-base.ts'
import type { Discovered } from './discovery.ts'

/** Fields of a WordPress without our plugin; pictures only come embedded, which costs it dearly, so only there. */
export const CORE_FIELDS =
	'id,slug,status,link,date_gmt,modified_gmt,title,content,excerpt,categories,tags,_links,_embedded'

/** A record of a WordPress without our plugin in the shape of the contract. */
export function fromCoreRecord(record: RawRecord, home: URL): RawRecord {
	const path = typeof record.link === 'string' ? pathOf(record.link, home) : undefined
	return { ...record, image: imageOf(record), ...(path === undefined ? {} : { path }) }
}

/** Options for a WordPress that has none: its name, and the pages that stand without dogs in them. */
export function coreOptions({ name, addresses, timezone }: Discovered): RawRecord {
	const menu = [
		['Adoption', '/adoption'],
		['Fostering', '/fostering'],
		['Ways to help', '/waystohelp'],
		['Useful info', '/useful-info'],
	].map(([text, url]) => ({ text, url, is_show: true }))
	return {
		header: { menu },
		footer: { menu: { legal: [], basic: { list: menu } } },
		site: { name, url: addresses.at(-1) ?? '', timezone },
	}
}

function imageOf(record: RawRecord): RawRecord | null {
	const embedded = isRecord(record._embedded) ? record._embedded['wp:featuredmedia'] : undefined
	const media: unknown = Array.isArray(embedded) ? embedded[0] : undefined
	// A picture that is private or gone is embedded as an error.
	if (!isRecord(media) || typeof media.source_url !== 'string') return null
	const details = isRecord(media.media_details) ? media.media_details : {}
	const caption = isRecord(media.caption) ? media.caption.rendered : ''
	return { ...media, caption, width: details.width, height: details.height, sizes: details.sizes }
}

/** A page's own address says its parents; the front page's is the site itself. */
function pathOf(link: string, home: URL): string | undefined {
	if (!URL.canParse(link, home)) return undefined
	const { pathname, searchParams } = new URL(link, home)
	// With plain permalinks the address says an id and no parents: the slug is all there is.
	if (searchParams.has('page_id')) return undefined
	return pathname.startsWith(home.pathname) ? pathname.slice(home.pathname.length) : pathname
}
