import { data } from 'react-router'
import { signedLinkOf } from '#app/request/forms/signed-link.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { LinkDown } from '../features/giving/link-down.tsx'
import { UnknownLink } from '../features/giving/unknown-link.tsx'
import { cardsOfLink } from '../features/shop/card/card.server.ts'
import { CardPage } from '../features/shop/card/card-page.tsx'
import type { Route } from './+types/shop-card.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader(args: Route.LoaderArgs) {
	const link = signedLinkOf(args.context, args.url)
	try {
		const page = (await cardsOfLink(link)) ?? null
		return data({ page, phone: link.formContext.charity.phone, notNow: null }, { status: page ? 200 : 404 })
	} catch (error) {
		return data({ page: null, phone: '', notNow: linkDown(args, error) }, { status: 503 })
	}
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'Greetings card' })
}

export default function ShopCardRoute({ loaderData: { page, phone, notNow } }: Route.ComponentProps) {
	if (notNow) return <LinkDown {...notNow} />
	return page ? <CardPage {...page} /> : <UnknownLink phone={phone} />
}
