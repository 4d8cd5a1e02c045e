import { data, redirect } from 'react-router'
import { givingRequestOf } from '#app/request/giving/giving-request.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { LinkDown } from '../features/giving/link-down.tsx'
import { actOnManage, manageOfLink } from '../features/giving/manage/manage.server.ts'
import { ManagePage } from '../features/giving/manage/manage-page.tsx'
import { UnknownLink } from '../features/giving/unknown-link.tsx'
import type { Route } from './+types/giving-manage.ts'

export const middleware = routeMiddleware('visitors-own')

/** Read-only: mail scanners open every link, and run its scripts. */
export async function loader(args: Route.LoaderArgs) {
	const request = givingRequestOf(args.context, args.url)
	try {
		const page = (await manageOfLink(request)) ?? null
		return data({ page, phone: request.words.charity.phone, notNow: null }, { status: page ? 200 : 404 })
	} catch (error) {
		return data({ page: null, phone: '', notNow: linkDown(args, error) }, { status: 503 })
	}
}

export async function action(args: Route.ActionArgs) {
	const request = givingRequestOf(args.context, args.url)
	try {
		const result = await actOnManage(request, new URLSearchParams(await args.request.text()))
		args.context.get(recordsContext).deliver()
		if (result.kind === 'redirect') throw redirect(result.url, 303)
		return data({ isUnavailable: result.kind === 'unavailable' }, { status: result.kind === 'unknown' ? 404 : 503 })
	} catch (error) {
		if (error instanceof Response) throw error
		request.onError(error)
		return data({ isUnavailable: true }, { status: 503 })
	}
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'Your monthly donation' })
}

export default function GivingManageRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { page, phone, notNow } = loaderData
	if (notNow) return <LinkDown {...notNow} />
	return page ? (
		<ManagePage page={page} isUnavailable={actionData?.isUnavailable ?? false} />
	) : (
		<UnknownLink phone={phone} findsLinks />
	)
}
