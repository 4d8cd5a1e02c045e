import { data } from 'react-router'
import { isAllowed } from '#domain/desk/people/roles.ts'
import { ownValue } from '#lib/own-value.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import '../cases/case.css'
import { RefusedChange } from '../cases/work/refused-change.tsx'
import { isReachable, submitOrStay } from '../cases/work/submit-or-stay.ts'
import '../giving/giving.css'
import '../giving/donation/donation.css'
import { GiftAidSection } from '../giving/donation/donation-facts.tsx'
import { History } from '../giving/donation/history.tsx'
import { MoneyHead } from '../giving/donation/payments/money-head.tsx'
import { PaymentList } from '../giving/donation/payments/payment-list.tsx'
import { actOnOrder } from '../orders/order/act-on-order.server.ts'
import '../orders/order/order.css'
import { isMoneyIntent, isRefundIntent, ORDER_DONE_WORDS } from '../orders/order/order-actions.server.ts'
import { OrderBuyer, OrderParcel } from '../orders/order/order-facts.tsx'
import { OrderLines } from '../orders/order/order-lines.tsx'
import { OrderWork } from '../orders/order/order-work.tsx'
import { readOrderPage } from '../orders/order/read-order.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { requireRecentSignIn } from '../session/require-recent-sign-in.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/order.ts'

export async function loader(args: Route.LoaderArgs) {
	const { member } = requireMember(args, 'order')
	const desk = args.context.get(deskContext)
	const order = await findOrder(desk.store, args.params.reference)
	if (!order) throw data(null, { status: 404 })
	const done = ownValue(ORDER_DONE_WORDS, args.url.searchParams.get('done') ?? '') ?? null
	return { ...(await readOrderPage(desk, order, { seesMoney: isAllowed(member.role, 'orders') })), done }
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'order')
	const desk = args.context.get(deskContext)
	const form = new URLSearchParams(await args.request.text())
	const intent = form.get('intent') ?? ''
	if (isMoneyIntent(intent)) {
		if (!isAllowed(member.role, 'orders')) throw data('Your role does not include this.', { status: 403 })
		if (isRefundIntent(intent)) {
			await requireRecentSignIn(args, 'order', { form, button: `Go on with ${args.params.reference}` })
		}
	}
	const order = await findOrder(desk.store, args.params.reference)
	if (!order) throw data(null, { status: 404 })
	return actOnOrder({ desk, member, order, form })
}

export const clientAction = (args: Route.ClientActionArgs) => submitOrStay(args, 'work')

export const shouldRevalidate = isReachable

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `${loaderData ? `Order of ${loaderData.name}` : 'Order'} – Desk` }]
}

export default function OrderPage({ loaderData: order, actionData: answer }: Route.ComponentProps) {
	const { version, paymentVersion, seen, seesMoney } = order
	const state = { version, paymentVersion, seen, answer }
	return (
		<div className="case-page">
			<RefusedChange title="Not done yet" answer={answer} />
			<MoneyHead
				{...order}
				list={{ href: '/orders', title: 'All orders' }}
				facts={[`Ordered on ${order.ordered}`, order.paid, order.moneyNote]}
				amount={order.amount}
				state={order.stage}
			/>
			{order.done && !answer?.problem && (
				<FlashMessage className="case-saved">
					<p>{order.done}</p>
				</FlashMessage>
			)}
			{/* On phones before the work: one packs what one has read. */}
			<OrderLines {...order}>
				{seesMoney && order.payments.length > 0 && <PaymentList {...state} payments={order.payments} />}
			</OrderLines>
			<OrderWork {...state} order={order} key={`${version} ${paymentVersion}`} />
			<div className="case-main giving-sections">
				<OrderParcel parcel={order.parcel} note={order.note} />
				<GiftAidSection {...order} />
				<OrderBuyer {...order} />
				<History lines={order.history} />
			</div>
		</div>
	)
}
