import { redirect } from 'react-router'
import { sentView } from '#app/features/applications/sent.server.ts'
import { SentPage } from '#app/features/applications/view/sent-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { openForm } from '#app/open-form.server.ts'
import { recordsContext } from '#app/records.server.ts'
import { routeMiddleware } from '#app/route-middleware.server.ts'
import type { Route } from './+types/apply-sent.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
	const { form, base, draft } = await openForm({ context, request, params, url })
	const id = draft?.submissionId ?? null
	const sent = id === null ? null : await sentView(context.get(recordsContext).store, form.id, id)
	if (!sent) throw redirect(`${base}/start`)
	return sent
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: loaderData?.title })
}

export default function ApplySentPage({ loaderData }: Route.ComponentProps) {
	return <SentPage {...loaderData} />
}
