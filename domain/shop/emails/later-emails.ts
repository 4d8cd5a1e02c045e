import { type Block, paragraphs } from '#domain/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/emails/email.ts'
import { greeting } from '#domain/payables/payment-words.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { cancellableLines, cancellationOf, lastDayAfterCancelling } from '../cancellation.ts'
import { askForAccount, ifPostedAlready, keptInWords, refundInWords, staysInWords } from '../cancellation-words.ts'
import { arrivalAfterPosting } from '../estimated-delivery.ts'
import type { Order, OrderLine, RefundOfOrder } from '../order.ts'
import { orderPath } from '../order-links.ts'
import { contentsOf, toPack } from '../parcel.ts'
import { CANCEL_DAYS, returnsAddressOf } from '../terms.ts'
import { vatOfPart } from '../vat.ts'
import { addressRow, cancelLink, lineInWords, moneyOf, returnsTo, type ShopEmailContext } from './order-words.ts'
import { reservedUntil } from './placed-email.ts'

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

/** The transfer did not arrive in time: the goods are for others again. */
export function expiredEmail(order: Order, words: ShopEmailContext): Email {
	return orderEmail(order, words, 'Your order has expired', [
		...paragraphs(
			`${whatExpired(order, words)}\n\n${contentsOf(order.lines) === 'gifts' ? EXPIRED_GIFTS : EXPIRED_GOODS}`,
		),
		listOf(order),
		{ kind: 'link', text: 'Order again', url: `${words.charity.url}/merch` },
	])
}

/** "You ordered on 20 November 2026, for £23.95, and we kept your things for you until 27 November 2026." */
function whatExpired(order: Order, words: ShopEmailContext): string {
	const { createdAt, closedAt, due } = order.payable
	const day = (at: number) => dayIn(words.timezone, at)
	const promised = reservedUntil(order, words)
	// Staff may have put them on sale before.
	const until = closedAt === null || day(closedAt) > promised ? promised : day(closedAt)
	const ordered = `You ordered on ${formatDate(day(createdAt), words.locale)}, for ${moneyOf(order, words)(due.amount)}`
	return contentsOf(order.lines) === 'gifts'
		? `${ordered}.`
		: `${ordered}, and we kept your things for you until ${formatDate(until, words.locale)}.`
}

const EXPIRED_GOODS =
	'We have not seen your money yet, so they are back on the shelf. You owe nothing.\n\nIf you sent it in the last few days, tell us: we’ll look for it, and send you either what you ordered or your money back.'
const EXPIRED_GIFTS =
	'We have not seen the money for your order yet, so it has ended. You owe nothing.\n\nIf you sent it in the last few days, tell us: we’ll look for it, and send you either your greetings card or your money back.'

/** Paid after its goods had gone to others. */
export function outOfStockEmail(order: Order, words: ShopEmailContext): Email {
	const sum = moneyOf(order, words)(order.payable.due.amount)
	const account = askForAccount(order, { phone: words.charity.phone, by: 'replying to this email' })
	return orderEmail(order, words, 'About your order', [
		...paragraphs(
			[
				`Your ${sum} has arrived, thank you. We are sorry: it came after we could no longer keep your things aside, and something in your order has since sold out.\n\nSomeone from the shop is looking into it and will write to you: you can wait for more, choose something else, or have all of your money back. If you already know which you’d like, reply to this email.`,
				account && `For your money back: ${account}`,
			]
				.filter(Boolean)
				.join('\n\n'),
		),
		listOf(order),
		...cancelLink(order, words),
	])
}

interface Refunded {
	/** Minor units. */
	refunded: number
	/** Minor units of all that arrived, and that went back so far, with this. */
	paid: { received: number; refunded: number }
	isSurplus: boolean
	/** Undefined where only the sum is known. */
	refund: RefundOfOrder | undefined
}

