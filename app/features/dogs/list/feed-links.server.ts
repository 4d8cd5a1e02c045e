import type { Content } from '#content/model/content.ts'

/** A feed linked in the page's head. */
interface FeedLink {
	type: string
	title: string
	href: string
}

export function feedLinks({ options }: Content): FeedLink[] {
	if (!options) return []
	const title = `Dogs at ${options.site.name}`
	return [
		options.feeds.rss && { type: 'application/rss+xml', title, href: '/feeds/dogs.xml' },
		options.feeds.json && { type: 'application/feed+json', title, href: '/feeds/dogs.json' },
	].filter((link) => link !== false)
}
