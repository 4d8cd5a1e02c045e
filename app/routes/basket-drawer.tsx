import { redirect } from 'react-router'
import { addedAnswer } from '#app/features/shop/basket/change/added-answer.server.ts'
import { changeBasket } from '#app/features/shop/basket/change/change-basket.server.ts'
import { shopFactsNow } from '#app/features/shop/shop-facts.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { basketCookie, readBasket } from '#app/request/shop/basket.server.ts'
import type { Route } from './+types/basket-drawer.ts'

export const middleware = routeMiddleware('visitors-own')

/** There is nothing to read here. */
export function loader() {
	return redirect('/basket')
}

/** Does what the basket's own action does, and answers for the drawer on the page of an item. */
export async function action({ context, request, url }: Route.ActionArgs) {
	const form = new URLSearchParams(await request.text())
	const facts = await shopFactsNow(context, url.pathname)
	const before = readBasket(context, request)
	const outcome = changeBasket(form, before, facts)
	if (outcome.kind !== 'changed') return Response.json(addedAnswer(outcome, facts, before))
	const headers = { 'Set-Cookie': basketCookie(context, outcome.basket) }
	return Response.json(addedAnswer(outcome, facts), { headers })
}