/** How much went back, for what as far as it is known, and the VAT in it. */
export function orderRefundEmail(
	order: Order,
	{ refunded, paid, isSurplus, refund }: Refunded,
	words: ShopEmailContext,
): Email {
	const money = moneyOf(order, words)
	const sum = money(refunded)
	const how = isSurplus
		? `You sent ${sum} more than your order costs, so we have sent that back to your bank account. Nothing about your order changes.`
		: order.payable.provider === 'bank transfer'
			? `We have sent ${sum} of your order back to your bank account.`
			: `We have refunded ${sum} of your order. It goes back to the card or account you paid with, usually within 5 to 10 days.`
	return orderEmail(order, words, 'Your refund', [
		...paragraphs(how),
		...(refund && refund.lines.length > 0 ? refundedLines(order, { refunded, lines: refund.lines }, words) : []),
		...(order.cancelledAt === null ? [] : paragraphs(staysInWords(order, { ...paid, money }))),
		...(refund ? paragraphs(vatInRefund(order, refund, words)) : []),
	])
}

function refundedLines(
	order: Order,
	{ refunded, lines }: { refunded: number; lines: RefundOfOrder['lines'] },
	words: ShopEmailContext,
): Block[] {
	const known = lines.flatMap(({ lineId, quantity }) => {
		const line = order.lines.find(({ id }) => id === lineId)
		return line ? [{ ...line, quantity }] : []
	})
	const besides = refunded - known.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0)
	const more =
		besides > 0
			? [
					`${moneyOf(order, words)(besides)} ${besides === order.deliveryMinor ? 'for the delivery' : 'more, such as delivery'}`,
				]
			: []
	const isDeliveryKept = besides <= 0 && order.deliveryMinor > 0 && order.lines.some(isLeft)
	return [
		...paragraphs('It is for:'),
		{ kind: 'list', items: [...known.map(lineInWords), ...more] },
		...paragraphs(isDeliveryKept ? DELIVERY_KEPT : ''),
	]
}

const isLeft = ({ needsDelivery, quantity, refundedQuantity }: OrderLine) =>
	needsDelivery && quantity > refundedQuantity

const DELIVERY_KEPT = 'Delivery is not part of it, because you paid it for what stays with you, too.'

/**
 * "£0.83 of it is VAT. Our VAT number is GB 999 9999 73, and you ordered on 23 November 2026.": what a credit note says beside the sum and the reference.
 * "" where the charity is not registered, or none was charged.
 */
function vatInRefund(order: Order, { ofShop }: RefundOfOrder, words: ShopEmailContext): string {
	const { shop, timezone, locale } = words
	const vatMinor = shop.vatNumber === '' ? 0 : vatOfPart(order, ofShop.after) - vatOfPart(order, ofShop.before)
	if (vatMinor <= 0) return ''
	const orderedOn = formatDate(dayIn(timezone, order.payable.createdAt), locale)
	return `${moneyOf(order, words)(vatMinor)} of it is VAT. Our VAT number is ${shop.vatNumber}, and you ordered on ${orderedOn}.`
}

/** A payment that was on its way, or had arrived, has failed. */
export function orderUnpaidEmail(order: Order, wasPaid: boolean, words: ShopEmailContext): Email {
	const sum = moneyOf(order, words)(order.payable.due.amount)
	return orderEmail(order, words, 'Your payment did not go through', [
		...paragraphs(
			wasPaid
				? `Your bank has taken back the ${sum} of your order. If you asked for that, there is nothing to do. If you didn’t, your bank can say why.`
				: `Your bank declined ${sum} for your order. No money was taken. You can try again with another card or account${contentsOf(order.lines) === 'gifts' ? '' : ' while we still have everything'}.`,
		),
	])
}

function isPaid({ payable: { state } }: Order): boolean {
	return state === 'paid' || state === 'partly refunded' || state === 'disputed'
}

function listOf({ lines }: Pick<Order, 'lines'>): Block {
	return { kind: 'list', items: lines.map(lineInWords) }
}

function orderEmail(order: Order, words: ShopEmailContext, subject: string, blocks: Block[]): Email {
	const { charity, formSecret } = words
	const { payable } = order
	const whole: Block[] = [
		...paragraphs(greeting(payable)),
		...blocks,
		{ kind: 'link', text: 'See your order', url: charity.url + orderPath(payable.id, formSecret) },
		...paragraphs(reach(charity)),
	]
	return composeEmail({ to: payable.email, subject: `${subject} - ${payable.reference}`, blocks: whole, charity })
}
