import { data, redirect } from 'react-router'
import { cannotShowSent } from '#app/features/applications/store-unavailable.server.ts'
import { openFormEvenIfClosed } from '#app/request/forms/open-form.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { sentView } from '../features/applications/submission/sent.server.ts'
import { SentPage } from '../features/applications/view/pages/sent-page.tsx'
import { SentUrgentPage } from '../features/applications/view/pages/sent-urgent-page.tsx'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import type { Route } from './+types/apply-sent.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader(args: Route.LoaderArgs) {
	const { context, url } = args
	const { form, formContext, base, draft, isStoreDown } = await openFormEvenIfClosed(args)
	const id = draft?.submissionId ?? null
	const down = () => data({ sent: null, notNow: cannotShowSent(formContext.charity, url.pathname) }, { status: 503 })
	if (isStoreDown) return down()
	let sent: Awaited<ReturnType<typeof sentView>>
	try {
		sent = id === null ? null : await sentView(context.get(recordsContext).store, form.id, id, formContext)
	} catch (error) {
		context.get(errorLogContext)(error, url.pathname)
		return down()
	}
	if (!sent) throw redirect(`${base}/start`)
	return data({ sent, notNow: null })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: loaderData?.sent?.title ?? loaderData?.notNow?.title })
}

export default function ApplySentPage({ loaderData }: Route.ComponentProps) {
	const { sent, notNow } = loaderData
	if (notNow) return <StopPage {...notNow} backUrl={null} />
	return sent.isUrgent ? <SentUrgentPage {...sent} /> : <SentPage {...sent} />
}
