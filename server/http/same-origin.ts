/**
 * Whether a form comes from a page of this site. Browsers say where a form comes from, and pages of other sites cannot make them
 * say otherwise. A request that says nothing is no browser a visitor of ours is logged in with: there is nothing of theirs to
 * misuse, and the draft's cookie is not sent along.
 *
 * @param siteUrl the public address: a proxy ends https and may not pass `Host` on
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
	// The site at another of its addresses: 127.0.0.1 beside localhost, the machine's name in a local network.
	return host === headers.get('Host')
}
