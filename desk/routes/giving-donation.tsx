import { data, redirect } from 'react-router'
import { ownValue } from '#lib/own-value.ts'
import { findDonation } from '#records/giving/donations.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import '../cases/case.css'
import { RefusedChange } from '../cases/work/refused-change.tsx'
import { isReachable, submitOrStay } from '../cases/work/submit-or-stay.ts'
import '../giving/giving.css'
import { actOnDonation } from '../giving/donation/act-on-donation.server.ts'
import '../giving/donation/donation.css'
import { DONE_WORDS } from '../giving/donation/donation-actions.server.ts'
import { AboutDonation, GiftAidSection } from '../giving/donation/donation-facts.tsx'
import { DonationWork } from '../giving/donation/donation-work.tsx'
import { History } from '../giving/donation/history.tsx'
import { MoneyHead } from '../giving/donation/payments/money-head.tsx'
import { DonationPayments } from '../giving/donation/payments/payment-list.tsx'
import { readDonationPage } from '../giving/donation/read-donation.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { requireRecentSignIn } from '../session/require-recent-sign-in.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/giving-donation.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'giving-donation')
	const desk = args.context.get(deskContext)
	const donation = await findDonation(desk.store.db, args.params.reference)
	if (!donation) {
		const order = await findOrder(desk.store, args.params.reference)
		throw order ? redirect(`/orders/${order.payable.reference}`) : data(null, { status: 404 })
	}
	const done = ownValue(DONE_WORDS, args.url.searchParams.get('done') ?? '') ?? null
	return { ...(await readDonationPage(desk, donation)), done }
}

export async function action(args: Route.ActionArgs) {
	requireMember(args, 'giving-donation')
	const desk = args.context.get(deskContext)
	const form = new URLSearchParams(await args.request.text())
	const isRefund = form.get('intent') === 'refund'
	const button = `Refund ${args.params.reference}`
	const { member } = isRefund
		? await requireRecentSignIn(args, 'giving-donation', { form, button })
		: requireMember(args, 'giving-donation')
	const donation = await findDonation(desk.store.db, args.params.reference)
	if (!donation) throw data(null, { status: 404 })
	return actOnDonation({ desk, member, donation, form })
}

export const clientAction = (args: Route.ClientActionArgs) => submitOrStay(args, 'work')

export const shouldRevalidate = isReachable

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `${loaderData ? `${loaderData.name}, ${loaderData.kind}` : 'Giving'} – Desk` }]
}

export default function DonationPage({ loaderData: donation, actionData: answer }: Route.ComponentProps) {
	const state = { version: donation.version, seen: donation.seen, answer }
	return (
		<div className="case-page">
			<RefusedChange title="Not done yet" answer={answer} />
			<MoneyHead {...donation} list={{ href: '/giving', title: 'All donations' }} />
			{donation.done && !answer?.problem && (
				<FlashMessage className="case-saved">
					<p>{donation.done}</p>
				</FlashMessage>
			)}
			<DonationWork {...state} donation={donation} key={donation.version} />
			<div className="case-main giving-sections">
				<DonationPayments {...state} payments={donation.payments} />
				<AboutDonation {...donation} />
				<GiftAidSection {...donation} />
				<History lines={donation.history} />
			</div>
		</div>
	)
}
