import type { Email } from '#domain/emails/email.ts'
import type { EmailLimits, NewDelivery } from '#domain/emails/new-delivery.ts'
import type { PaymentChange } from '../payables/payable.ts'
import { cancelAskedEmail, cancelledEmail, type PaidForOrder } from './emails/cancellation-emails.ts'
import { type ShopEmailContext, wordsForBuyer } from './emails/order-words.ts'
import { confirmationEmail, partPaidEmail, placedEmail } from './emails/placed-email.ts'
import { orderRefundEmail } from './emails/refund-email.ts'
import { sentEmail } from './emails/sent-email.ts'
import { expiredEmail, orderUnpaidEmail, outOfStockEmail } from './emails/unpaid-emails.ts'
import { type Order, type RefundOfOrder, SURPLUS_REFUND } from './order.ts'

type NewEmail = Omit<NewDelivery, 'submissionId' | 'payableId'>

export interface OrderChange extends PaymentChange {
	/** After the change. */
	order: Order
	/** What it gave back, if it is a refund. */
	refund?: RefundOfOrder
}

/**
 * The emails of an order that was placed. By card there is none: the confirmation follows its payment.
 *
 * @param limits of what a visitor starts
 */
export function emailsOfPlacing(order: Order, words: ShopEmailContext, limits?: EmailLimits): NewEmail[] {
	const email = order.payable.provider === 'bank transfer' ? placedEmail(order, wordsForBuyer(order, words)) : undefined
	return email ? [{ channel: 'email', payload: email, ...limits }] : []
}

/** The emails of a change of its payment, each once: an event that is reported again changes nothing. */
export function emailsOfOrderChange(
	{ order, refund, before, after, event, gift }: OrderChange,
	siteWords: ShopEmailContext,
): NewEmail[] {
	const { payment } = after
	const words = wordsForBuyer(order, siteWords)
	if (!payment) return []
	const { state, received } = payment
	if (state === 'part paid' && received > (before.payment?.received ?? 0)) {
		return queued(partPaidEmail(order, payment, words))
	}
	const wasPaid = before.payment != null && before.payment.paidAt !== null && before.payment.state !== 'part paid'
	if (payment.paidAt !== null && state !== 'part paid' && !wasPaid) {
		return queued(
			order.isOutOfStock ? outOfStockEmail(order, words) : confirmationEmail(order, { payment, gift }, words),
		)
	}
	const refunded = payment.refunded - (before.payment?.refunded ?? 0)
	const isSurplus = event.ref?.startsWith(SURPLUS_REFUND) ?? false
	const paid = { received, refunded: payment.refunded }
	if (refunded > 0) return queued(orderRefundEmail(order, { refunded, paid, isSurplus, refund }, words))
	const hasFailed = payment.state === 'failed' && before.payment?.state !== 'failed'
	return hasFailed ? queued(orderUnpaidEmail(order, payment.paidAt !== null, words)) : []
}

/** @param paidAt when all of the money was here */
export function emailsOfSending(order: Order, words: ShopEmailContext, paidAt?: number): NewEmail[] {
	return order.payable.email === '' ? [] : queued(sentEmail(order, wordsForBuyer(order, words), paidAt))
}

/** The buyer pressed cancel. @param paid where it is not what was asked for */
export function emailsOfCancelAsk(order: Order, words: ShopEmailContext, paid?: PaidForOrder): NewEmail[] {
	return order.payable.email === '' ? [] : queued(cancelAskedEmail(order, wordsForBuyer(order, words), paid))
}

/** Cancelled by staff. */
export function emailsOfCancellation(order: Order, words: ShopEmailContext): NewEmail[] {
	return order.payable.email === '' ? [] : queued(cancelledEmail(order, wordsForBuyer(order, words)))
}

/** A transfer that did not come. */
export function expiryEmails(order: Order, words: ShopEmailContext): NewEmail[] {
	return order.payable.email === '' ? [] : queued(expiredEmail(order, wordsForBuyer(order, words)))
}

function queued(email: Email): NewEmail[] {
	return [{ channel: 'email', payload: email }]
}
