import type { Transaction, Updateable } from 'kysely'
import { isMonthlyState } from '#domain/payables/monthly-states.ts'
import {
	differenceOf,
	nextPaymentState,
	type PaymentTransition,
	stateFromBooks,
} from '#domain/payables/payment-states.ts'
import type { PaymentEvent } from '../payments/payment-events.ts'
import type { PayableTable, PaymentTable } from '../store/tables/payable-tables.ts'
import type { Tables } from '../store/tables/tables.ts'
import { refsOf } from './find-payment.ts'
import { readBooks } from './ledger/ledger.ts'
import { listPaymentRows, type PayableRow, type PaymentRow } from './payables.ts'
import { monthlyStateOf, stateOfAttempts } from './state-of-payable.ts'

/** Sets what an event changes, after its effects were entered. @returns the same row when nothing changed */
export async function updatePayment(
	transaction: Transaction<Tables>,
	{ payable, payment }: { payable: PayableRow; payment: PaymentRow },
	event: PaymentEvent,
	now: number,
): Promise<PaymentRow> {
	const { books, fee, paidAt, lastPaidAt } = await readBooks(transaction, payment)
	const unpaid = stateWithoutMoney(payment, event)
	const asked = { due: payment.amount_minor, tolerance: payable.tolerance_minor }
	const isWhole = books.hasBeenPaid && differenceOf({ received: books.received, ...asked }).missing === 0
	const unknownRefs = refsOf(event).filter(({ column }) => payment[column] === null)
	const set: Updateable<PaymentTable> = {
		...unpaid,
		state: stateFromBooks({ ...books, ...asked }) ?? unpaid.state,
		fee_minor: fee,
		paid_at: paidAt,
		paid_in_full_at: isWhole ? (payment.paid_in_full_at ?? completedAt(event, lastPaidAt)) : null,
		declined_at: declinedAt(payment, event, now),
		received_minor: books.received,
		refunded_minor: books.refunded,
		dispute_due_by: books.openDisputes === 0 ? null : dueByOf(payment, event),
		dispute_reason: event.kind === 'dispute opened' ? event.reason : payment.dispute_reason,
		method: methodOf(payment, event),
		other_payer_at: event.kind === 'paid' && event.isFromAnotherPayer ? now : payment.other_payer_at,
		...Object.fromEntries(unknownRefs.map(({ column, ref }) => [column, ref])),
	}
	if (isSame(payment, set)) return payment
	return transaction
		.updateTable('payment')
		.set({ ...set, version: payment.version + 1 })
		.where('id', '=', payment.id)
		.returningAll()
		.executeTakeFirstOrThrow()
}

/** As long as no money moved, the newest event counts, by the provider's clock. */
function stateWithoutMoney(payment: PaymentRow, event: PaymentEvent): Pick<PaymentRow, 'state' | 'state_at'> {
	const { state, state_at, paid_at } = payment
	const transition = transitionOf(event)
	if (!transition || paid_at !== null || event.at < state_at) return { state, state_at }
	return { state: nextPaymentState(state, transition), state_at: event.at }
}

/** Staff accept what has arrived later than it arrived. */
function completedAt(event: PaymentEvent, lastPaidAt: number | null): number | null {
	return event.kind === 'short accepted' ? Math.max(event.at, lastPaidAt ?? 0) : lastPaidAt
}

/** A bank refuses a direct debit days after it was begun, which is all that its charge has a time of: the first news of it counts. */
function declinedAt(payment: PaymentRow, event: PaymentEvent, now: number): number | null {
	const { declined_at, paid_at } = payment
	const isDecline = event.kind === 'declined' || (event.kind === 'failed' && !event.isLate)
	if (!isDecline || paid_at !== null) return declined_at
	if (declined_at !== null && event.at <= declined_at) return declined_at
	return methodOf(payment, event) === 'direct debit' ? Math.max(event.at, now) : event.at
}

function dueByOf({ dispute_due_by }: PaymentRow, event: PaymentEvent): number | null {
	return event.kind === 'dispute opened' ? event.dueBy : dispute_due_by
}

/** What was paid with; for a monthly payment that is tried again, what it was in the end. */
function methodOf({ method }: PaymentRow, event: PaymentEvent): PaymentRow['method'] {
	return event.kind === 'paid' ? (event.method ?? method) : (method ?? event.method)
}

function transitionOf(event: PaymentEvent): PaymentTransition | undefined {
	if (event.kind === 'session completed') return 'completed'
	if (event.kind === 'expired') return 'expired'
	return event.kind === 'failed' && !event.isLate ? 'failed' : undefined
}

/** Does for a payable what `updatePayment` does for a payment. */
export async function updatePayable(
	transaction: Transaction<Tables>,
	payable: PayableRow,
	event: PaymentEvent,
): Promise<PayableRow> {
	const told = { ...payable, ...toldOf(payable, event) }
	const payments = await listPaymentRows(transaction, payable.id)
	const isAnonymised = payable.anonymised_at !== null
	const set: Updateable<PayableTable> = {
		...toldOf(payable, event),
		state: isMonthlyState(payable.state) ? monthlyStateOf(told, payments) : stateOfAttempts(payments, payable.state),
		provider_customer_ref: payable.provider_customer_ref ?? (isAnonymised ? null : (event.refs.customer ?? null)),
		provider_subscription_ref: payable.provider_subscription_ref ?? event.refs.subscription ?? null,
		// Given up too early: the money came after all.
		closed_at: payments.some(({ paid_at }) => paid_at !== null) ? null : payable.closed_at,
	}
	if (isSame(payable, set)) return payable
	return transaction
		.updateTable('payable')
		.set({ ...set, version: payable.version + 1 })
		.where('id', '=', payable.id)
		.returningAll()
		.executeTakeFirstOrThrow()
}

/** What the provider says of a subscription. Cancelled is the end, whenever it is told. */
function toldOf(payable: PayableRow, event: PaymentEvent): Updateable<PayableTable> {
	if (event.kind !== 'subscription changed' || payable.provider_status === 'cancelled') return {}
	const isOld = event.at < (payable.provider_status_at ?? 0)
	if (isOld && event.status !== 'cancelled') return {}
	return {
		provider_status: event.status,
		provider_status_at: event.at,
		...(event.amount > 0 ? { due_minor: event.amount } : {}),
	}
}

function isSame<Row extends object>(row: Row, set: object): boolean {
	return Object.entries(set).every(([column, value]) => row[column as keyof Row] === value)
}
