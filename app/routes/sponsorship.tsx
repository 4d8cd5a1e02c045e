import { contentContext, todayContext } from '#app/content.server.ts'
import { sponsorshipPage } from '#app/features/ways-to-help/sponsorship/sponsorship.server.ts'
import { Sponsorship } from '#app/features/ways-to-help/sponsorship/sponsorship.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/sponsorship.ts'

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
