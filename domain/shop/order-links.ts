import type { FormSecret } from '#lib/form-secret.ts'
import { isLinkKey, linkKey } from '../applications/signed-link.ts'

/** A key of one purpose opens no other page: a confirmation that is passed on does not cancel the order. */
type OrderLinkPurpose = 'order' | 'order-cancel' | 'order-card'

/** What became of an order: after the checkout, after the provider's page, and from every email. */
export function orderPath(payableId: string, secret: FormSecret): string {
	return `/shop/order?key=${payableId}.${linkKey('order', payableId, secret)}`
}

/** Where the buyer cancels. */
export function cancelPath(payableId: string, secret: FormSecret): string {
	return `/shop/cancel?key=${payableId}.${linkKey('order-cancel', payableId, secret)}`
}

/** The greetings card of the gifts to the dogs, to print or to pass on: it shows nothing of the buyer, and opens nothing else. */
export function cardPath(payableId: string, secret: FormSecret): string {
	return `/shop/card?key=${payableId}.${linkKey('order-card', payableId, secret)}`
}

/** The id of the order that a key opens; undefined unless we made it for this purpose. */
export function readOrderKey(key: string, purpose: OrderLinkPurpose, secret: FormSecret): string | undefined {
	const [id = '', signature = '', ...rest] = key.split('.')
	return rest.length === 0 && isLinkKey(signature, purpose, id, secret) ? id : undefined
}
