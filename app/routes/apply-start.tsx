import { redirect } from 'react-router'
import { contentContext } from '#app/content.server.ts'
import { formSide } from '#app/features/applications/form-side.server.ts'
import { helpFirst } from '#app/features/applications/help-first.server.ts'
import { firstUnfinished } from '#app/features/applications/journey.server.ts'
import { prefilled, prefillQuery } from '#app/features/applications/prefill.server.ts'
import { StartPage } from '#app/features/applications/view/start-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { openForm } from '#app/open-form.server.ts'
import { routeMiddleware } from '#app/route-middleware.server.ts'
import type { Route } from './+types/apply-start.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
	const { form, world, base, draft } = await openForm({ context, request, params, url })
	const first = `${base}/${form.steps[0]?.id}${prefillQuery(form, url.searchParams)}`
	const isLive = draft !== null && draft.submissionId === null
	// A form of one page needs no page before it.
	if (form.steps.length === 1) throw redirect(first)
	const unfinished = draft && firstUnfinished(form, draft.answers)
	return {
		path: `${base}/start`,
		title: form.title,
		minutes: form.minutes,
		before: form.before,
		startUrl: first,
		continueUrl: isLive ? `${base}/${unfinished?.id ?? 'check'}` : null,
		replyWithinDays: world.rules.replyWithinDays,
		privacy: form.privacy,
		help: helpFirst(form.id, context.get(contentContext), world.charity),
		side: formSide(form, world, prefilled(form, url.searchParams)),
		about: form.about(prefilled(form, url.searchParams))?.name ?? null,
	}
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: loaderData?.title, path: loaderData?.path })
}

export default function ApplyStartPage({ loaderData }: Route.ComponentProps) {
	return <StartPage {...loaderData} />
}
