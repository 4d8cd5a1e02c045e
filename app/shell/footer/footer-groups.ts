interface Link {
	text: string
	url: string
}

export interface LinkGroup {
	title: string
	links: Link[]
}

/**
 * What people look for, by the site's routes; every other link is "good to know". The titles name landmarks, so none is
 * that of the section's navigation ("Ways to help").
 */
const TOPICS = [
	{ title: 'Give a dog a home', routes: /^\/(?:dogs|adoption|fostering|stories|favourites|compare|#stories)\b/ },
	{ title: 'Help the dogs', routes: /^\/(?:waystohelp|merch)\b/ },
]
const OTHERS = 'Good to know'
/** The only group. */
const ALONE = 'On this site'

/** Groups the footer's links by where they lead, in their order. A topic with a single link is no group. */
export function groupLinks(links: Link[]): LinkGroup[] {
	const topics = TOPICS.map(({ title, routes }) => ({ title, links: links.filter(({ url }) => routes.test(url)) }))
	const groups = topics.filter((topic) => topic.links.length > 1)
	const grouped = new Set(groups.flatMap((group) => group.links))
	const others = links.filter((link) => !grouped.has(link))
	if (others.length === 0) return groups
	return [...groups, { title: groups.length > 0 ? OTHERS : ALONE, links: others }]
}
