import { data, redirect } from 'react-router'
import { contentContext } from '#app/request/content.server.ts'
import { newAddressLimit } from '#app/request/forms/new-address-limit.server.ts'
import { openForm } from '#app/request/forms/open-form.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { prefillQuery } from '#domain/forms/progress/prefill.ts'
import { resendLink } from '../features/applications/save-and-return/resend-link.server.ts'
import { LINK_DAYS } from '../features/applications/save-and-return/save-for-later.server.ts'
import { MovedPage } from '../features/applications/view/pages/moved-page.tsx'
import { NewLinkPage } from '../features/applications/view/pages/new-link-page.tsx'
import type { Route } from './+types/apply-moved.ts'

const NOT_SENT = 'We couldn’t send the link just now. Please try again in a moment.'

export const middleware = routeMiddleware('visitors-own')

async function openMoved(args: Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>) {
	const { movedKey, ...opened } = await openForm(args)
	if (!movedKey) throw redirect(`${opened.base}/start`)
	return { ...opened, movedKey }
}

export async function loader(args: Route.LoaderArgs) {
	const { form, base } = await openMoved(args)
	const query = prefillQuery(form, args.url.searchParams)
	return {
		formTitle: form.title,
		exitUrl: form.exitUrl ?? null,
		days: LINK_DAYS,
		newFormUrl: `${base}/${form.steps[0]?.id}${query ? `${query}&` : '?'}fresh=1`,
	}
}

export async function action(args: Route.ActionArgs) {
	const { context, url } = args
	const { movedKey: key, formContext, now } = await openMoved(args)
	const { store, mayWriteTo, deliver } = context.get(recordsContext)
	const content = context.get(contentContext)
	try {
		const limit = newAddressLimit(context)
		await resendLink({ store, key, kind: 'cookie', formContext, content, mayWriteTo, newAddressLimit: limit, now })
		deliver()
	} catch (error) {
		context.get(errorLogContext)(error, url.pathname)
		return data({ problem: NOT_SENT }, { status: 503 })
	}
	return data({ problem: null })
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'You’ve carried on with this form elsewhere' })
}

export default function ApplyMovedPage({ loaderData, actionData }: Route.ComponentProps) {
	const { days, ...page } = loaderData
	if (actionData && !actionData.problem) return <NewLinkPage days={days} startLinks={[]} />
	return <MovedPage {...page} problem={actionData?.problem ?? null} />
}
