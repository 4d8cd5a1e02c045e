import { data, type RouterContextProvider } from 'react-router'
import { signedLinkOf } from '#app/request/forms/signed-link.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import { withdrawalOfLink, withdrawByLink } from '../features/applications/withdrawal/withdraw.server.ts'
import { WithdrawPage } from '../features/applications/withdrawal/withdraw-page.tsx'
import type { Route } from './+types/apply-withdraw.ts'

export const middleware = routeMiddleware('visitors-own')

function linkRequestOf(context: Readonly<RouterContextProvider>, url: URL) {
	return { ...signedLinkOf(context, url), reference: url.searchParams.get('reference') ?? '' }
}

/** Read-only: mail scanners open every link, and run its scripts. */
export async function loader(args: Route.LoaderArgs) {
	try {
		const page = await withdrawalOfLink(linkRequestOf(args.context, args.url))
		return data({ page, notNow: null }, { status: page.state === 'unknown' ? 404 : 200 })
	} catch (error) {
		return data({ page: null, notNow: linkDown(args, error) }, { status: 503 })
	}
}

export async function action(args: Route.ActionArgs) {
	try {
		const page = await withdrawByLink(linkRequestOf(args.context, args.url))
		args.context.get(recordsContext).deliver()
		return data({ page, notNow: null }, { status: page.state === 'unknown' ? 404 : 200 })
	} catch (error) {
		return data({ page: null, notNow: linkDown(args, error) }, { status: 503 })
	}
}

/** The action's response replaces the page. */
export const shouldRevalidate = () => false

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'Withdraw' })
}

export default function ApplyWithdrawPage({ loaderData, actionData }: Route.ComponentProps) {
	const { page, notNow } = actionData ?? loaderData
	const isAnswer = actionData !== undefined
	if (!page) return notNow && <StopPage {...notNow} backUrl={null} isAnswer={isAnswer} />
	return <WithdrawPage {...page} isAnswer={isAnswer} />
}
