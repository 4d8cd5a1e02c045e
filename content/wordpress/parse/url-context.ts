/** The backend's hosts and article slugs, for rewriting URLs in content. */
export interface UrlContext {
	/** The backend's site, ending in "/"; relative addresses in content start here. */
	home: URL
	/**
	 * Hosts (with ports) of the backend, including those it announces: links to them become links to the site. Files are never
	 * fetched from a host just because the backend announces it.
	 */
	hosts: ReadonlySet<string>
	/** Further hosts that files may be fetched from, configured by the operator. */
	mediaHosts: ReadonlySet<string>
	/** Called with the host of each refused file. */
	onRefusedHost?: (host: string) => void
	articles: KnownArticles
}

/** The articles known so far. */
export interface KnownArticles {
	slugById: ReadonlyMap<number, string>
	/** The same slugs: each link of a text is looked up in them. */
	slugs: ReadonlySet<string>
}

export function knownArticles(slugById: ReadonlyMap<number, string>): KnownArticles {
	return { slugById, slugs: new Set(slugById.values()) }
}

/** The absolute URL of a file on an allowed host, otherwise undefined. */
export function mediaUrl(
	address: string,
	{ home, mediaHosts, onRefusedHost }: Pick<UrlContext, 'home' | 'mediaHosts' | 'onRefusedHost'>,
): string | undefined {
	if (!URL.canParse(address, home)) return undefined
	const url = new URL(address, home)
	if (!/^https?:$/.test(url.protocol)) return undefined
	if (hostsOf(home.href).includes(url.host) || mediaHosts.has(url.host)) return url.href
	onRefusedHost?.(url.host)
	return undefined
}

/** Hosts with and without "www.": editors paste either. */
export function hostsOf(...addresses: (string | undefined)[]): string[] {
	return addresses.flatMap((address) => {
		if (!address || !URL.canParse(address)) return []
		const { host } = new URL(address)
		return host.startsWith('www.') ? [host, host.slice(4)] : [host, `www.${host}`]
	})
}
