import { endingRefund } from '#domain/desk/orders/cancel-asked-words.ts'
import { totalMinor } from '#domain/shop/order.ts'
import { emailsOfCancellation } from '#domain/shop/order-emails.ts'
import { listPayments } from '#records/payables/payables.ts'
import { sendOnce } from '#records/payables/send-once.ts'
import { cancelOrder } from '#records/shop/money/cancel-order.ts'
import { type OrderRefund, refundOrder } from '#records/shop/money/refund-order.ts'
import { FieldError } from '../../../cases/work/read-fields.server.ts'
import {
	amountIn,
	keepReason,
	pastDayIn,
	reasonIn,
	showRefund,
} from '../../../giving/donation/donation-actions.server.ts'
import { refundsOf } from '../../../giving/donation/read-donation.server.ts'
import { moneyWords } from '../../../giving/money.server.ts'
import { lineCountsIn, type OrderActionArgs, type Outcome } from '../sent-form.server.ts'
import { paidSumsOf } from './money-back.server.ts'

const STRIPE_OFF =
	'Stripe is switched off here. Refund it on Stripe’s own pages; the ledger learns of it once it is on again'

/** Some of the lines, delivery, or another sum in place of what they cost. */
export async function refundLines(args: OrderActionArgs): Promise<Outcome> {
	const { desk, order, form } = args
	const lines = lineCountsIn(form, 'refund', order)
	const ofLines = priceOfLines(order, lines)
	const ofDelivery = form.get('refund-delivery') === '1' ? order.deliveryMinor : 0
	const isTyped = (form.get('refund-amount') ?? '').trim() !== ''
	const amount = isTyped ? amountIn(form, 'refund-amount', desk, order.payable.due.currency) : ofLines + ofDelivery
	if (amount === 0) throw new FieldError('refund', 'Choose what is refunded, or enter a sum')
	return giveBack(args, { lines, extraMinor: amount - ofLines, cancels: false }, 'refund')
}

/** What the buyer was promised, as the page said it: the sum is in the form, so that what goes back is what its button named. */
export async function refundPromised(args: OrderActionArgs): Promise<Outcome> {
	const { desk, order, form } = args
	const lines = lineCountsIn(form, 'refund', order)
	const ofLines = priceOfLines(order, lines)
	const amount = amountIn(form, 'refund-amount', desk, order.payable.due.currency)
	return giveBack(args, { lines, extraMinor: amount - ofLines, cancels: false }, 'promised')
}

/**
 * Gives back what the page named for the end of an order (`endingRefund`); an order that was not paid just ends.
 *
 * @param intent of the form, which names its fields
 */
export async function cancel(args: OrderActionArgs, intent: 'cancel' | 'refund-all' = 'cancel'): Promise<Outcome> {
	const { desk, member, order, seenVersion } = args
	const { reference } = order.payable
	const payments = await listPayments(desk.store.db, order.payable.id)
	const left = (await refundsOf(desk.store, payments)).reduce((sum, one) => sum + one.rest, 0)
	const bands = desk.content.options?.shop.delivery ?? []
	const { refundMinor: rest } = endingRefund(order, { bands, paid: paidSumsOf(payments), rest: left })
	if (rest > 0) {
		const lines = order.lines
			.map(({ id, quantity, refundedQuantity }) => ({ lineId: id, quantity: quantity - refundedQuantity }))
			.filter(({ quantity }) => quantity > 0)
		const ofLines = order.lines.reduce(
			(sum, { quantity, refundedQuantity, unitMinor }) => sum + (quantity - refundedQuantity) * unitMinor,
			0,
		)
		return giveBack(args, { lines, extraMinor: rest - ofLines, cancels: true }, intent)
	}
	if ((await cancelOrder(desk.store, { reference, seenVersion }, member.id, desk.now)) !== 'done')
		return 'changed meanwhile'
	const deliveries = emailsOfCancellation(order, desk.giving.words)
	const sending = { payable: order.payable, action: 'buyer emailed', deliveries, staffId: member.id } as const
	await sendOnce(desk.store, sending, desk.now)
	return 'done'
}

function priceOfLines({ lines: ordered }: OrderActionArgs['order'], lines: OrderRefund['lines']): number {
	const priceOf = (lineId: string) => ordered.find(({ id }) => id === lineId)?.unitMinor ?? 0
	return lines.reduce((sum, { lineId, quantity }) => sum + quantity * priceOf(lineId), 0)
}

type GivenBack = Pick<OrderRefund, 'lines' | 'extraMinor' | 'cancels'>

async function giveBack(
	args: OrderActionArgs,
	given: GivenBack,
	intent: 'refund' | 'promised' | 'cancel' | 'refund-all',
): Promise<Outcome> {
	const { desk, member, order, form, seenVersion } = args
	const { reference, provider: by } = order.payable
	const { store, giving, now } = desk
	const reason = reasonIn(form, `${intent}-reason`)
	const at = by === 'bank transfer' ? pastDayIn(form, `${intent}-day`, desk) : now
	const { provider, deliveriesOf } = giving
	const refund = { reference, seenVersion, ...given, staffId: member.id, at }
	const result = await refundOrder(store, refund, { provider, deliveriesOf, now })
	switch (result.kind) {
		case 'recorded':
			await keepReason({ ...args, payable: order.payable }, reason)
			return 'done'
		case 'requested': {
			const [payment] = (await listPayments(store.db, order.payable.id)).filter(({ paidAt }) => paidAt !== null)
			if (provider && payment) await showRefund(desk, provider, payment)
			await keepReason({ ...args, payable: order.payable }, reason)
			return 'done'
		}
		case 'refused':
			throw new FieldError(intent, `Stripe refused the refund: ${result.reason}`)
		case 'no provider':
			throw new FieldError(intent, STRIPE_OFF)
		case 'more than ordered':
			throw new FieldError(intent, 'That is more than was ordered and not refunded yet')
		case 'more than received': {
			const most = moneyWords(desk.content)(totalMinor(order), order.payable.due.currency)
			throw new FieldError(intent, `That is more than is left of the ${most} of this order`)
		}
		case 'nothing paid':
			throw new FieldError(intent, 'Nothing was paid')
		default:
			return 'changed meanwhile'
	}
}
