import { adoptionPage } from '#app/features/adoption/adoption.server.ts'
import { Adoption } from '#app/features/adoption/adoption.tsx'
import { DogsWaiting } from '#app/features/dogs/list/featured/dogs-waiting.tsx'
import { dogsWaiting } from '#app/features/dogs/list/featured/featured-dogs.server.ts'
import { contentContext, todayContext } from '#app/request/content.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/adoption.ts'
import '#app/features/dogs/card/card.css'
import '#app/ui/styles/prose.css'

export function loader({ context }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	return { page: adoptionPage(content), waiting: dogsWaiting(content, context.get(todayContext)) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const page = loaderData?.page
	return pageMeta({
		matches,
		title: page?.title,
		description: page?.description,
		path: '/adoption',
		picture: page?.picture,
	})
}

export default function AdoptionPage({ loaderData }: Route.ComponentProps) {
	const { page, waiting } = loaderData
	return <Adoption {...page} dogs={<DogsWaiting {...waiting} />} />
}
