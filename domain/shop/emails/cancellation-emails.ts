import { type Block, paragraphs } from '#domain/emails/blocks.ts'
import type { Email } from '#domain/emails/email.ts'
import { formatDate } from '#lib/dates.ts'
import { cancellationOf, lastDayAfterCancelling } from '../cancellation.ts'
import { askForAccount, ifPostedAlready, keptInWords, refundInWords } from '../cancellation-words.ts'
import type { Order } from '../order.ts'
import { CANCEL_DAYS, returnsAddressOf } from '../terms.ts'
import { isPaid, listOf, orderEmail } from './order-email.ts'
import { lineInWords, moneyOf, returnsTo, type ShopEmailContext } from './order-words.ts'

/** Minor units that are here, and that went back. */
export interface PaidForOrder {
	received?: number | undefined
	refunded?: number
}

/**
 * At once when the buyer cancels: that it has arrived, what goes back, and what stays ordered.
 *
 * @param paid of its payments, where it is not what was asked for
 */
export function cancelAskedEmail(order: Order, words: ShopEmailContext, paid: PaidForOrder = {}): Email {
	const { received = receivedOf(order), refunded = 0 } = paid
	const cancellation = cancellationOf(order, words.shop.delivery, received, refunded)
	const { cancelled, kept, donation } = cancellation
	const except = keptInWords(cancellation)
	const money = moneyOf(order, words)
	const stays = [...kept.map(lineInWords), ...(donation.isKept ? [`your donation of ${money(donation.minor)}`] : [])]
	return orderEmail(order, words, 'We have your cancellation', [
		...paragraphs(
			`You have cancelled your order${except && `, except ${except}`}, and we have it in writing. There is no need to give a reason.`,
		),
		listOf({ lines: cancelled }),
		...paragraphs(whatGoesBack(order, words, received === 0 ? '' : money(cancellation.refundMinor))),
		...(cancellation.refundMinor > 0 ? paragraphs(refundInWords(order, cancellation, { money, whose: 'your' })) : []),
		...(cancellation.refundMinor > 0 ? accountBlock(order, words) : []),
		...(stays.length > 0 ? paragraphs(`This stays ordered: ${stays.join(', ')}.`) : []),
	])
}

/** Where a transfer goes back to; nothing for a card. */
function accountBlock(order: Order, { charity }: ShopEmailContext): Block[] {
	const text = askForAccount(order, { phone: charity.phone, by: 'replying to this email' })
	return text === '' ? [] : paragraphs(text)
}

/** @param sum "" when nothing was paid */
function whatGoesBack(order: Order, words: ShopEmailContext, sum: string): string {
	if (sum === '') {
		return 'Nothing was paid or made yet, so all of it has ended and you owe nothing. Please don’t send the money. If it is on its way already, it goes back to you.'
	}
	const until = formatDate(lastDayAfterCancelling(order, words.timezone) ?? '', words.locale)
	const to = returnsAddressOf(returnsTo(order, words))
	if (order.sentAt === null) {
		return `We refund ${sum}, the way it came, by ${until}. If it hasn’t been posted yet, it stays here.\n\n${ifPostedAlready(to)}`
	}
	return `Please send it back by ${until}, to:\n\n${to}\n\nWe refund ${sum} within ${CANCEL_DAYS} days of getting it back, or of your proof of posting.`
}

/** What was received, as far as the order itself knows: 0 before it is paid, undefined while the money is promised. */
function receivedOf(order: Order): number | undefined {
	if (isPaid(order)) return order.payable.due.amount
	return ['pending', 'part paid'].includes(order.payable.state) ? undefined : 0
}

/** By staff: nothing is sent. */
export function cancelledEmail(order: Order, words: ShopEmailContext): Email {
	const hasMoney = isPaid(order) || order.payable.state === 'part paid'
	const money = hasMoney
		? 'We’ll send your money back the way it came, and email you when it’s on its way.'
		: 'No money was taken, and none is owed.'
	return orderEmail(order, words, 'Your order is cancelled', [
		...paragraphs(`Your order is cancelled. ${money}`),
		...(hasMoney ? accountBlock(order, words) : []),
		listOf(order),
	])
}
