import { redirect } from 'react-router'
import { DRAFT_DAYS } from '#app/features/applications/draft-cookie.server.ts'
import { contentContext } from '#app/request/content.server.ts'
import { openForm } from '#app/request/forms/open-form.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { BeforeForm, Form } from '#domain/forms/form.ts'
import { changesAnswers, prefillQuery, withPrefilled } from '#domain/forms/progress/prefill.ts'
import { firstUnfinished } from '#domain/forms/progress/progress.ts'
import { formMinutes, readyForForm, stepsOfForm } from '#domain/pages/steps-of-form.ts'
import { formSidebar } from '../features/applications/steps/form-sidebar.server.ts'
import { preFormAdvice } from '../features/applications/steps/pre-form-advice.server.ts'
import { StartPage } from '../features/applications/view/pages/start-page.tsx'
import type { Route } from './+types/apply-start.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
	const { form, formContext, base, draft, movedKey, isClosed } = await openForm({ context, request, params, url })
	if (isClosed) throw redirect(`${base}/closed`)
	if (movedKey) throw redirect(`${base}/moved${prefillQuery(form, url.searchParams)}`)
	const first = `${base}/${form.steps[0]?.id}${prefillQuery(form, url.searchParams)}`
	const live = draft?.submissionId === null ? draft.answers : null
	// A form of one page has no start page.
	if (form.steps.length === 1) throw redirect(first)
	const answers = withPrefilled(form, url.searchParams, live ?? undefined)
	const journey = stepsOfForm(context.get(contentContext), form.id)
	return {
		path: `${base}/start`,
		form: form.id,
		title: form.title,
		minutes: formMinutes(journey) ?? form.minutes,
		journey: journey.map(({ title, note, isForm }) => ({ title, note, isForm })),
		needs: form.needs?.(answers) ?? null,
		before: withReady(form.before(answers), readyForForm(context.get(contentContext), form.id)),
		startUrl: first,
		continueUrl: live && wayOn(form, live, { base, first, search: url.searchParams }),
		exitUrl: form.exitUrl ?? null,
		replyWithinDays: formContext.rules.replyWithinDays,
		privacy: { text: form.privacy, url: formContext.privacyUrl },
		retentionDays: DRAFT_DAYS,
		help: preFormAdvice(form.id, context.get(contentContext), formContext),
		side: formSidebar(form, formContext, answers, context.get(contentContext)),
		about: form.about(answers)?.name ?? null,
	}
}

/** The page on adopting and the form have one list: the page's, where it has one. */
function withReady(before: BeforeForm, have: string[] | undefined): BeforeForm {
	return have ? { ...before, have } : before
}

interface StartRequest {
	base: string
	first: string
	search: URLSearchParams
}

/** To the current step; via the first step if the link names another dog. */
function wayOn(form: Form, live: Answers, { base, first, search }: StartRequest): string {
	if (changesAnswers(form, search, live)) return `${first}&change=1`
	return `${base}/${firstUnfinished(form, live)?.id ?? 'check'}`
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: loaderData?.title, path: loaderData?.path })
}

export default function ApplyStartPage({ loaderData }: Route.ComponentProps) {
	return <StartPage {...loaderData} />
}
