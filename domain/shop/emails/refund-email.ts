import { type Block, paragraphs } from '#domain/emails/blocks.ts'
import type { Email } from '#domain/emails/email.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { staysInWords } from '../cancellation-words.ts'
import type { Order, OrderLine, RefundOfOrder } from '../order.ts'
import { vatOfPart } from '../vat.ts'
import { orderEmail } from './order-email.ts'
import { lineInWords, moneyOf, type ShopEmailContext } from './order-words.ts'

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
