import type { RouterContextProvider } from 'react-router'
import { BASKET_DAYS, type Basket, EMPTY_BASKET, openBasket, sealBasket } from '#domain/shop/basket-cookie.ts'
import { siteContext } from '../content.server.ts'
import { recordsContext } from '../records.server.ts'

type Context = Readonly<RouterContextProvider>

/** What the visitor has in the basket; empty without a cookie of ours. */
export function readBasket(context: Context, request: Request): Basket {
	const name = cookieName(context)
	const given = (request.headers.get('Cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`))
	if (!given) return EMPTY_BASKET
	return openBasket(given.slice(name.length + 1), context.get(recordsContext).formSecret, Date.now())
}

/** The `Set-Cookie` of a basket; an empty one removes the cookie. The header reads the count, so it is not HttpOnly. */
export function basketCookie(context: Context, basket: Basket): string {
	const isEmpty = basket.entries.length === 0
	const value = isEmpty ? '' : sealBasket(basket, context.get(recordsContext).formSecret, Date.now())
	const secure = isHttps(context) ? '; Secure' : ''
	return `${cookieName(context)}=${value}; Path=/; Max-Age=${isEmpty ? 0 : BASKET_DAYS * 86_400}; SameSite=Lax${secure}`
}

/** With https a prefix that browsers accept from this host only. */
function cookieName(context: Context): string {
	return isHttps(context) ? '__Host-basket' : 'basket'
}

function isHttps(context: Context): boolean {
	return context.get(siteContext).url.startsWith('https:')
}
