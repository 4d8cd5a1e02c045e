import { data, redirect } from 'react-router'
import { declareForOrder, giftAidOfOrder } from '#app/features/giving/gift-aid/gift-aid-of-order.server.ts'
import { transferDetails } from '#app/features/giving/thank-you/transfer-details.server.ts'
import type { OrderInBooks } from '#app/features/shop/order/order-in-books.server.ts'
import { askProvider } from '#app/request/giving/ask-provider.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { buyerOf, orderRequestOf } from '#app/request/shop/order-request.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import pip from '#app/ui/sections/pictures/listening-pip.webp'
import type { BankAccount } from '#domain/payables/payment-words.ts'
import type { OrderState } from '#domain/shop/order-state.ts'
import type { StoreUnavailable } from '../features/applications/store-unavailable.server.ts'
import { GivingHead } from '../features/giving/giving-head.tsx'
import { GiftAidAfterwards } from '../features/giving/thank-you/gift-aid-afterwards.tsx'
import { Transfer } from '../features/giving/thank-you/transfer.tsx'
import { UnknownLink } from '../features/giving/unknown-link.tsx'
import { orderOfLink, orderView } from '../features/shop/order/order.server.ts'
import { OrderPage } from '../features/shop/order/order-page.tsx'
import { orderWords } from '../features/shop/order/order-words.ts'
import { payOrderByCard, payOrderByTransfer } from '../features/shop/order/pay-order.server.ts'
import type { Route } from './+types/shop-order.ts'
// Styles of parts that are loaded later: their server HTML needs them.
import '../features/giving/thank-you/thank-you.css'
import '../features/giving/gift-aid/gift-aid.css'

export const middleware = routeMiddleware('visitors-own')

type RouteArgs = Pick<Route.LoaderArgs, 'context' | 'url'>

/** The order of the link, with what its provider knows by now. */
async function findOrder({ context, url }: RouteArgs) {
	const request = orderRequestOf(context, url)
	const found = await orderOfLink(request)
	const { store, payments, now, onError } = request
	if (!found || !payments) return { request, found }
	const books = { payable: found.order.payable, payments: found.payments }
	const hasChanged = await askProvider(books, { store, payments, now }).catch((error: unknown) => {
		onError(error)
		return false
	})
	return { request, found: hasChanged ? await orderOfLink(request) : found }
}

async function pageOf(asked: RouteArgs) {
	const { request, found } = await findOrder(asked)
	if (!found) return { page: null, phone: request.formContext.charity.phone }
	const order = orderView(found, request)
	const { bank, locale } = request.words
	return {
		page: {
			order,
			transfer: bank ? transferOf(found, order.state, { bank, locale }) : null,
			giftAid: await giftAidOfOrder(found.order, order.state, { ...request, options: request.content.options }),
		},
		phone: request.formContext.charity.phone,
	}
}

/** How to send the money, or what of it is missing; null when nothing is awaited from a bank. */
function transferOf(
	{ order: { payable }, payments }: OrderInBooks,
	state: OrderState,
	words: { bank: BankAccount; locale: string },
) {
	if (state !== 'transfer' && state !== 'part paid') return null
	const received = payments.reduce((sum, one) => sum + one.received, 0)
	const due = { ...payable.due, amount: payable.due.amount - received }
	return transferDetails({ ...payable, due }, words.bank, words.locale)
}

export async function loader(args: Route.LoaderArgs) {
	try {
		const shown = await pageOf(args)
		return data({ ...shown, notNow: null }, { status: shown.page ? 200 : 404 })
	} catch (error) {
		return data({ page: null, phone: '', notNow: linkDown(args, error) }, { status: 503 })
	}
}

const NOT_NOW = 'We couldn’t save that just now. Please try again in a moment. No money was taken.'

/** Nothing in the form names an order or a sum: both come from the link and the store. */
export async function action(args: Route.ActionArgs) {
	const { context, url } = args
	const nothing = { problem: '', errors: {}, values: {} }
	const here = url.pathname + url.search
	try {
		const form = new URLSearchParams(await args.request.text())
		const { request, found } = await findOrder(args)
		if (!found) return data(nothing, { status: 404 })
		const intent = form.get('intent')
		if (intent === 'gift-aid') {
			const asked = { ...request, options: request.content.options }
			const { state } = orderView(found, request)
			const declared = await declareForOrder(found.order, { form, state }, asked)
			if (declared) return data({ ...nothing, ...declared }, { status: 422 })
			throw redirect(`${here}#gift-aid`, 303)
		}
		const pay = intent === 'card' ? payOrderByCard : intent === 'transfer' ? payOrderByTransfer : null
		if (!pay) throw redirect(here, 303)
		const paid = await pay(found, { ...request, ...buyerOf(context) })
		context.get(recordsContext).deliver()
		if (paid.kind === 'redirect') throw redirect(paid.url, 303)
		return data({ ...nothing, problem: paid.problem }, { status: paid.status })
	} catch (error) {
		if (error instanceof Response) throw error
		orderRequestOf(context, url).onError(error)
		return data({ ...nothing, problem: NOT_NOW }, { status: 503 })
	}
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	return pageMeta({ matches, title: loaderData?.page ? orderWords(loaderData.page.order).title : 'Your order' })
}

/** Money is here or on its way. */
const GLAD = ['transfer', 'part paid', 'pending', 'to pack', 'packed', 'sent', 'fulfilled']

export default function ShopOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { page, phone, notNow } = loaderData
	if (notNow) return <Unavailable {...notNow} />
	if (!page) {
		return <UnknownLink phone={phone} />
	}
	const { order, transfer, giftAid } = page
	const { problem = '', errors = {}, values = {} } = actionData ?? {}
	return (
		<OrderPage
			order={order}
			problem={problem || null}
			head={(words) => {
				const isGlad = GLAD.includes(order.state)
				return <GivingHead {...words} isGlad={isGlad} pictures={isGlad ? [pip] : undefined} />
			}}
			transfer={transfer && <Transfer transfer={transfer} />}
			giftAid={giftAid && <GiftAidAfterwards giftAid={giftAid} values={values} errors={errors} />}
		/>
	)
}

function Unavailable({ title, text, links }: StoreUnavailable) {
	return (
		<GivingHead title={title} lede={text} isGlad={false}>
			<p className="flex flex-wrap gap-3">
				{links.map((link, index) => (
					<ButtonLink key={link.url} to={link.url} variant={index === 0 ? 'default' : 'outline'} size="pasm">
						{link.text}
					</ButtonLink>
				))}
			</p>
		</GivingHead>
	)
}
