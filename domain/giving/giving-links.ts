import type { FormSecret } from '#lib/form-secret.ts'
import { isLinkKey, linkKey } from '../applications/signed-link.ts'

/** A key of one purpose opens no other page: a receipt that is passed on does not cancel the donation. */
type GivingLinkPurpose = 'thank-you' | 'receipt' | 'manage' | 'certificate'

/** What happens now: after the form, and after the provider's page. */
export function thankYouPath(payableId: string, secret: FormSecret): string {
	return pathOf('thank-you', payableId, secret)
}

export function receiptPath(paymentId: string, secret: FormSecret): string {
	return pathOf('receipt', paymentId, secret)
}

/** What every link to the receipt of a payment begins with, whichever secret signed it. */
export function receiptPathStart(paymentId: string): string {
	return `/giving/receipt?key=${paymentId}.`
}

/** Where a monthly donation is changed or cancelled. */
export function managePath(payableId: string, secret: FormSecret): string {
	return pathOf('manage', payableId, secret)
}

export function certificatePath(payableId: string, secret: FormSecret): string {
	return pathOf('certificate', payableId, secret)
}

/** The id of the donation (of a receipt: the payment) that a key opens; undefined unless we made it for this purpose. */
export function readGivingKey(key: string, purpose: GivingLinkPurpose, secret: FormSecret): string | undefined {
	const [id = '', signature = '', ...rest] = key.split('.')
	return rest.length === 0 && isLinkKey(signature, purpose, id, secret) ? id : undefined
}

function pathOf(purpose: GivingLinkPurpose, id: string, secret: FormSecret): string {
	return `/giving/${purpose}?key=${id}.${linkKey(purpose, id, secret)}`
}
