import { data, redirect } from 'react-router'
import { isUnsent, stayWhenUnsent, submitOrStay, unsentNote } from '#app/browser/recovery/submit-or-stay.ts'
import { BasketPage } from '#app/features/shop/basket/basket-page.tsx'
import { basketView } from '#app/features/shop/basket/basket-view.server.ts'
import { pressedFragment, urlAfter } from '#app/features/shop/basket/change/basket-url.ts'
import { changeBasket } from '#app/features/shop/basket/change/change-basket.server.ts'
import { ChoosePage } from '#app/features/shop/basket/change/choose-page.tsx'
import { shopFactsNow } from '#app/features/shop/shop-facts.server.ts'
import { foundErrorsContext } from '#app/request/forms/open-form.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { basketCookie, readBasket } from '#app/request/shop/basket.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import type { Route } from './+types/basket.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader({ context, request, url }: Route.LoaderArgs) {
	const facts = await shopFactsNow(context, url.pathname)
	return { ...basketView(readBasket(context, request), facts, url), hasErrors: context.get(foundErrorsContext) }
}

/** Forms of the basket and of items' pages. */
export async function action({ context, request, url }: Route.ActionArgs) {
	const form = new URLSearchParams(await request.text())
	const facts = await shopFactsNow(context, url.pathname)
	const outcome = changeBasket(form, readBasket(context, request), facts)
	if (outcome.kind === 'changed') {
		const fragment = pressedFragment(outcome.event, form, request.headers)
		throw redirect(urlAfter(outcome.event, outcome.to) + fragment, {
			status: 303,
			headers: { 'Set-Cookie': basketCookie(context, outcome.basket) },
		})
	}
	context.set(foundErrorsContext, true)
	return data(outcome.kind === 'choose' ? { choose: outcome.choose } : { again: outcome.again }, { status: 422 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitOrStay(serverAction)

export const shouldRevalidate = stayWhenUnsent

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: loaderData && `${loaderData.hasErrors ? ERROR_PREFIX : ''}Your basket`,
		path: '/basket',
		description: 'What you have put in from the shop, and the total with delivery.',
	})
}

export default function BasketRoute({ loaderData, actionData }: Route.ComponentProps) {
	const answer = isUnsent(actionData) ? undefined : actionData
	const again = (answer && 'again' in answer && answer.again) || null
	const choose = (answer && 'choose' in answer && answer.choose) || null
	if (choose) {
		return <ChoosePage {...choose} />
	}
	return (
		<BasketPage
			basket={loaderData}
			again={again}
			problem={isUnsent(actionData) ? unsentNote(actionData, 'nothing was changed') : ''}
		/>
	)
}
