import { isRecord, type RawRecord } from '../parse/read-base.ts'
import type { Discovered } from './discovery.ts'

/** Fields to request without our plugin. Embedding pictures is slow, so only here. */
export const CORE_FIELDS =
	'id,slug,status,link,date_gmt,modified_gmt,title,content,excerpt,categories,tags,_links,_embedded'

/** Converts a record of core WordPress to the contract. */
export function fromCoreRecord(record: RawRecord, home: URL): RawRecord {
	const path = typeof record.link === 'string' ? pathOf(record.link, home) : undefined
	return { ...record, image: imageOf(record), ...(path === undefined ? {} : { path }) }
}

/** Options for core WordPress: its name, and a menu of the pages that work without dogs. */
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
	if (!isRecord(media) || typeof media.source_url !== 'string') return null
	const details = isRecord(media.media_details) ? media.media_details : {}
	const caption = isRecord(media.caption) ? media.caption.rendered : ''
	return { ...media, caption, width: details.width, height: details.height, sizes: details.sizes }
}

function pathOf(link: string, home: URL): string | undefined {
	if (!URL.canParse(link, home)) return undefined
	const { pathname, searchParams } = new URL(link, home)
	// Plain permalinks have only an id: fall back to the slug.
	if (searchParams.has('page_id')) return undefined
	return pathname.startsWith(home.pathname) ? pathname.slice(home.pathname.length) : pathname
}
