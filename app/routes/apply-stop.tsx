import { redirect } from 'react-router'
import { stopAt } from '#app/features/applications/journey.server.ts'
import { StopPage } from '#app/features/applications/view/stop-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { openForm } from '#app/open-form.server.ts'
import { routeMiddleware } from '#app/route-middleware.server.ts'
import type { Route } from './+types/apply-stop.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
	const { form, base, draft } = await openForm({ context, request, params, url })
	const stop = draft && stopAt(form, draft.answers)
	if (!stop) throw redirect(`${base}/start`)
	const step = form.steps.find(({ stop: judge }) => judge?.(draft.answers))
	return { ...stop, backUrl: `${base}/${step?.id ?? 'start'}` }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: loaderData?.title })
}

export default function ApplyStopPage({ loaderData }: Route.ComponentProps) {
	return <StopPage {...loaderData} />
}
