import type { RouterContextProvider } from 'react-router'
import { createEmailContext } from '#domain/payables/email-context.ts'
import { newAddressLimit } from '../forms/new-address-limit.server.ts'
import { signedLinkOf } from '../forms/signed-link.server.ts'
import { visitorContext } from '../records.server.ts'
import { errorLogContext } from '../request.server.ts'
import { paymentsContext } from './payments.server.ts'

/** What a page of a donation needs, opened by a signed link. */
export function givingRequestOf(context: Readonly<RouterContextProvider>, url: URL) {
	const link = signedLinkOf(context, url)
	const onError = (error: unknown) => context.get(errorLogContext)(error, url.pathname)
	return {
		...link,
		payments: context.get(paymentsContext),
		onError,
		words: createEmailContext(link.content.options, link.formContext.charity, link.formSecret),
	}
}

/** Who presses its buttons. */
export function giverOf(context: Readonly<RouterContextProvider>) {
	return { clientHash: context.get(visitorContext).clientHash, limit: newAddressLimit(context) }
}
