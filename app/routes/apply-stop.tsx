import { data, redirect } from 'react-router'
import { siteContext } from '#app/request/content.server.ts'
import { draftRefusalInWords } from '#app/request/forms/draft-refusal.server.ts'
import { openForm } from '#app/request/forms/open-form.server.ts'
import { recordsContext, visitorContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { formFor } from '#domain/applications/forms/all-forms.ts'
import { findStop } from '#domain/forms/progress/progress.ts'
import { continueWith } from '../features/applications/steps/continue-with.server.ts'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import type { Route } from './+types/apply-stop.ts'

const NOT_TODAY = 'We couldn’t open that form for you today. Your answers are kept: please try again tomorrow.'

export const middleware = routeMiddleware('visitors-own')

async function openStop(args: Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>) {
	const { form, formContext, base, draft, now } = await openForm(args)
	const stop = draft && findStop(form, draft.answers)
	if (!stop) throw redirect(`${base}/start`)
	return { form, formContext, base, draft, stop, now }
}

export async function loader(args: Route.LoaderArgs) {
	const { form, base, draft, stop } = await openStop(args)
	const { continuation, ...shown } = stop
	const step = form.steps.find(({ stop: judge }) => judge?.(draft.answers))
	return {
		...shown,
		continueText: continuation?.text ?? null,
		backUrl: `${base}/${step?.id ?? 'start'}`,
		exitUrl: form.exitUrl ?? null,
	}
}

export async function action(args: Route.ActionArgs) {
	const { context, url } = args
	const { formContext, base, draft, stop, now } = await openStop(args)
	if (!stop.continuation) throw redirect(`${base}/stop`, 303)
	const { clientHash } = context.get(visitorContext)
	const { store, formSecret } = context.get(recordsContext)
	const siteUrl = context.get(siteContext).url
	let cookie: string
	try {
		cookie = await continueWith({
			store,
			continuation: stop.continuation,
			answers: draft.answers,
			formSecret,
			siteUrl,
			now,
			clientHash,
		})
	} catch (error) {
		const refusal = draftRefusalInWords(error, formContext.charity.phone)
		if (refusal) return data({ problem: NOT_TODAY }, { status: refusal.status })
		context.get(errorLogContext)(error, url.pathname)
		return data({ problem: 'We couldn’t open that form just now. Please try again in a moment.' }, { status: 503 })
	}
	const [first] = formFor(stop.continuation.form, formContext).steps
	throw redirect(`/apply/${stop.continuation.form}/${first?.id}`, { status: 303, headers: { 'Set-Cookie': cookie } })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: loaderData?.title })
}

export default function ApplyStopPage({ loaderData, actionData }: Route.ComponentProps) {
	return <StopPage {...loaderData} problem={actionData?.problem ?? null} />
}
