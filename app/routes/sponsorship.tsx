import { sponsorshipPage } from '#app/features/ways-to-help/sponsorship/sponsorship.server.ts'
import { Sponsorship } from '#app/features/ways-to-help/sponsorship/sponsorship.tsx'
import { contentContext, todayContext } from '#app/request/content.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/sponsorship.ts'
import '#app/ui/styles/prose.css'

export function loader({ context }: Route.LoaderArgs) {
	return sponsorshipPage(context.get(contentContext), context.get(todayContext))
}

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: page?.pageTitle,
		description: page?.description,
		path: '/waystohelp/sponsorship',
		picture: page?.picture,
	})
}

export default function SponsorshipPage({ loaderData }: Route.ComponentProps) {
	return <Sponsorship page={loaderData} />
}
