import { knownArticles, type UrlContext } from '#content/wordpress/parse/url-context.ts'

/** The URLs of a backend at http://wp.example without articles, with the given facts. */
export function someUrls(known: Partial<UrlContext> = {}): UrlContext {
	return {
		home: new URL('http://wp.example/'),
		hosts: new Set(['wp.example']),
		mediaHosts: new Set(),
		articles: knownArticles(new Map()),
		...known,
	}
}
