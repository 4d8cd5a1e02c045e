import { data } from 'react-router'
import { dogOfNewsLink, stopNewsByLink } from '#app/features/giving/news/news.server.ts'
import { NewsPage } from '#app/features/giving/news/news-page.tsx'
import { UnknownLink } from '#app/features/giving/unknown-link.tsx'
import { signedLinkOf } from '#app/request/forms/signed-link.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import type { Route } from './+types/giving-news.ts'

export const middleware = routeMiddleware('visitors-own')

/** Read-only: mail scanners open every link. */
export async function loader(args: Route.LoaderArgs) {
	const link = signedLinkOf(args.context, args.url)
	try {
		const dogName = (await dogOfNewsLink(link)) ?? null
		const { phone } = link.formContext.charity
		return data({ dogName, phone, notNow: null }, { status: dogName === null ? 404 : 200 })
	} catch (error) {
		return data({ dogName: null, phone: '', notNow: linkDown(args, error) }, { status: 503 })
	}
}

/** Mail programs' one-click request (RFC 8058) has the key in its URL, like the page's button; its body is ignored. */
export async function action(args: Route.ActionArgs) {
	try {
		const hasStopped = await stopNewsByLink(signedLinkOf(args.context, args.url))
		return data({ hasStopped, notNow: null }, { status: hasStopped ? 200 : 404 })
	} catch (error) {
		return data({ hasStopped: false, notNow: linkDown(args, error) }, { status: 503 })
	}
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'News by email' })
}

export default function GivingNewsRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { dogName, phone } = loaderData
	const { notNow } = actionData ?? loaderData
	if (notNow) return <StopPage {...notNow} backUrl={null} isAnswer={actionData !== undefined} />
	if (dogName === null) return <UnknownLink phone={phone} />
	return <NewsPage dogName={dogName} hasStopped={actionData?.hasStopped ?? false} />
}
