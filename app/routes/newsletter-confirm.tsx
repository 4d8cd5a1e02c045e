import { data } from 'react-router'
import { contentContext, siteContext } from '#app/content.server.ts'
import { ConfirmPage } from '#app/features/applications/newsletter/confirm-page.tsx'
import { addressOfLink, sayYes } from '#app/features/applications/newsletter/say-yes.server.ts'
import { worldOf } from '#app/features/applications/world.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { recordsContext } from '#app/records.server.ts'
import { routeMiddleware } from '#app/route-middleware.server.ts'
import type { Route } from './+types/newsletter-confirm.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader({ context, url }: Route.LoaderArgs) {
	const key = url.searchParams.get('key') ?? ''
	const email = await addressOfLink(context.get(recordsContext).store, key, Date.now())
	return data({ email }, { status: email === null ? 404 : 200 })
}

export async function action({ context, url }: Route.ActionArgs) {
	const records = context.get(recordsContext)
	const content = context.get(contentContext)
	const now = Date.now()
	const world = worldOf(content, context.get(siteContext).url, now)
	const key = url.searchParams.get('key') ?? ''
	const email = await sayYes(records.store, key, { world, letters: content.letters, now })
	if (email === null) return data({ isIn: false }, { status: 404 })
	records.deliver()
	return data({ isIn: true })
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'Get our news' })
}

export default function NewsletterConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
	const email = actionData?.isIn === false ? null : loaderData.email
	return <ConfirmPage email={email} isIn={actionData?.isIn ?? false} />
}
