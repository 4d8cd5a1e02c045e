import type { Link } from '#content/model/content.ts'
import { decodeText } from '../html/plain-text.ts'
import { siteUrl } from '../site-url.ts'
import { isRecord } from './read-base.ts'
import type { UrlContext } from './url-context.ts'

/** One line of plain text out of an option of any kind. */
export function plain(value: unknown): string {
	if (typeof value === 'number') return String(value)
	return typeof value === 'string' ? decodeText(value) : ''
}

/** A list; PHP prints one with gaps in its keys as an object. */
export function valuesOf(list: unknown): unknown[] {
	if (Array.isArray(list)) return list
	return isRecord(list) ? Object.values(list) : []
}

/** A text with where it leads, or null without either. A hash means a place on the home page. */
export function singleLink(item: unknown, places: UrlContext): Link | null {
	if (!isRecord(item) || isHidden(item.is_show)) return null
	const text = plain(item.text)
	const address = typeof item.url === 'string' ? item.url.trim() : ''
	// A lone "#" is a place on the home page too: its top.
	const url = address === '#' ? '/' : siteUrl(address, places)
	return text && url ? { text, url: url.startsWith('#') ? `/${url}` : url } : null
}

/** The items of a menu that are shown: those with `is_show` set, a text and an address that may be followed. */
export function shownLinks(
	list: unknown,
	places: UrlContext,
	field: string,
	warn: (field: string, message: string) => void,
): Link[] {
	return valuesOf(list).flatMap((item, n) => {
		if (!isRecord(item) || !isSet(item.is_show)) return []
		const link = singleLink(item, places)
		if (!link) warn(`${field}.${n}`, 'menu item left out: it needs a text and an address that can be followed')
		return link ?? []
	})
}

/** What is not a menu item is shown unless it is hidden on purpose. Older plugins print an option that is not set as 0 or "0". */
export function isHidden(isShow: unknown) {
	return isShow === false || isShow === 0 || isShow === '0' || isShow === 'false'
}

/** Older plugins print a set option as 1 or "1". */
function isSet(value: unknown) {
	return value === true || value === 1 || value === '1' || value === 'true'
}
