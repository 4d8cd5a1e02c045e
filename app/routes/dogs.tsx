import { dogsList, feedLinks } from '#app/features/dogs/list/dogs-list.server.ts'
import { DogsList } from '#app/features/dogs/list/dogs-list.tsx'
import { contentContext, todayContext } from '#app/request/content.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { readSearch } from '#domain/dogs/filters/dog-filter.ts'
import { searchDogs } from '#domain/dogs/search/search.ts'
import type { Route } from './+types/dogs.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	const words = readSearch(url.searchParams)
	const list = dogsList(content, url, context.get(todayContext), words ? await searchDogs(content, words) : undefined)
	return { list, feeds: feedLinks(content) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const { page = 1, search } = loaderData?.list ?? {}
	const title = search?.title ? `Find a dog: ${search.title}` : 'Find a dog'
	const address = search?.address ?? '/dogs'
	const feeds = loaderData?.feeds ?? []
	return [
		...pageMeta({
			matches,
			title: loaderData && (page > 1 ? `${title}, page ${page}` : title),
			description: 'Dogs who are waiting for a home, whom they can live with and what they need.',
			path: page > 1 ? `${address}${address.includes('?') ? '&' : '?'}page=${page}` : address,
		}),
		...(search?.isIndexed === false ? [{ name: 'robots', content: 'noindex, follow' }] : []),
		...feeds.map((feed) => ({ tagName: 'link' as const, rel: 'alternate', ...feed })),
	]
}

export default function DogsPage({ loaderData: { list } }: Route.ComponentProps) {
	return <DogsList data={list} />
}
