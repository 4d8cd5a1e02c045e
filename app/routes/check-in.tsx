import { data, type RouterContextProvider } from 'react-router'
import { foundErrorsContext } from '#app/request/forms/open-form.server.ts'
import { signedLinkOf } from '#app/request/forms/signed-link.server.ts'
import { recordsContext } from '#app/request/records.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import { isCheckInAnswer } from '#domain/desk/check-ins/check-in-answers.ts'
import { answerByLink, checkInOfLink } from '../features/applications/check-in/check-in.server.ts'
import { CheckInPage } from '../features/applications/check-in/check-in-page.tsx'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
import type { Route } from './+types/check-in.ts'

export const middleware = routeMiddleware('visitors-own')

function linkRequestOf(context: Readonly<RouterContextProvider>, url: URL) {
	return { ...signedLinkOf(context, url), id: url.searchParams.get('id') ?? '' }
}

function chosenIn(url: URL) {
	const answer = url.searchParams.get('answer')
	return isCheckInAnswer(answer) ? answer : null
}

/** Read-only: mail scanners open every link, and run its scripts. */
export async function loader(args: Route.LoaderArgs) {
	const chosen = chosenIn(args.url)
	const hasErrors = args.context.get(foundErrorsContext)
	try {
		const page = await checkInOfLink(linkRequestOf(args.context, args.url))
		return data({ page, chosen, hasErrors, notNow: null }, { status: page.state === 'unknown' ? 404 : 200 })
	} catch (error) {
		return data({ page: null, chosen, hasErrors, notNow: linkDown(args, error) }, { status: 503 })
	}
}

export async function action(args: Route.ActionArgs) {
	try {
		const form = new URLSearchParams(await args.request.text())
		const page = (await answerByLink(linkRequestOf(args.context, args.url), form)) ?? null
		args.context.set(foundErrorsContext, page === null)
		if (page) args.context.get(recordsContext).deliver()
		const status = page === null ? 422 : page.state === 'unknown' ? 404 : 200
		return data({ page, hasChosenNone: page === null, notNow: null }, { status })
	} catch (error) {
		return data({ page: null, hasChosenNone: false, notNow: linkDown(args, error) }, { status: 503 })
	}
}

/** The action's response replaces the page. */
export const shouldRevalidate = () => false

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: `${loaderData?.hasErrors ? ERROR_PREFIX : ''}How is it going?` })
}

export default function CheckInRoute({ loaderData, actionData }: Route.ComponentProps) {
	const notNow = actionData ? actionData.notNow : loaderData.notNow
	const isAnswer = actionData !== undefined
	if (notNow) return <StopPage {...notNow} backUrl={null} isAnswer={isAnswer} />
	const page = actionData?.page ?? loaderData.page
	if (!page) return null
	const hasChosenNone = actionData?.hasChosenNone ?? false
	return <CheckInPage {...page} chosen={loaderData.chosen} hasChosenNone={hasChosenNone} isAnswer={isAnswer} />
}
