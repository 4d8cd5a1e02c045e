import { isLinkKey, linkKey } from '../applications/signed-link.ts'

/** A key of one purpose opens no other page: a receipt that is passed on does not cancel the donation. */
export type GivingLinkPurpose = 'thank-you' | 'receipt' | 'manage' | 'certificate'

/** What happens now: after the form, and after the provider's page. */
export function thankYouPath(payableId: string, secret: string): string {
	return pathOf('thank-you', payableId, secret)
}

/** Of one payment. */
export function receiptPath(paymentId: string, secret: string): string {
	return pathOf('receipt', paymentId, secret)
}

/** Where a monthly donation is changed or cancelled. */
export function managePath(payableId: string, secret: string): string {
	return pathOf('manage', payableId, secret)
}

/** Of a sponsorship. */
export function certificatePath(payableId: string, secret: string): string {
	return pathOf('certificate', payableId, secret)
}

/** The id of the donation (of a receipt: the payment) that a key opens; undefined unless we made it for this purpose. */
export function readGivingKey(key: string, purpose: GivingLinkPurpose, secret: string): string | undefined {
	const [id = '', signature = '', ...rest] = key.split('.')
	return rest.length === 0 && isLinkKey(signature, purpose, id, secret) ? id : undefined
}

function pathOf(purpose: GivingLinkPurpose, id: string, secret: string): string {
	return `/giving/${purpose}?key=${id}.${linkKey(purpose, id, secret)}`
}
