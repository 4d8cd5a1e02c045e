import { data } from 'react-router'
import { signedLinkOf } from '#app/request/forms/signed-link.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { LinkDown } from '../features/giving/link-down.tsx'
import { receiptOfLink } from '../features/giving/receipt/receipt.server.ts'
import { ReceiptPage } from '../features/giving/receipt/receipt-page.tsx'
import { UnknownLink } from '../features/giving/unknown-link.tsx'
import type { Route } from './+types/giving-receipt.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader(args: Route.LoaderArgs) {
	const link = signedLinkOf(args.context, args.url)
	try {
		const receipt = (await receiptOfLink(link)) ?? null
		return data({ receipt, phone: link.formContext.charity.phone, notNow: null }, { status: receipt ? 200 : 404 })
	} catch (error) {
		return data({ receipt: null, phone: '', notNow: linkDown(args, error) }, { status: 503 })
	}
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'Your receipt' })
}

export default function GivingReceiptRoute({ loaderData: { receipt, phone, notNow } }: Route.ComponentProps) {
	if (notNow) return <LinkDown {...notNow} />
	return receipt ? <ReceiptPage receipt={receipt} /> : <UnknownLink phone={phone} />
}
