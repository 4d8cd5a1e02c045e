/**
 * Whether a form comes from a page of this site. Browsers send the origin, and pages of other sites cannot forge it. A
 * request without one is accepted: it comes from no browser that holds a visitor's cookies.
 *
 * @param siteUrl the public origin: a proxy ends https and may not pass `Host` on
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
	const site = headers.get('Sec-Fetch-Site')
	if (site !== null) return site === 'same-origin' || site === 'none'
	const claimed = headers.get('Origin')
	if (claimed === null) return true
	if (!URL.canParse(claimed)) return false
	const { origin, host } = new URL(claimed)
	const own = new URL(siteUrl)
	if (host === own.host) return origin === own.origin
	// Another name of the same site: 127.0.0.1 for localhost, or a name in a local network.
	return host === headers.get('Host')
}
