import { data, redirect } from 'react-router'
import { stayWhenUnsent, submitOrStay } from '#app/browser/recovery/submit-or-stay.ts'
import { draftCookie } from '#app/features/applications/draft-cookie.server.ts'
import { contentContext, siteContext } from '#app/request/content.server.ts'
import { foundErrorsContext, openFormEvenIfClosed } from '#app/request/forms/open-form.server.ts'
import { failedValidation } from '#app/request/missing/not-found.ts'
import { recordsContext, visitorContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import { signTime } from '#domain/applications/spam/signed-time.ts'
import { withPrefilled } from '#domain/forms/progress/prefill.ts'
import { findStage, resolveStep, standaloneStep } from '#domain/forms/progress/progress.ts'
import { checkStep, suggestionsFor } from '#domain/forms/validation/read-step.ts'
import { formMinutes, readyForForm, stepsOfForm } from '#domain/pages/steps-of-form.ts'
import { answerStep, DRAFT_LOOKUP_FAILED, OPENED } from '../features/applications/steps/answer-step.server.ts'
import { formSidebar, ringFirst } from '../features/applications/steps/form-sidebar.server.ts'
import { STORED_ON_DEVICE, showStep } from '../features/applications/steps/show-step.server.ts'
import { FormStages } from '../features/applications/view/form-stages.tsx'
import { SAVE_BUTTON, StepPage } from '../features/applications/view/pages/step-page.tsx'
import type { Route } from './+types/apply-step.ts'

export const middleware = routeMiddleware('visitors-own')

async function openStep(args: Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>, isAnswered: boolean) {
	const { form, base, draft, movedKey, ...rest } = await openFormEvenIfClosed(args)
	const isMoved = movedKey !== null && !args.url.searchParams.has('fresh')
	// The action shows submitted answers again; the loader redirects to the reason.
	if (isMoved && !isAnswered) throw redirect(`${base}/moved`)
	const live = draft?.submissionId === null ? draft : null
	const answers = withPrefilled(form, args.url.searchParams, live?.answers)
	const { step } = args.params
	const resolved =
		rest.isStoreDown || isMoved
			? { position: standaloneStep(form, step) }
			: resolveStep(form, answers, step, live !== null)
	if (resolved && 'redirectTo' in resolved) throw redirect(`${base}/${resolved.redirectTo}`)
	const place = resolved?.position
	if (!place) throw failedValidation(args.url.pathname)
	return { form, base, live, answers, place, isMoved, ...rest }
}

export async function loader(args: Route.LoaderArgs) {
	const { form, formContext, base, answers, place, now, isMoved, isStoreDown, isClosed } = await openStep(
		args,
		args.context.get(foundErrorsContext),
	)
	if (isClosed) throw redirect(`${base}/closed`)
	const { searchParams } = args.url
	const errors = searchParams.has('incomplete') ? checkStep(place.step, answers).errors : []
	const isAlone = form.steps.length === 1
	const content = args.context.get(contentContext)
	const stage = findStage(form, place.step.id, answers)
	const isFirstStage = stage?.number === 1
	const page = {
		formTitle: form.title,
		problem: isStoreDown ? DRAFT_LOOKUP_FAILED : null,
		step: showStep(place.step, answers, { errors, suggestions: suggestionsFor(place.step, answers) }),
		stage: stage ?? null,
		minutes: isFirstStage ? (formMinutes(stepsOfForm(content, form.id)) ?? form.minutes) : null,
		isAlone,
		...(isAlone ? { note: STORED_ON_DEVICE } : {}),
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
		sendText: isAlone ? 'Check and send' : 'Continue',
		canSave: !isAlone,
		saveUrl: isAlone ? null : `#${SAVE_BUTTON}`,
		ringFirst: form.id === 'contact' ? ringFirst(formContext, content) : null,
		side: {
			...formSidebar(form, formContext, answers, content),
			have: isFirstStage ? (readyForForm(content, form.id) ?? form.before(answers).have) : [],
		},
		hasErrors: errors.length > 0 || args.context.get(foundErrorsContext),
		deviceKey: `${form.id}/${place.step.id}`,
		hidden: [{ name: OPENED, value: signTime(now, form.id, args.context.get(recordsContext).formSecret) }],
	}
	return data(page, { status: isStoreDown ? 503 : 200 })
}

export async function action(args: Route.ActionArgs) {
	const { context, request, url } = args
	const { form, formContext, base, live, place, now, isMoved, isStoreDown, isClosed } = await openStep(args, true)
	const { clientHash } = context.get(visitorContext)
	const answered = await answerStep({
		store: context.get(recordsContext).store,
		form,
		step: place.step,
		base,
		draft: live,
		body: new URLSearchParams(await request.text()),
		isChange: url.searchParams.has('change'),
		clientHash,
		phone: formContext.charity.phone,
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
		title: page && `${page.hasErrors ? ERROR_PREFIX : ''}${titleOf(page.step.title, page.formTitle)}`,
	})
}

/** A form of one page has the title of its page. */
function titleOf(step: string, form: string): string {
	return step === form ? form : `${step} - ${form}`
}

export default function ApplyStepPage({ loaderData, actionData }: Route.ComponentProps) {
	const answered = actionData && 'step' in actionData ? actionData : null
	const step = answered?.step ?? loaderData.step
	const { stage, ...page } = loaderData
	const progress = stage && <FormStages stage={stage} dog={page.side?.about?.cutout ?? null} />
	return <StepPage {...page} step={step} problem={answered?.problem ?? page.problem} progress={progress} />
}
