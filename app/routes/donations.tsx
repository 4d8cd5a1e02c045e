import { givingOfferOf } from '#app/features/giving/giving-offer.server.ts'
import { GivingPicker } from '#app/features/giving/picker/giving-picker.tsx'
import { donationsPage } from '#app/features/ways-to-help/donations/donations.server.ts'
import { Donations } from '#app/features/ways-to-help/donations/donations.tsx'
import { contentContext } from '#app/request/content.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/donations.ts'
import '#app/ui/styles/prose.css'

export function loader({ context }: Route.LoaderArgs) {
	return { page: donationsPage(context.get(contentContext)), offer: givingOfferOf(context) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const page = loaderData?.page
	return pageMeta({
		matches,
		title: page?.pageTitle,
		description: page?.description,
		path: '/waystohelp/donations',
		picture: page?.picture,
	})
}

export default function DonationsPage({ loaderData: { page, offer } }: Route.ComponentProps) {
	return <Donations page={page} picker={offer && <GivingPicker offer={offer} />} />
}
