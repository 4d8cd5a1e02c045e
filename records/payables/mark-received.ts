import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { isMonthlyState } from '#domain/payables/monthly-states.ts'
import type { NewPaymentEvent } from '../payments/payment-events.ts'
import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { applyPaymentEventIn, type DeliveriesOfChange, type PayableChange } from './apply-payment-event.ts'
import { listPayments, lockPayable, type PayableRow } from './payables.ts'

export interface Received {
	reference: string
	/** The version of the donation on the page whose form was sent. */
	seenVersion: number
	/** Minor units: what arrived, also when another sum was announced. */
	amount: number
	currency: string
	/** When it arrived, by the bank: milliseconds. */
	at: number
	staffId: string | null
	/** The line of a bank statement; undefined when a person marks it without one. */
	lineId?: string
	/** The donor sent money again for a donation that was paid: another payment of it. */
	isAnother?: boolean
	/** Another person paid it: no declaration of the donor covers this payment, and its receipt promises no Gift Aid. */
	isFromAnotherPayer?: boolean
}

export type MarkResult =
	| ({ kind: 'done' } & PayableChange)
	| { kind: 'unknown' | 'changed meanwhile' | 'already received' }

/**
 * Marks a bank transfer as received: payment, ledger, receipt and audit log in one transaction. Unless another person changed the
 * donation since.
 */
export function markReceived(store: Store, received: Received, deliveriesOf: DeliveriesOfChange, now: number) {
	return store.write((transaction) => markReceivedIn(transaction, store.engine, received, deliveriesOf, now))
}

/** `markReceived` as part of a transaction that writes more. */
export async function markReceivedIn(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	received: Received,
	deliveriesOf: DeliveriesOfChange,
	now: number,
): Promise<MarkResult> {
	const payable = await lockPayable(transaction, engine, { reference: received.reference })
	if (payable?.provider !== 'bank transfer') return { kind: 'unknown' }
	if (payable.version !== received.seenVersion) return { kind: 'changed meanwhile' }
	const event = await paidEvent(transaction, payable, received)
	if (!event) return { kind: 'already received' }
	const { staffId } = received
	const applied = await applyPaymentEventIn(transaction, engine, event, deliveriesOf, now, staffId)
	if (applied.kind !== 'applied') return { kind: 'already received' }
	await recordEvent(transaction, { staffId, action: 'payment received', subject: payable.reference }, now)
	return { ...applied, kind: 'done' }
}

/** Undefined when there is nothing left to receive. */
async function paidEvent(
	transaction: Transaction<Tables>,
	payable: PayableRow,
	{ lineId, isAnother = false, isFromAnotherPayer = false, amount, currency, at }: Received,
): Promise<NewPaymentEvent | undefined> {
	const payments = await listPayments(transaction, payable.id)
	const [first] = payments
	const isFirst = first?.paidAt === null
	const isMonthly = isMonthlyState(payable.state)
	// What was missing of a payment completes it. Of a standing order any other sum is another month.
	const isRest = first?.state === 'part paid' && (!isMonthly || amount === first.amount.amount - first.received)
	const isRenewal = !isFirst && !isRest && (isMonthly || isAnother)
	if (!first || !(isFirst || isRest || isRenewal)) return undefined
	const ref = `bank ${lineId ?? (isFirst ? first.id : randomUUID())}`
	return {
		kind: 'paid',
		provider: 'bank transfer',
		reference: payable.reference,
		at,
		ref,
		amount,
		currency,
		isRenewal,
		isFromAnotherPayer,
		paymentId: isRenewal ? null : first.id,
		refs: { charge: ref },
	}
}
