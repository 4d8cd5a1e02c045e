import {
	askedCancellation,
	beginOfRefund,
	endingRefund,
	type PaidSums,
	promisedRefund,
} from '#domain/desk/orders/cancel-asked-words.ts'
import type { Payment } from '#domain/payables/payable.ts'
import { refundOfReturn } from '#domain/shop/cancellation.ts'
import { refundInWords } from '#domain/shop/cancellation-words.ts'
import { lineInWords } from '#domain/shop/emails/order-words.ts'
import type { Order } from '#domain/shop/order.ts'
import { decimalOf } from '#lib/money.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { type RefusedRefund, refusedRefunds } from '../../../giving/donation/payments/stripe-notices.server.ts'
import { refundsOf } from '../../../giving/donation/read-donation.server.ts'
import { moneyWords } from '../../../giving/money.server.ts'
import type { DeskRequest } from '../../../request.server.ts'

/** What arrived and went back, in all. */
export function paidSumsOf(payments: readonly Payment[]): PaidSums {
	const sum = (key: 'received' | 'refunded') => payments.reduce((total, payment) => total + payment[key], 0)
	return { received: sum('received'), refunded: sum('refunded') }
}

/** What of the money can go back, and what a buyer who has cancelled was told. */
export async function moneyBackOf(
	{ store, content, timezone, giving }: DeskRequest,
	order: Order,
	{ payments, seesMoney }: { payments: Payment[]; seesMoney: boolean },
) {
	const money = (amount: number) => moneyWords(content)(amount, order.payable.due.currency)
	const refunds = await refundsOf(store, payments)
	const rest = refunds.reduce((sum, one) => sum + one.rest, 0)
	const asked = refunds.reduce((sum, one) => sum + one.asked, 0)
	const bands = content.options?.shop.delivery ?? []
	const paid = paidSumsOf(payments)
	const asksToCancel = askedCancellation(order, bands, paid)
	const returned = refundOfReturn(order, bands, paid)
	const toRefund = returned.cancelled.length > 0 ? returned : asksToCancel
	const ending = endingRefund(order, { bands, paid, rest })
	const refused = seesMoney ? await refusedRefunds(store, payments, { money, timezone }) : []
	return {
		bands,
		paid,
		asksToCancel,
		toRefund,
		hasMoney: rest + asked > 0,
		refund: {
			...refundOf(order, { rest, asked, refused, asksToCancel, toRefund, ending, money }),
			askAccountUrl: askAccountUrl(order, giving.words.charity.name),
		},
	}
}

/** Nothing of the money, for those who see none: what a page does not show is in its data too. */
export const NO_REFUND: Awaited<ReturnType<typeof moneyBackOf>>['refund'] = {
	rest: '',
	asked: '',
	delivery: '',
	refused: [],
	promised: null,
	isDeliveryDue: false,
	typed: '',
	ending: '',
	endingParts: '',
	askAccountUrl: '',
}

/** An email to the buyer of a bank transfer that asks where it goes back to, to be finished by who sends it. */
function askAccountUrl({ payable }: Order, charity: string): string {
	const { firstName, reference, email } = payable
	const subject = `Your refund - ${reference}`
	const body = `Dear ${firstName},\n\nYou paid for your order ${reference} by bank transfer, and we would like to send your refund. Please tell us the sort code and account number it should go to, in a reply to this email or by phone. Never send a card number, a PIN or a password.\n\n${charity}`
	return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

interface Refunding {
	/** Minor units that can still go back, and that were asked for. */
	rest: number
	asked: number
	refused: RefusedRefund[]
	asksToCancel: ReturnType<typeof askedCancellation>
	/** What came back, or else what the buyer has cancelled. */
	toRefund: ReturnType<typeof refundOfReturn> | null
	ending: ReturnType<typeof endingRefund>
	money(amount: number): string
}

/** What the forms for giving money back say. A buyer who cancelled gets what they were told. */
function refundOf(order: Order, { rest, asked, refused, asksToCancel, toRefund, ending, money }: Refunding) {
	const { payable, deliveryMinor } = order
	const orNothing = (amount: number) => (amount === 0 ? '' : money(amount))
	const begin = toRefund ? beginOfRefund(order, toRefund, rest) : { hasDelivery: false, typedMinor: 0 }
	return {
		rest: orNothing(rest),
		asked: orNothing(asked),
		delivery: orNothing(deliveryMinor),
		refused,
		promised: promisedForm(order, { rest, asksToCancel, money }),
		/** "Refund a part" begins with the delivery ticked. */
		isDeliveryDue: begin.hasDelivery,
		/** The sum that it begins with, where what is ticked comes to another; "" for that. */
		typed: begin.typedMinor === 0 ? '' : decimalOf({ amount: begin.typedMinor, currency: payable.due.currency }),
		/** What goes back with the end of the order; "" for nothing. */
		ending: orNothing(ending.refundMinor),
		/** What of an order that was sent goes back: "That is £9 for the goods, and the delivery."; "" for all that is left. */
		endingParts:
			order.sentAt !== null && ending.byLaw ? refundInWords(order, ending.byLaw, { money, whose: 'their' }) : '',
	}
}

/** What they were promised, as the form that gives just that back; null for nothing. */
function promisedForm(
	{ payable }: Order,
	{ rest, asksToCancel, money }: Pick<Refunding, 'rest' | 'asksToCancel' | 'money'>,
) {
	const promised = promisedRefund(asksToCancel, rest)
	if (!asksToCancel || !promised) return null
	return {
		/** "£21.95" */
		sum: money(promised.amountMinor),
		/** The sum as it is typed: "21.95" */
		typed: decimalOf({ amount: promised.amountMinor, currency: payable.due.currency }),
		/** "1 × Rope lead, 1.5 m" */
		goods: listInWords(asksToCancel.cancelled.map(lineInWords)).replaceAll(' × ', '\u{A0}×\u{A0}'),
		lines: promised.lines,
	}
}
