import { listInWords } from '#lib/text/list-in-words.ts'
import type { Cancellation } from './cancellation.ts'
import { type Order, titleOf } from './order.ts'
import { CANCEL_DAYS } from './terms.ts'

/** "what we make for you and your donation": what stays ordered; "" for nothing. */
export function keptInWords({ kept, donation }: Pick<Cancellation, 'kept' | 'donation'>): string {
	const posted = kept.filter(({ needsDelivery }) => needsDelivery)
	const isPersonal = ({ personalisation }: (typeof kept)[number]) => personalisation !== ''
	return listInWords([
		...(posted.some(isPersonal) ? ['what we make for you'] : []),
		...(posted.every(isPersonal) ? [] : ['what can’t be sent back']),
		...(posted.length < kept.length ? ['your gift to the dogs'] : []),
		...(donation.isKept ? ['your donation'] : []),
	])
}

interface RefundWords {
	money(amount: number): string
	whose: 'your' | 'their'
}

/** How the sum of a cancellation comes about: "That is £18 for the goods and £2.25 of the £3.95 for delivery (the dearer way was your choice)." */
export function refundInWords(
	order: Order,
	{ cancelled, kept, deliveryMinor, refundMinor }: Cancellation,
	{ money, whose }: RefundWords,
): string {
	const goodsMinor = cancelled.reduce((sum, line) => sum + line.totalMinor, 0)
	const lessMinor = goodsMinor + deliveryMinor - refundMinor
	const less = lessMinor > 0 ? `, less ${money(lessMinor)} that did not come or went back already` : ''
	const goods = `That is ${money(goodsMinor)} for the goods`
	if (order.deliveryMinor === 0) return `${goods}${less}.`
	if (deliveryMinor === order.deliveryMinor) return `${goods} and ${money(deliveryMinor)} for delivery${less}.`
	const isForRest = kept.some(({ needsDelivery }) => needsDelivery)
	const why = isForRest ? 'the rest is still posted' : `the dearer way was ${whose} choice`
	const ofDelivery = deliveryMinor === 0 ? 'nothing' : money(deliveryMinor)
	return `${goods} and ${ofDelivery} of the ${money(order.deliveryMinor)} for delivery (${why})${less}.`
}

/**
 * What to do with a parcel that crossed with its cancellation: no one knows yet whether it was posted.
 *
 * @param to where it comes back to, in lines
 */
export function ifPostedAlready(to: string): string {
	return `If it was in the post already, please send it back within ${CANCEL_DAYS} days of its arrival, to ${to.replaceAll('\n', ', ')}. You pay that postage, unless something is wrong with it, and we refund you within ${CANCEL_DAYS} days of getting it back or of your proof of posting.`
}

interface AccountWords {
	/** "" for none. */
	phone: string
	/** How else: "replying to this email" */
	by: string
}

/**
 * Asks where a bank transfer goes back to, because the bank's statement names no account; "" for a card, which its provider knows. It never goes
 * through a form of the site, and never asks for a card.
 */
export function askForAccount({ payable }: Pick<Order, 'payable'>, { phone, by }: AccountWords): string {
	if (payable.provider !== 'bank transfer') return ''
	const how = phone ? `${by}, or ring us on ${phone.replaceAll(' ', '\u{A0}')}` : by
	return `You paid by bank transfer, and we can’t see the account that it came from. Please tell us its sort code and account number by ${how}. That is all we need: never send a card number, a PIN or a password.`
}

interface EndedSums {
	/** Minor units that arrived, and that went back. */
	received: number
	refunded: number
	money(amount: number): string
}

/** What of an order that has ended stays with the charity: "£2 stays as your donation, and £1.70 for delivery."; "" for nothing. */
export function staysInWords({ lines, donationMinor }: Order, { received, refunded, money }: EndedSums): string {
	const keptMinor = received - refunded
	if (keptMinor <= 0 || refunded <= 0) return ''
	const left = lines
		.filter(({ quantity, refundedQuantity }) => quantity > refundedQuantity)
		.map((line) => ({ ...line, minor: (line.quantity - line.refundedQuantity) * line.unitMinor }))
	const goodsMinor = left.reduce((sum, { minor }) => sum + minor, 0)
	const deliveryMinor = keptMinor - goodsMinor - donationMinor
	if (deliveryMinor < 0) return `The other ${money(keptMinor)} stays with us.`
	const parts = [
		goodsMinor > 0 ? `${money(goodsMinor)} for ${listInWords(left.map(titleOf))}` : '',
		donationMinor > 0 ? `${money(donationMinor)} as your donation` : '',
		deliveryMinor > 0 ? `${money(deliveryMinor)} for delivery` : '',
	].filter(Boolean)
	return `The other ${money(keptMinor)} stays with us: ${listInWords(parts)}.`
}
