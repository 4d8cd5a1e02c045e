import { data } from 'react-router'
import { contentContext } from '#app/content.server.ts'
import { LeavePage } from '#app/features/applications/newsletter/leave-page.tsx'
import { isLeaveLink, leave } from '#app/features/applications/newsletter/say-yes.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { recordsContext } from '#app/records.server.ts'
import { routeMiddleware } from '#app/route-middleware.server.ts'
import type { Route } from './+types/newsletter-leave.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader({ context, url }: Route.LoaderArgs) {
	const isOurs = await isLeaveLink(context.get(recordsContext).store, url.searchParams.get('key') ?? '')
	return data({ isOurs, email: context.get(contentContext).options?.email ?? '' }, { status: isOurs ? 200 : 404 })
}

/** What mail programs send by themselves (RFC 8058) has the key in its address, as the page's button has; its body says nothing. */
export async function action({ context, url }: Route.ActionArgs) {
	const { store } = context.get(recordsContext)
	const hasLeft = await leave(store, url.searchParams.get('key') ?? '', Date.now())
	return data({ hasLeft }, { status: hasLeft ? 200 : 404 })
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'Leave our news' })
}

export default function NewsletterLeavePage({ loaderData, actionData }: Route.ComponentProps) {
	const { isOurs, email } = loaderData
	return <LeavePage state={actionData?.hasLeft ? 'left' : isOurs ? 'asks' : 'unknown'} email={email} />
}
