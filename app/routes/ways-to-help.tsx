import { givingOfferOf } from '#app/features/giving/giving-offer.server.ts'
import { waysToHelpPage } from '#app/features/ways-to-help/ways-to-help.server.ts'
import { WaysToHelp } from '#app/features/ways-to-help/ways-to-help.tsx'
import { contentContext } from '#app/request/content.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/ways-to-help.ts'
import '#app/ui/styles/prose.css'

export function loader({ context }: Route.LoaderArgs) {
	return waysToHelpPage(context.get(contentContext), givingOfferOf(context) !== null)
}

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: page?.pageTitle,
		description: page?.description,
		path: '/waystohelp',
		picture: page?.picture,
	})
}

export default function WaysToHelpPage({ loaderData }: Route.ComponentProps) {
	return <WaysToHelp page={loaderData} />
}
