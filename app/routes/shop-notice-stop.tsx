import { data, redirect } from 'react-router'
import { signedLinkOf } from '#app/request/forms/signed-link.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import { awaitedByLink, stopByLink } from '../features/shop/notice/notice-link.server.ts'
import { StopNoticePage } from '../features/shop/notice/notice-page.tsx'
import type { Route } from './+types/shop-notice-stop.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader(args: Route.LoaderArgs) {
	try {
		const titles = await awaitedByLink(signedLinkOf(args.context, args.url))
		return data({ titles: titles ?? [], notNow: null }, { status: titles ? 200 : 404 })
	} catch (error) {
		return data({ titles: [], notNow: linkDown(args, error) }, { status: 503 })
	}
}

export async function action(args: Route.ActionArgs) {
	try {
		if (!(await stopByLink(signedLinkOf(args.context, args.url)))) return data({ notNow: null }, { status: 404 })
	} catch (error) {
		return data({ notNow: linkDown(args, error) }, { status: 503 })
	}
	throw redirect(args.url.pathname + args.url.search, 303)
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'Stop waiting' })
}

export default function ShopNoticeStopRoute({ loaderData, actionData }: Route.ComponentProps) {
	const notNow = actionData?.notNow ?? loaderData.notNow
	if (notNow) return <StopPage {...notNow} backUrl={null} isAnswer={actionData !== undefined} />
	return <StopNoticePage titles={loaderData.titles} />
}
