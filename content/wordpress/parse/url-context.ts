/** What cleaning must know about the world around a text: which hosts are the backend's and where articles live. */
export interface UrlContext {
	/** The backend's site, ending in "/"; relative addresses in content start here. */
	home: URL
	/**
	 * Hosts (with their port) under which the backend is known, also by what it says of itself: links to them lead to pages of the
	 * site. Nothing is fetched from a host because a backend names it.
	 */
	hosts: ReadonlySet<string>
	/** Further hosts whose pictures may be fetched: a media store or CDN the operator named. */
	mediaHosts: ReadonlySet<string>
	/** Told the host of each file that is refused because it is on none of these. */
	onRefusedHost?: (host: string) => void
	/** Slug by id of the articles known so far. */
	articles: ReadonlyMap<number, string>
}

/** The absolute address of a file of the backend's, or null when it is somebody else's or no web address at all. */
export function mediaUrl(
	address: string,
	{ home, mediaHosts, onRefusedHost }: Pick<UrlContext, 'home' | 'mediaHosts' | 'onRefusedHost'>,
): string | null {
	if (!URL.canParse(address, home)) return null
	const url = new URL(address, home)
	if (!/^https?:$/.test(url.protocol)) return null
	if (hostsOf(home.href).includes(url.host) || mediaHosts.has(url.host)) return url.href
	onRefusedHost?.(url.host)
	return null
}

/** A host with and without "www.": editors paste either. */
export function hostsOf(...addresses: (string | undefined)[]): string[] {
	return addresses.flatMap((address) => {
		if (!address || !URL.canParse(address)) return []
		const { host } = new URL(address)
		return host.startsWith('www.') ? [host, host.slice(4)] : [host, `www.${host}`]
	})
}
