import { paragraphs } from '#domain/emails/blocks.ts'
import type { Email } from '#domain/emails/email.ts'
import { cancellableLines } from '../cancellation.ts'
import { arrivalAfterPosting } from '../estimated-delivery.ts'
import type { Order } from '../order.ts'
import { toPack } from '../parcel.ts'
import { CANCEL_DAYS } from '../terms.ts'
import { listOf, orderEmail } from './order-email.ts'
import { addressRow, cancelLink, type ShopEmailContext } from './order-words.ts'

/** It is on its way. @param paidAt when all of the money was here */
export function sentEmail(order: Order, words: ShopEmailContext, paidAt?: number): Email {
	const { trackingUrl } = order
	const arrival = arrivalAfterPosting(order, paidAt, words)
	const isWeb = /^https?:\/\//.test(trackingUrl)
	return orderEmail(order, words, 'Your order is on its way', [
		...paragraphs(
			`Good news: your order has been posted.${arrival ? ` It is usually with you by ${arrival}. If it isn’t there a few days after that, tell us and we’ll look into it.` : ''}`,
		),
		...(isWeb ? [{ kind: 'button' as const, text: 'Follow it on its way', url: trackingUrl }] : []),
		listOf({ lines: toPack(order) }),
		...(order.paperCard?.address === '' ? paragraphs('Your greetings card on paper is in it.') : []),
		...addressRow(order, words),
		...(cancellableLines(order).length > 0
			? paragraphs(`If you change your mind, you can cancel until ${CANCEL_DAYS} days after it has arrived.`)
			: []),
		...cancelLink(order, words),
	])
}
