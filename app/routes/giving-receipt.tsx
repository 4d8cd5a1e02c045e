import { data } from 'react-router'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { signedLinkOf } from '#app/request/signed-link.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { StopPage } from '../features/applications/view/pages/stop-page.tsx'
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
	if (notNow) return <StopPage {...notNow} backUrl={null} />
	return receipt ? <ReceiptPage receipt={receipt} /> : <UnknownLink phone={phone} />
}
