import { contentContext } from '#app/content.server.ts'
import { readSearch } from '#app/features/dogs/list/dog-filter.ts'
import { dogsList } from '#app/features/dogs/list/dogs-list.server.ts'
import { DogsList } from '#app/features/dogs/list/dogs-list.tsx'
import { searchDogs } from '#app/features/dogs/list/search.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/dogs.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	const words = readSearch(url.searchParams)
	return dogsList(content, url, new Date(), words ? await searchDogs(content, words) : [])
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const { page = 1, search } = loaderData ?? {}
	const title = search?.title ? `Find a dog: ${search.title}` : 'Find a dog'
	const address = search?.address ?? '/dogs'
	return [
		...pageMeta({
			matches,
			title: loaderData && (page > 1 ? `${title}, page ${page}` : title),
			description: 'Dogs who are waiting for a home, whom they can live with and what they need.',
			path: page > 1 ? `${address}${address.includes('?') ? '&' : '?'}page=${page}` : address,
		}),
		...(search?.isIndexed === false ? [{ name: 'robots', content: 'noindex, follow' }] : []),
	]
}

export default function DogsPage({ loaderData }: Route.ComponentProps) {
	return <DogsList data={loaderData} />
}
