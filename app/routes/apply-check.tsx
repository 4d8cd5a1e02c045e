import { data, redirect } from 'react-router'
import { stayWhenUnsent, submitOrStay } from '#app/browser/recovery/submit-or-stay.ts'
import { cannotReachAnswers } from '#app/features/applications/store-unavailable.server.ts'
import { contentContext } from '#app/request/content.server.ts'
import { dayRefusalInWords } from '#app/request/forms/day-refusal.server.ts'
import { newAddressLimit } from '#app/request/forms/new-address-limit.server.ts'
import { openFormEvenIfClosed } from '#app/request/forms/open-form.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { findStage, findStop, firstUnfinished } from '#domain/forms/progress/progress.ts'
import { checkView } from '../features/applications/steps/check-view.server.ts'
import { formSidebar } from '../features/applications/steps/form-sidebar.server.ts'
import { sendForm } from '../features/applications/submission/send.server.ts'
import { CheckPage } from '../features/applications/view/pages/check-page.tsx'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import type { Route } from './+types/apply-check.ts'

export const middleware = routeMiddleware('visitors-own')

/** Opens a complete form, or redirects to what is missing. Without the store there is no draft. */
async function openComplete(args: Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>) {
	const { draft, ...opened } = await openFormEvenIfClosed(args)
	const { form, base } = opened
	if (opened.isStoreDown) return { ...opened, draft: null }
	if (draft === null) throw redirect(`${base}/${opened.movedKey ? 'moved' : 'start'}`)
	if (draft.submissionId !== null) throw redirect(`${base}/sent`)
	if (opened.isClosed) throw redirect(`${base}/closed`)
	if (findStop(form, draft.answers)) throw redirect(`${base}/stop`)
	const unfinished = firstUnfinished(form, draft.answers)
	if (unfinished) throw redirect(`${base}/${unfinished.id}?change=1&incomplete=1`)
	return { ...opened, draft }
}

export async function loader(args: Route.LoaderArgs) {
	const { form, formContext, base, draft } = await openComplete(args)
	if (draft === null) {
		return data({ page: null, notNow: cannotReachAnswers(formContext.charity, args.url.pathname) }, { status: 503 })
	}
	const page = {
		formTitle: form.title,
		groups: checkView(form, draft.answers, base),
		backUrl: `${base}/${form.steps.at(-1)?.id}`,
		exitUrl: form.exitUrl ?? null,
		privacy: { text: form.privacy, url: formContext.privacyUrl },
		sendText: form.send,
		hidden: [],
		stage: findStage(form, undefined, draft.answers) ?? null,
		side: formSidebar(form, formContext, draft.answers, args.context.get(contentContext)),
	}
	return data({ page, notNow: null, saveUrl: form.stages ? `${base}/save` : null })
}

export async function action(args: Route.ActionArgs) {
	const { context, request, url } = args
	const { form, formContext, base, draft, now } = await openComplete(args)
	if (draft === null) return data({ problem: notKept(formContext.charity.phone) }, { status: 503 })
	const records = context.get(recordsContext)
	try {
		const accepted = await sendForm({
			store: records.store,
			form,
			formContext,
			draft,
			body: new URLSearchParams(await request.text()),
			formSecret: records.formSecret,
			newAddressLimit: newAddressLimit(context),
			content: context.get(contentContext),
			now,
		})
		if (accepted) records.deliver()
	} catch (error) {
		const { phone } = formContext.charity
		const refused = dayRefusalInWords(error, phone)
		if (refused) return data({ problem: refused.problem }, { status: refused.status })
		context.get(errorLogContext)(error, url.pathname)
		return data({ problem: notKept(phone) }, { status: 503 })
	}
	throw redirect(`${base}/sent`, 303)
}

function notKept(phone: string): string {
	const ring = phone ? `, or ring ${phone}` : ''
	return `We couldn’t send it just now. Your answers are safe: please try again in a moment${ring}.`
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitOrStay(serverAction)

export const shouldRevalidate = stayWhenUnsent

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const page = loaderData?.page
	return pageMeta({
		matches,
		title: page ? `Check your answers - ${page.formTitle}` : loaderData?.notNow?.title,
	})
}

export default function ApplyCheckPage({ loaderData, actionData }: Route.ComponentProps) {
	const { page, notNow, ...rest } = loaderData
	const problem = actionData && 'problem' in actionData ? actionData.problem : null
	return notNow ? (
		<StopPage {...notNow} backUrl={null} isAnswer={problem !== null} />
	) : (
		<CheckPage {...page} {...rest} problem={problem} />
	)
}
