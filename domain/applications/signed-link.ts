import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link is for: a signature of one purpose opens nothing else. */
export type LinkPurpose =
	| 'withdraw'
	| 'check-in'
	| 'thank-you'
	| 'receipt'
	| 'manage'
	| 'certificate'
	| 'dog news'
	| 'order'
	| 'order-cancel'
	| 'order-card'
	| 'stock notice'
	| 'stock notice confirm'

/** The key in a link, for one record. Nothing of it is stored. */
export function linkKey(purpose: LinkPurpose, id: string, secret: string): string {
	return createHmac('sha256', secret).update(`link\n${purpose}\n${id}`).digest('base64url')
}

/** Whether a link was made by us for this purpose and record. */
export function isLinkKey(key: string, purpose: LinkPurpose, id: string, secret: string): boolean {
	const right = Buffer.from(linkKey(purpose, id, secret))
	const given = Buffer.from(key)
	return given.length === right.length && timingSafeEqual(given, right)
}
