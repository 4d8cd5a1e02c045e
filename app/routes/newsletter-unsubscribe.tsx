import { data } from 'react-router'
import { isUnsubscribeLink, unsubscribeByLink } from '#app/features/applications/newsletter/confirm.server.ts'
import { UnsubscribePage } from '#app/features/applications/newsletter/unsubscribe-page.tsx'
import { contentContext } from '#app/request/content.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import type { Route } from './+types/newsletter-unsubscribe.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader(args: Route.LoaderArgs) {
	const { context, url } = args
	const email = context.get(contentContext).options?.email ?? ''
	try {
		const isOurs = await isUnsubscribeLink(context.get(recordsContext).store, url.searchParams.get('key') ?? '')
		return data({ isOurs, email, notNow: null }, { status: isOurs ? 200 : 404 })
	} catch (error) {
		return data({ isOurs: false, email, notNow: linkDown(args, error) }, { status: 503 })
	}
}

/** Mail programs' one-click request (RFC 8058) has the key in its URL, like the page's button; its body is ignored. */
export async function action(args: Route.ActionArgs) {
	const { context, url } = args
	try {
		const hasLeft = await unsubscribeByLink(
			context.get(recordsContext).store,
			url.searchParams.get('key') ?? '',
			Date.now(),
		)
		return data({ hasLeft, notNow: null }, { status: hasLeft ? 200 : 404 })
	} catch (error) {
		return data({ hasLeft: false, notNow: linkDown(args, error) }, { status: 503 })
	}
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'Leave our news' })
}

export default function NewsletterUnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
	const { isOurs, email } = loaderData
	const { notNow } = actionData ?? loaderData
	if (notNow) return <StopPage {...notNow} backUrl={null} isAnswer={actionData !== undefined} />
	return <UnsubscribePage state={actionData?.hasLeft ? 'left' : isOurs ? 'asks' : 'unknown'} email={email} />
}
