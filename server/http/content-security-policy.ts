interface PolicyOptions {
	https?: boolean
	styleHashes?: string[]
	/** Hosts of audio and video in articles: the backend's own, and `MEDIA_HOSTS`. */
	mediaHosts?: readonly string[]
	/** Origins that a form's answer may redirect to, besides this site: pages of a payment provider. */
	formOrigins?: readonly string[]
}

/**
 * The content security policy of a page. The same for the whole site: a document's policy outlives client navigation.
 * Inline style attributes set focal points and transition names.
 */
export function contentSecurityPolicy(
	scriptHashes: string[] = [],
	{ https = false, styleHashes = [], mediaHosts = [], formOrigins = [] }: PolicyOptions = {},
): string {
	return [
		"default-src 'none'",
		["script-src 'self'", ...scriptHashes].join(' '),
		["style-src 'self'", ...styleHashes].join(' '),
		"style-src-attr 'unsafe-inline'",
		"img-src 'self'",
		["media-src 'self'", ...mediaHosts].join(' '),
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		["form-action 'self'", ...formOrigins].join(' '),
		"base-uri 'none'",
		"frame-ancestors 'none'",
		...(https ? ['upgrade-insecure-requests'] : []),
	].join('; ')
}
