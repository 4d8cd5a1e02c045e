import { adoptionPage } from '#app/features/adoption/adoption.server.ts'
import { Adoption } from '#app/features/adoption/adoption.tsx'
import { contentContext } from '#app/request/content.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/adoption.ts'
import '#app/ui/styles/prose.css'

export function loader({ context }: Route.LoaderArgs) {
	return adoptionPage(context.get(contentContext))
}

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: page?.title,
		description: page?.description,
		path: '/adoption',
		picture: page?.picture,
	})
}

export default function AdoptionPage({ loaderData }: Route.ComponentProps) {
	return <Adoption {...loaderData} />
}
