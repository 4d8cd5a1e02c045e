import { data, redirect } from 'react-router'
import { recordsContext } from '#app/request/records.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { orderRequestOf } from '#app/request/shop/order-request.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import { GivingHead } from '../features/giving/giving-head.tsx'
import { UnknownLink } from '../features/giving/unknown-link.tsx'
import { cancelByBuyer, cancelOfLink } from '../features/shop/cancel/cancel.server.ts'
import { CancelPage } from '../features/shop/cancel/cancel-page.tsx'
import { cancelWords } from '../features/shop/cancel/cancel-words.ts'
import type { Route } from './+types/shop-cancel.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader(args: Route.LoaderArgs) {
	const request = orderRequestOf(args.context, args.url)
	const { phone } = request.formContext.charity
	try {
		const cancel = (await cancelOfLink(request)) ?? null
		return data({ cancel, phone, notNow: null }, { status: cancel ? 200 : 404 })
	} catch (error) {
		return data({ cancel: null, phone, notNow: linkDown(args, error) }, { status: 503 })
	}
}

const NOT_SAVED = 'We couldn’t save that just now. Please try again in a moment.'

export async function action(args: Route.ActionArgs) {
	const { context, url } = args
	const request = orderRequestOf(context, url)
	try {
		const cancel = await cancelByBuyer(request)
		context.get(recordsContext).deliver()
		if (!cancel) return data({ problem: NOT_SAVED }, { status: 404 })
	} catch (error) {
		request.onError(error)
		return data({ problem: NOT_SAVED }, { status: 503 })
	}
	throw redirect(url.pathname + url.search, 303)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	return pageMeta({ matches, title: loaderData?.cancel ? cancelWords(loaderData.cancel).title : 'Cancel your order' })
}

export default function ShopCancelRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { cancel, phone, notNow } = loaderData
	if (notNow) return <StopPage {...notNow} backUrl={null} />
	if (!cancel) return <UnknownLink phone={phone} />
	return (
		<CancelPage
			cancel={cancel}
			problem={actionData?.problem ?? null}
			head={(opening) => <GivingHead {...opening} isGlad={false} />}
		/>
	)
}
