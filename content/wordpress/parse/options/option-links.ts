import type { Link } from '#content/model/content.ts'
import { decodeText } from '#content/plain-text.ts'
import { siteUrl } from '#content/wordpress/site-url.ts'
import { isRecord } from '../read-base.ts'
import type { UrlContext } from '../url-context.ts'

/** An option of any type as one line of plain text. */
export function plain(value: unknown): string {
	if (typeof value === 'number') return String(value)
	return typeof value === 'string' ? decodeText(value) : ''
}

/** A list; PHP prints one with gaps in its keys as an object. */
export function valuesOf(list: unknown): unknown[] {
	if (Array.isArray(list)) return list
	return isRecord(list) ? Object.values(list) : []
}

/** A link, or null without a text or a URL. A hash links to the home page. */
export function singleLink(item: unknown, urls: UrlContext): Link | null {
	if (!isRecord(item) || isHidden(item.is_show)) return null
	const text = plain(item.text)
	const address = typeof item.url === 'string' ? item.url.trim() : ''
	// A lone "#" links to the top of the home page.
	const url = address === '#' ? '/' : siteUrl(address, urls)
	return text && url ? { text, url: url.startsWith('#') ? `/${url}` : url } : null
}

/** The visible items of a menu: those with `is_show`, a text and a valid URL. */
export function shownLinks(
	list: unknown,
	urls: UrlContext,
	field: string,
	warn: (field: string, message: string) => void,
): Link[] {
	return valuesOf(list).flatMap((item, n) => {
		if (!isRecord(item) || !isSet(item.is_show)) return []
		const link = singleLink(item, urls)
		if (!link) warn(`${field}.${n}`, 'menu item skipped: it needs a text and a safe URL')
		return link ?? []
	})
}

/** Other items are shown unless hidden. Older plugins send an unset option as 0 or "0". */
export function isHidden(isShow: unknown) {
	return isShow === false || isShow === 0 || isShow === '0' || isShow === 'false'
}

/** Older plugins send a set option as 1 or "1". */
function isSet(value: unknown) {
	return value === true || value === 1 || value === '1' || value === 'true'
}
