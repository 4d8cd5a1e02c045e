import type { RouterContextProvider } from 'react-router'
import { createEmailContext } from '#domain/payables/email-context.ts'
import { newAddressLimit } from '../forms/new-address-limit.server.ts'
import { signedLinkOf } from '../forms/signed-link.server.ts'
import { paymentsContext } from '../giving/payments.server.ts'
import { recordsContext, visitorContext } from '../records.server.ts'
import { errorLogContext } from '../request.server.ts'

/** What a page of an order needs, opened by a signed link. */
export function orderRequestOf(context: Readonly<RouterContextProvider>, url: URL) {
	const link = signedLinkOf(context, url)
	return {
		...link,
		payments: context.get(paymentsContext),
		words: createEmailContext(link.content.options, link.formContext.charity, link.formSecret, link.content.merch),
		onError: (error: unknown) => context.get(errorLogContext)(error, url.pathname),
	}
}

/** Who presses its buttons. */
export function buyerOf(context: Readonly<RouterContextProvider>) {
	const { unpaidLimits } = context.get(recordsContext)
	return { clientHash: context.get(visitorContext).clientHash, limit: newAddressLimit(context), unpaidLimits }
}
