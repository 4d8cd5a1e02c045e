/**
 * How a URL is followed: `page` by the router, `plain` by the browser (other sites, mail, telephone, hashes, files),
 * `none` not at all. Editors write URLs, so anything unexpected is `none`.
 */
export function linkKind(address: string): 'page' | 'plain' | 'none' {
	if (/^#./.test(address)) return 'plain'
	if (/^https?:\/\/[^/\\]/i.test(address) || /^(mailto|tel):./i.test(address)) return 'plain'
	// "//other.example" and "/\other.example" look like paths but leave the site.
	if (/^\/(?![/\\])/.test(address)) return isFile(address) ? 'plain' : 'page'
	if (/^\?/.test(address)) return 'page'
	return 'none'
}

function isFile(path: string): boolean {
	const [pathname = ''] = path.split(/[?#]/)
	return /\.[a-z0-9]+$/i.test(pathname)
}
