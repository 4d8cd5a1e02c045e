import { data, redirect } from 'react-router'
import { signedLinkOf } from '#app/request/forms/signed-link.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import { confirmByLink, noticeToConfirm } from '../features/shop/notice/notice-link.server.ts'
import { ConfirmNoticePage } from '../features/shop/notice/notice-page.tsx'
import type { Route } from './+types/shop-notice-confirm.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader(args: Route.LoaderArgs) {
	try {
		const notice = (await noticeToConfirm(signedLinkOf(args.context, args.url))) ?? null
		return data({ notice, notNow: null }, { status: notice ? 200 : 404 })
	} catch (error) {
		return data({ notice: null, notNow: linkDown(args, error) }, { status: 503 })
	}
}

export async function action(args: Route.ActionArgs) {
	try {
		const isConfirmed = await confirmByLink(signedLinkOf(args.context, args.url), Date.now())
		if (!isConfirmed) return data({ notNow: null }, { status: 404 })
	} catch (error) {
		return data({ notNow: linkDown(args, error) }, { status: 503 })
	}
	throw redirect(args.url.pathname + args.url.search, 303)
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'Email me when it’s back' })
}

export default function ShopNoticeConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
	const notNow = actionData?.notNow ?? loaderData.notNow
	if (notNow) return <StopPage {...notNow} backUrl={null} isAnswer={actionData !== undefined} />
	return <ConfirmNoticePage notice={loaderData.notice} />
}
