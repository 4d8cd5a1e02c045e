import { data, redirect } from 'react-router'
import { ERROR_PREFIX, useErrorTitle } from '#app/features/applications/device/error-title.ts'
import { draftCookie } from '#app/features/applications/draft-cookie.server.ts'
import { contentContext, siteContext } from '#app/request/content.server.ts'
import { failedValidation } from '#app/request/not-found.ts'
import { foundErrorsContext, openFormEvenIfClosed } from '#app/request/open-form.server.ts'
import { recordsContext, visitorContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { withPrefilled } from '#domain/applications/progress/prefill.ts'
import { findStage, resolveStep, standaloneStep } from '#domain/applications/progress/progress.ts'
import { signTime } from '#domain/applications/spam/signed-time.ts'
import { checkStep, suggestionsFor } from '#domain/applications/validation/read-step.ts'
import { stayWhenUnsent, submitOrStay } from '../features/applications/device/submit-or-stay.ts'
import { answerStep, DRAFT_LOOKUP_FAILED, OPENED } from '../features/applications/steps/answer-step.server.ts'
import { formSidebar } from '../features/applications/steps/form-sidebar.server.ts'
import { showStep } from '../features/applications/steps/show-step.server.ts'
import { SAVE_BUTTON, StepPage } from '../features/applications/view/pages/step-page.tsx'
import type { Route } from './+types/apply-step.ts'

export const middleware = routeMiddleware('visitors-own')

async function openStep(asked: Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>, isAnswered: boolean) {
	const { form, base, draft, movedKey, ...rest } = await openFormEvenIfClosed(asked)
	const isMoved = movedKey !== null && !asked.url.searchParams.has('fresh')
	// The action shows submitted answers again; the loader redirects to the reason.
	if (isMoved && !isAnswered) throw redirect(`${base}/moved`)
	const live = draft?.submissionId === null ? draft : null
	const answers = withPrefilled(form, asked.url.searchParams, live?.answers)
	const { step } = asked.params
	const resolved =
		rest.isStoreDown || isMoved
			? { position: standaloneStep(form, step) }
			: resolveStep(form, answers, step, live !== null)
	if (resolved && 'redirectTo' in resolved) throw redirect(`${base}/${resolved.redirectTo}`)
	const place = resolved?.position
	if (!place) throw failedValidation(asked.url.pathname)
	return { form, base, live, answers, place, isMoved, ...rest }
}

export async function loader(asked: Route.LoaderArgs) {
	const { form, formContext, base, answers, place, now, isMoved, isStoreDown, isClosed } = await openStep(
		asked,
		asked.context.get(foundErrorsContext),
	)
	if (isClosed) throw redirect(`${base}/closed`)
	const { searchParams } = asked.url
	const errors = searchParams.has('incomplete') ? checkStep(place.step, answers).errors : []
	const isAlone = form.steps.length === 1
	const page = {
		formTitle: form.title,
		problem: isStoreDown ? DRAFT_LOOKUP_FAILED : null,
		step: showStep(place.step, answers, { errors, suggestions: suggestionsFor(place.step, answers) }),
		stage: findStage(form, place.step.id) ?? null,
		isAlone,
		form: form.id,
		backUrl: isMoved
			? `${base}/moved`
			: searchParams.has('change')
				? `${base}/check`
				: isAlone
					? null
					: `${base}/${place.previous ?? 'start'}`,
		exitUrl: form.exitUrl ?? null,
		savedPaths: place.earlier.map((id) => `${base}/${id}`),
		sendText: 'Continue',
		canSave: !isAlone,
		saveUrl: isAlone ? null : `#${SAVE_BUTTON}`,
		side: formSidebar(form, formContext, answers, asked.context.get(contentContext)),
		hasErrors: errors.length > 0 || asked.context.get(foundErrorsContext),
		deviceKey: `${form.id}/${place.step.id}`,
		hidden: [{ name: OPENED, value: signTime(now, form.id, asked.context.get(recordsContext).formSecret) }],
	}
	return data(page, { status: isStoreDown ? 503 : 200 })
}

export async function action(asked: Route.ActionArgs) {
	const { context, request, url } = asked
	const { form, base, live, place, now, isMoved, isStoreDown, isClosed } = await openStep(asked, true)
	const answered = await answerStep({
		store: context.get(recordsContext).store,
		form,
		step: place.step,
		base,
		draft: live,
		body: new URLSearchParams(await request.text()),
		isChange: url.searchParams.has('change'),
		isTooFast: context.get(visitorContext).isTooFast,
		isStoreDown,
		isClosed,
		isMoved,
		now,
		onStoreError: (error) => context.get(errorLogContext)(error, url.pathname),
	})
	if (!('goTo' in answered)) {
		context.set(foundErrorsContext, answered.step.errors.length > 0 || isMoved)
		return data(answered, { status: answered.status })
	}
	const { goTo, newKey } = answered
	const headers = newKey
		? { 'Set-Cookie': await draftCookie(form.id, newKey, context.get(siteContext).url) }
		: undefined
	throw redirect(goTo, { status: 303, ...(headers ? { headers } : {}) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitOrStay(serverAction)

export const shouldRevalidate = stayWhenUnsent

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: page && `${page.hasErrors ? ERROR_PREFIX : ''}${page.step.title} - ${page.formTitle}`,
	})
}

export default function ApplyStepPage({ loaderData, actionData }: Route.ComponentProps) {
	const answered = actionData && 'step' in actionData ? actionData : null
	const step = answered?.step ?? loaderData.step
	useErrorTitle(step.errors.length > 0)
	return <StepPage {...loaderData} step={step} problem={answered?.problem ?? loaderData.problem} />
}
