import { contentContext } from '#app/content.server.ts'
import { dogsList } from '#app/features/dogs/list/dogs-list.server.ts'
import { DogsList } from '#app/features/dogs/list/dogs-list.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/dogs.ts'

export function loader({ context, url }: Route.LoaderArgs) {
	return dogsList(context.get(contentContext), url, new Date())
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const page = loaderData?.page ?? 1
	return pageMeta({
		matches,
		title: loaderData && (page > 1 ? `Find a dog, page ${page}` : 'Find a dog'),
		description: 'Dogs who are waiting for a home, whom they can live with and what they need.',
		path: page > 1 ? `/dogs?page=${page}` : '/dogs',
	})
}

export default function DogsPage({ loaderData }: Route.ComponentProps) {
	return <DogsList {...loaderData} />
}
