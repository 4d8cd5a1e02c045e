import type { Transaction } from 'kysely'
import type { NewDelivery } from '#domain/emails/new-delivery.ts'
import type { PaidGift } from '#domain/gift-aid/cover.ts'
import type { Payable, Payment } from '#domain/payables/payable.ts'
import type { PayableDetails } from '#domain/payables/payable-details.ts'
import { readGiftsOf } from '../gift-aid/read-gifts.ts'
import { enqueue } from '../outbox/deliveries.ts'
import { type NewPaymentEvent, type PaymentEvent, paymentEventSchema } from '../payments/payment-events.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { findPayableOf, findPaymentOf } from './find-payment.ts'
import { enterEffects } from './ledger/enter-effects.ts'
import { handlerOf } from './payable-handlers.ts'
import { asPayable, asPayment } from './payables.ts'
import { updatePayable, updatePayment } from './update-from-event.ts'

/** What an event has changed. */
export interface PayableChange {
	event: PaymentEvent
	/** Without a payment: about a monthly donation as a whole. */
	before: { payable: Payable; payment: Payment | undefined }
	after: { payable: Payable; payment: Payment | undefined }
	/** What stands beside it, after the change. */
	details: PayableDetails
	/** What of the payment is a gift, with what its donor declared; undefined when nothing of it is. */
	gift: PaidGift | undefined
}

/** Writes what follows from a change: receipts, certificates. Called in the transaction, once for each change. */
export type DeliveriesOfChange = (change: PayableChange) => NewDeliveryOfPayable[]

export type NewDeliveryOfPayable = Omit<NewDelivery, 'submissionId' | 'payableId'>

/** "unmatched": it belongs to no payable. */
type AppliedPaymentEvent = ({ kind: 'applied' } & PayableChange) | { kind: 'already applied' } | { kind: 'unmatched' }

/**
 * Applies what a provider told: payment, payable, ledger and deliveries in one transaction. The only way in which a provider changes a
 * payment. An event that is reported twice, or after later ones, has the effect of once.
 */
export function applyPaymentEvent(
	store: Store,
	event: NewPaymentEvent,
	deliveriesOf: DeliveriesOfChange,
	now: number,
): Promise<AppliedPaymentEvent> {
	return store.write((transaction) => applyPaymentEventIn(transaction, store.engine, event, deliveriesOf, now))
}

/**
 * `applyPaymentEvent` as part of a transaction that writes more.
 *
 * @param staffId of the person who said it, for the ledger; null for what a provider told
 */
export async function applyPaymentEventIn(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	given: NewPaymentEvent,
	deliveriesOf: DeliveriesOfChange,
	now: number,
	staffId: string | null = null,
): Promise<AppliedPaymentEvent> {
	const event = paymentEventSchema.parse(given)
	const payable = await findPayableOf(transaction, engine, event)
	if (!payable) return { kind: 'unmatched' }
	const isOfPayment = event.kind !== 'subscription changed'
	const payment = isOfPayment ? await findPaymentOf(transaction, payable, event, now) : undefined
	if (isOfPayment && !payment) return { kind: 'unmatched' }

	const isEntered = payment ? await enterEffects(transaction, { payable, payment }, event, { at: now, staffId }) : false
	const paymentAfter = payment && (await updatePayment(transaction, { payable, payment }, event, now))
	const payableAfter = await updatePayable(transaction, payable, event)
	if (!isEntered && paymentAfter === payment && payableAfter === payable) return { kind: 'already applied' }
	const handler = handlerOf(payable)
	await handler.follow(transaction, { engine, payable: payableAfter, event, isEntered, now })

	const change: PayableChange = {
		event,
		before: { payable: asPayable(payable), payment: payment && asPayment(payment) },
		after: { payable: asPayable(payableAfter), payment: paymentAfter && asPayment(paymentAfter) },
		details: await handler.read(transaction, payable.id, event),
		gift: payment && (await readGiftsOf(transaction, payable.id)).find(({ paymentId }) => paymentId === payment.id),
	}
	const deliveries = deliveriesOf(change).map((one) => ({ ...one, submissionId: null, payableId: payable.id }))
	await enqueue(transaction, deliveries, now)
	return { kind: 'applied', ...change }
}
