import type { Content } from '#content/model/content.ts'

/** A feed of the list, for the head of its page, where readers look for it. */
export interface FeedLink {
	type: string
	title: string
	href: string
}

/** The feeds staff have left switched on. */
export function feedLinks({ options }: Content): FeedLink[] {
	if (!options) return []
	const title = `Dogs at ${options.site.name}`
	return [
		options.feeds.rss && { type: 'application/rss+xml', title, href: '/feeds/dogs.xml' },
		options.feeds.json && { type: 'application/feed+json', title, href: '/feeds/dogs.json' },
	].filter((link) => link !== false)
}
