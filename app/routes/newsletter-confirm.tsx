import { data } from 'react-router'
import { addressOfLink, confirmByLink } from '#app/features/applications/newsletter/confirm.server.ts'
import { ConfirmPage } from '#app/features/applications/newsletter/confirm-page.tsx'
import { contentContext, siteContext } from '#app/request/content.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import type { Route } from './+types/newsletter-confirm.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader(args: Route.LoaderArgs) {
	const { context, url } = args
	const key = url.searchParams.get('key') ?? ''
	try {
		const email = await addressOfLink(context.get(recordsContext).store, key, Date.now())
		return data({ email, notNow: null }, { status: email === undefined ? 404 : 200 })
	} catch (error) {
		return data({ email: null, notNow: linkDown(args, error) }, { status: 503 })
	}
}

export async function action(args: Route.ActionArgs) {
	const { context, url } = args
	const records = context.get(recordsContext)
	const content = context.get(contentContext)
	const now = Date.now()
	const formContext = createFormContext(content, context.get(siteContext).url, now)
	const key = url.searchParams.get('key') ?? ''
	try {
		const email = await confirmByLink(records.store, key, { formContext, emailTexts: content.emailTexts, now })
		if (email === undefined) return data({ isIn: false, notNow: null }, { status: 404 })
	} catch (error) {
		return data({ isIn: false, notNow: linkDown(args, error) }, { status: 503 })
	}
	records.deliver()
	return data({ isIn: true, notNow: null })
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'Get our newsletter' })
}

export default function NewsletterConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
	const { notNow } = actionData ?? loaderData
	if (notNow) return <StopPage {...notNow} backUrl={null} isAnswer={actionData !== undefined} />
	const email = actionData?.isIn === false ? null : (loaderData.email ?? null)
	return <ConfirmPage email={email} isSubscribed={actionData?.isIn ?? false} />
}
