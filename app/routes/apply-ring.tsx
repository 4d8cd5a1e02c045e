import { openForm } from '#app/request/forms/open-form.server.ts'
import { failedValidation } from '#app/request/missing/not-found.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { firstUnfinished } from '#domain/forms/progress/progress.ts'
import { RingPage } from '../features/applications/view/pages/ring-page.tsx'
import type { Route } from './+types/apply-ring.ts'

export const middleware = routeMiddleware('visitors-own')

/** Answers the same with and without a draft. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
	const { form, formContext, base, draft, isClosed } = await openForm({ context, request, params, url })
	if (!form.exitUrl) throw failedValidation(url.pathname)
	const live = draft?.submissionId === null ? draft.answers : null
	const next = live ? (firstUnfinished(form, live)?.id ?? 'check') : 'start'
	return {
		formTitle: form.title,
		phone: formContext.charity.phone,
		emergency: formContext.region.emergency,
		continueUrl: isClosed ? null : `${base}/${next}`,
		backUrl: `${base}/${form.steps[0]?.id}`,
		exitUrl: form.exitUrl,
	}
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: loaderData && `Ring us - ${loaderData.formTitle}` })
}

export default function ApplyRingPage({ loaderData }: Route.ComponentProps) {
	return <RingPage {...loaderData} />
}
