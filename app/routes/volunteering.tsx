import { volunteeringPage } from '#app/features/ways-to-help/volunteering/volunteering.server.ts'
import { Volunteering } from '#app/features/ways-to-help/volunteering/volunteering.tsx'
import { contentContext } from '#app/request/content.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/volunteering.ts'
import '#app/ui/styles/prose.css'

export function loader({ context }: Route.LoaderArgs) {
	return volunteeringPage(context.get(contentContext))
}

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: page?.pageTitle,
		description: page?.description,
		path: '/waystohelp/volunteering',
		picture: page?.picture,
	})
}

export default function VolunteeringPage({ loaderData }: Route.ComponentProps) {
	return <Volunteering page={loaderData} />
}
