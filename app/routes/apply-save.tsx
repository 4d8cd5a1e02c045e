import { data, redirect } from 'react-router'
import { stayWhenUnsent, submitOrStay } from '#app/browser/recovery/submit-or-stay.ts'
import { contentContext } from '#app/request/content.server.ts'
import { EMAIL_LIMIT_REACHED, newAddressLimit } from '#app/request/forms/new-address-limit.server.ts'
import { foundErrorsContext, openFormEvenIfClosed } from '#app/request/forms/open-form.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import { firstUnfinished } from '#domain/forms/progress/progress.ts'
import { LINK_DAYS, readAddress, saveForLater } from '../features/applications/save-and-return/save-for-later.server.ts'
import { DRAFT_LOOKUP_FAILED } from '../features/applications/steps/answer-step.server.ts'
import { LinkSentPage } from '../features/applications/view/pages/link-sent-page.tsx'
import { SavePage } from '../features/applications/view/pages/save-page.tsx'
import type { Route } from './+types/apply-save.ts'

const NOT_SENT = 'We couldn’t send the email just now. Please try again in a moment.'

export const middleware = routeMiddleware('visitors-own')

/** An unsent draft; without the store there is none. */
async function openDraft(args: Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>) {
	const { draft, ...opened } = await openFormEvenIfClosed(args)
	if (opened.isStoreDown) return { ...opened, draft: null }
	if (draft?.submissionId !== null) throw redirect(`${opened.base}/${opened.movedKey ? 'moved' : 'start'}`)
	return { ...opened, draft }
}

export async function loader(args: Route.LoaderArgs) {
	const { form, base, draft } = await openDraft(args)
	const answers = draft?.answers ?? {}
	const unfinished = draft && firstUnfinished(form, answers)
	const page = {
		formTitle: form.title,
		backUrl: draft && `${base}/${unfinished?.id ?? 'check'}`,
		exitUrl: form.exitUrl ?? null,
		email: typeof answers.email === 'string' ? answers.email : '',
		problem: draft ? null : DRAFT_LOOKUP_FAILED,
		days: LINK_DAYS,
		changeUrl: `${base}/save`,
		hasErrors: args.context.get(foundErrorsContext),
	}
	return data(page, { status: draft ? 200 : 503 })
}

export async function action(args: Route.ActionArgs) {
	const { context, request, url } = args
	const { form, formContext, draft, now } = await openDraft(args)
	const records = context.get(recordsContext)
	const typed = new URLSearchParams(await request.text()).get('email') ?? ''
	const again = (status: number, { error = '', problem = null }: { error?: string; problem?: string | null }) => {
		context.set(foundErrorsContext, error !== '')
		return data({ value: typed, error, problem, sentTo: null, meant: null }, { status })
	}
	const address = readAddress(typed)
	if ('message' in address) return again(422, { error: address.message })
	if (draft === null) return again(503, { problem: NOT_SENT })
	try {
		if (!(await records.mayWriteTo(address.email))) return again(429, { problem: EMAIL_LIMIT_REACHED })
		await saveForLater({
			store: records.store,
			form,
			draft,
			to: address.email,
			formContext,
			content: context.get(contentContext),
			newAddressLimit: newAddressLimit(context),
			now,
		})
		records.deliver()
	} catch (error) {
		context.get(errorLogContext)(error, url.pathname)
		return again(503, { problem: NOT_SENT })
	}
	return data({ value: typed, error: '', problem: null, sentTo: address.email, meant: address.meant ?? null })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitOrStay(serverAction)

export const shouldRevalidate = stayWhenUnsent

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: `${loaderData?.hasErrors ? ERROR_PREFIX : ''}Save and finish later` })
}

export default function ApplySavePage({ loaderData, actionData }: Route.ComponentProps) {
	const { formTitle, backUrl, exitUrl, changeUrl, days, problem } = loaderData
	const answered = actionData && 'value' in actionData ? actionData : null
	if (answered?.sentTo) {
		const { sentTo, meant } = answered
		return <LinkSentPage email={sentTo} suggestion={meant} changeUrl={changeUrl} backUrl={backUrl} days={days} />
	}
	return (
		<SavePage
			formTitle={formTitle}
			backUrl={backUrl}
			exitUrl={exitUrl}
			email={{ value: answered?.value ?? loaderData.email, error: answered?.error ?? '' }}
			problem={answered?.problem ?? problem}
			hidden={[]}
		/>
	)
}
