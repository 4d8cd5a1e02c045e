import { contentContext } from '#app/content.server.ts'
import { dogsList } from '#app/features/dogs/list/dogs-list.server.ts'
import { DogsList } from '#app/features/dogs/list/dogs-list.tsx'
import { feedLinks } from '#app/features/dogs/list/feed-links.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/dogs.ts'

export function loader({ context, url }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	return { ...dogsList(content, url, new Date()), feeds: feedLinks(content) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const page = loaderData?.page ?? 1
	const about = pageMeta({
		matches,
		title: loaderData && (page > 1 ? `Find a dog, page ${page}` : 'Find a dog'),
		description: 'Dogs who are waiting for a home, whom they can live with and what they need.',
		path: page > 1 ? `/dogs?page=${page}` : '/dogs',
	})
	const feeds = loaderData?.feeds ?? []
	return [...about, ...feeds.map((feed) => ({ tagName: 'link' as const, rel: 'alternate', ...feed }))]
}

export default function DogsPage({ loaderData: { feeds: _, ...list } }: Route.ComponentProps) {
	return <DogsList {...list} />
}
