import { redirect } from 'react-router'
import { contentContext } from '#app/content.server.ts'
import { DRAFT_DAYS } from '#app/features/applications/draft-cookie.server.ts'
import type { Form } from '#app/features/applications/form.server.ts'
import { formSide } from '#app/features/applications/form-side.server.ts'
import { helpFirst } from '#app/features/applications/help-first.server.ts'
import { firstUnfinished } from '#app/features/applications/journey.server.ts'
import { asksForOther, prefillQuery, withPrefilled } from '#app/features/applications/prefill.server.ts'
import { StartPage } from '#app/features/applications/view/start-page.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { openForm } from '#app/open-form.server.ts'
import { routeMiddleware } from '#app/route-middleware.server.ts'
import type { Answers } from '#records/drafts/drafts.ts'
import type { Route } from './+types/apply-start.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
	const { form, world, base, draft, movedKey, isClosed } = await openForm({ context, request, params, url })
	if (isClosed) throw redirect(`${base}/closed`)
	if (movedKey) throw redirect(`${base}/moved${prefillQuery(form, url.searchParams)}`)
	const first = `${base}/${form.steps[0]?.id}${prefillQuery(form, url.searchParams)}`
	const live = draft?.submissionId === null ? draft.answers : null
	// A form of one page needs no page before it.
	if (form.steps.length === 1) throw redirect(first)
	const answers = withPrefilled(form, url.searchParams, live ?? undefined)
	return {
		path: `${base}/start`,
		title: form.title,
		minutes: form.minutes,
		needs: form.needs?.(answers) ?? null,
		before: form.before(answers),
		startUrl: first,
		continueUrl: live && wayOn(form, live, { base, first, search: url.searchParams }),
		exitUrl: form.exitUrl ?? null,
		replyWithinDays: world.rules.replyWithinDays,
		privacy: { text: form.privacy, url: world.privacyUrl },
		keptDays: DRAFT_DAYS,
		help: helpFirst(form.id, context.get(contentContext), world),
		side: formSide(form, world, answers),
		about: form.about(answers)?.name ?? null,
	}
}

interface Asked {
	base: string
	first: string
	search: URLSearchParams
}

/** To where somebody stopped; by way of the first step, when the link asks for another dog than they did then. */
function wayOn(form: Form, live: Answers, { base, first, search }: Asked): string {
	if (asksForOther(form, search, live)) return `${first}&change=1`
	return `${base}/${firstUnfinished(form, live)?.id ?? 'check'}`
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: loaderData?.title, path: loaderData?.path })
}

export default function ApplyStartPage({ loaderData }: Route.ComponentProps) {
	return <StartPage {...loaderData} />
}
