import { donationsPage } from '#app/features/ways-to-help/donations/donations.server.ts'
import { Donations } from '#app/features/ways-to-help/donations/donations.tsx'
import { contentContext } from '#app/request/content.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/donations.ts'
import '#app/ui/styles/prose.css'

export function loader({ context }: Route.LoaderArgs) {
	return donationsPage(context.get(contentContext))
}

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: page?.pageTitle,
		description: page?.description,
		path: '/waystohelp/donations',
		picture: page?.picture,
	})
}

export default function DonationsPage({ loaderData }: Route.ComponentProps) {
	return <Donations page={loaderData} />
}
