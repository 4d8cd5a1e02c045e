import { data, type RouterContextProvider } from 'react-router'
import { contentContext, siteContext } from '#app/request/content.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import {
	confirmOwn,
	disownAddress,
	referenceOfLink,
} from '../features/applications/submission/confirm-address.server.ts'
import { ConfirmedPage, ConfirmPage, DisownedPage } from '../features/applications/view/pages/confirm-page.tsx'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import type { Route } from './+types/apply-confirm.ts'

export const middleware = routeMiddleware('visitors-own')

function asked(context: Readonly<RouterContextProvider>, url: URL) {
	const content = context.get(contentContext)
	const now = Date.now()
	return {
		store: context.get(recordsContext).store,
		key: url.searchParams.get('key') ?? '',
		formContext: createFormContext(content, context.get(siteContext).url, now),
		content,
		now,
	}
}

/** Read-only: mail scanners open every link. */
export async function loader(args: Route.LoaderArgs) {
	const asks = asked(args.context, args.url)
	const { phone } = asks.formContext.charity
	try {
		const reference = (await referenceOfLink(asks)) ?? null
		return data({ reference, phone, notNow: null }, { status: reference === null ? 404 : 200 })
	} catch (error) {
		return data({ reference: null, phone, notNow: linkDown(args, error) }, { status: 503 })
	}
}

type Answer = 'mine' | 'not mine' | 'spent' | 'down'

export async function action(args: Route.ActionArgs) {
	const { context, request, url } = args
	const pressed = new URLSearchParams(await request.text()).get('answer')
	const asks = asked(context, url)
	const answer = (kind: Answer) => ({ kind, confirmed: null, notNow: null })
	try {
		if (pressed === 'not-mine') {
			if (!(await disownAddress(asks))) return data(answer('spent'), { status: 404 })
			context.get(recordsContext).deliver()
			return data(answer('not mine'))
		}
		const confirmed = await confirmOwn(asks)
		if (!confirmed) return data(answer('spent'), { status: 404 })
		context.get(recordsContext).deliver()
		return data({ ...answer('mine'), confirmed })
	} catch (error) {
		return data({ ...answer('down'), notNow: linkDown(args, error) }, { status: 503 })
	}
}

/** The action's response replaces the page. */
export const shouldRevalidate = () => false

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'Your answers' })
}

export default function ApplyConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
	const { notNow } = actionData ?? loaderData
	const isAnswer = actionData !== undefined
	if (notNow) return <StopPage {...notNow} backUrl={null} isAnswer={isAnswer} />
	if (actionData?.confirmed) return <ConfirmedPage {...actionData.confirmed} />
	if (actionData?.kind === 'not mine') return <DisownedPage />
	const reference = actionData?.kind === 'spent' ? null : loaderData.reference
	return <ConfirmPage reference={reference} phone={loaderData.phone} isAnswer={isAnswer} />
}
