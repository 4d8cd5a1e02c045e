import { data } from 'react-router'
import { foundErrorsContext } from '#app/request/forms/open-form.server.ts'
import { givingRequestOf } from '#app/request/giving/giving-request.server.ts'
import { paymentsContext } from '#app/request/giving/payments.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import { inEvenTime } from '#lib/even-time.ts'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import { sendLostLinks } from '../features/giving/lost-link/lost-link.server.ts'
import { LostLinkPage } from '../features/giving/lost-link/lost-link-page.tsx'
import type { Route } from './+types/giving-lost-link.ts'

export const middleware = routeMiddleware('visitors-own')

export function loader({ context, url }: Route.LoaderArgs) {
	return {
		phone: givingRequestOf(context, url).words.charity.phone,
		hasCards: context.get(paymentsContext) !== null,
		hasErrors: context.get(foundErrorsContext),
	}
}

export async function action(args: Route.ActionArgs) {
	const { mayWriteTo, deliver } = args.context.get(recordsContext)
	try {
		const form = new URLSearchParams(await args.request.text())
		const request = { ...givingRequestOf(args.context, args.url), mayWriteTo }
		// The time must not say whether someone gives with the address.
		const result = await inEvenTime(() => sendLostLinks(form, request))
		deliver()
		args.context.set(foundErrorsContext, result.kind === 'error')
		return data({ result, notNow: null }, { status: result.kind === 'error' ? 422 : 200 })
	} catch (error) {
		return data({ result: null, notNow: linkDown(args, error) }, { status: 503 })
	}
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const prefix = loaderData?.hasErrors ? ERROR_PREFIX : ''
	return pageMeta({ matches, title: `${prefix}Change or cancel your monthly donation` })
}

export default function GivingLostLinkRoute({ loaderData, actionData }: Route.ComponentProps) {
	if (actionData?.notNow) return <StopPage {...actionData.notNow} backUrl={null} isAnswer />
	const { phone, hasCards } = loaderData
	return <LostLinkPage result={actionData?.result ?? null} phone={phone} hasCards={hasCards} />
}
