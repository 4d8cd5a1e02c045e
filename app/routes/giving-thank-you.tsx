import { data, redirect } from 'react-router'
import { foundErrorsContext } from '#app/request/forms/open-form.server.ts'
import { giverOf, givingRequestOf } from '#app/request/giving/giving-request.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import { LinkDown } from '../features/giving/link-down.tsx'
import { actOnThankYou } from '../features/giving/thank-you/act.server.ts'
import { thankYouOfLink } from '../features/giving/thank-you/thank-you.server.ts'
import { ThankYouPage } from '../features/giving/thank-you/thank-you-page.tsx'
import { thankYouWords } from '../features/giving/thank-you/thank-you-words.ts'
import { UnknownLink } from '../features/giving/unknown-link.tsx'
import type { Route } from './+types/giving-thank-you.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader(args: Route.LoaderArgs) {
	const request = givingRequestOf(args.context, args.url)
	try {
		const page = (await thankYouOfLink(request)) ?? null
		const hasErrors = args.context.get(foundErrorsContext)
		return data({ page, phone: request.words.charity.phone, hasErrors, notNow: null }, { status: page ? 200 : 404 })
	} catch (error) {
		return data({ page: null, phone: '', hasErrors: false, notNow: linkDown(args, error) }, { status: 503 })
	}
}

export async function action(args: Route.ActionArgs) {
	const request = givingRequestOf(args.context, args.url)
	const nothing = { problem: null, errors: {}, values: {} }
	try {
		const form = new URLSearchParams(await args.request.text())
		const result = await actOnThankYou(request, form, { ...giverOf(args.context), words: request.words })
		args.context.get(recordsContext).deliver()
		if (result.kind === 'redirect') throw redirect(result.url, 303)
		if (result.kind === 'problem') return data({ ...nothing, problem: result.problem }, { status: 503 })
		args.context.set(foundErrorsContext, result.kind !== 'unknown')
		return data({ ...nothing, ...result }, { status: result.kind === 'unknown' ? 404 : 422 })
	} catch (error) {
		if (error instanceof Response) throw error
		request.onError(error)
		return data({ ...nothing, problem: 'store' as const }, { status: 503 })
	}
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const title = loaderData?.page ? thankYouWords(loaderData.page).title : 'Your donation'
	return pageMeta({ matches, title: `${loaderData?.hasErrors ? ERROR_PREFIX : ''}${title}` })
}

export default function GivingThankYouRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { page, phone, notNow } = loaderData
	if (notNow) return <LinkDown {...notNow} />
	if (!page) return <UnknownLink phone={phone} />
	const { problem = null, errors = {}, values = {} } = actionData ?? {}
	return <ThankYouPage page={page} problem={problem} errors={errors} values={values} />
}
