import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { PaymentEvent } from '../payments/payment-events.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { listPaymentRows, type PayableRow, type PaymentRow } from './payables.ts'

type RefColumn = 'session_ref' | 'intent_ref' | 'invoice_ref' | 'charge_ref'

/** The provider's references of a payment in an event, by column. */
export function refsOf({ refs }: PaymentEvent): { column: RefColumn; ref: string }[] {
	const all: [RefColumn, string | undefined][] = [
		['session_ref', refs.session],
		['invoice_ref', refs.invoice],
		['intent_ref', refs.intent],
		['charge_ref', refs.charge],
	]
	return all.flatMap(([column, ref]) => (ref === undefined ? [] : [{ column, ref }]))
}

/** The payable that an event is about, locked until the end of the transaction. Undefined when it belongs to none. */
export async function findPayableOf(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	event: PaymentEvent,
): Promise<PayableRow | undefined> {
	const payment = await findByRefs(transaction, event)
	return (
		transaction
			.selectFrom('payable')
			.selectAll()
			.where('provider', '=', event.provider)
			.where((eb) =>
				payment
					? eb('id', '=', payment.payable_id)
					: eb.or([
							eb('reference', '=', event.reference ?? ''),
							eb('provider_subscription_ref', '=', event.refs.subscription ?? ''),
							eb(
								'id',
								'=',
								eb
									.selectFrom('payment')
									.select('payable_id')
									.where('id', '=', event.paymentId ?? ''),
							),
						]),
			)
			// SQLite has one writer at a time.
			.$if(engine === 'postgres', (query) => query.forUpdate())
			.executeTakeFirst()
	)
}

/**
 * The payment of a payable that an event is about: one with a reference of the event, one named by our metadata, or the attempt that
 * has no such reference yet. A renewal of a monthly donation is added.
 */
export async function findPaymentOf(
	transaction: Transaction<Tables>,
	payable: PayableRow,
	event: PaymentEvent,
	now: number,
): Promise<PaymentRow | undefined> {
	const known = await findByRefs(transaction, event)
	if (known) return known
	// A renewal repeats the metadata of the first payment.
	if ('isRenewal' in event && event.isRenewal) return addRenewal(transaction, payable, event, now)
	const payments = await listPaymentRows(transaction, payable.id)
	const named = payments.find(({ id }) => id === event.paymentId)
	if (named) return named
	// Refunds and disputes of one payment of several wait until its references are known.
	if (!isOfAttempt(event) && payments.length > 1) return undefined
	const unnamed = payments.filter((payment) => refsOf(event).every(({ column }) => payment[column] === null))
	return unnamed.find(({ state }) => state === 'started') ?? unnamed.at(-1)
}

const isOfAttempt = ({ kind }: PaymentEvent) =>
	['session completed', 'paid', 'declined', 'failed', 'expired'].includes(kind)

function findByRefs(transaction: Transaction<Tables>, event: PaymentEvent): Promise<PaymentRow | undefined> {
	const refs = refsOf(event)
	if (refs.length === 0) return Promise.resolve(undefined)
	return transaction
		.selectFrom('payment')
		.selectAll()
		.where('provider', '=', event.provider)
		.where((eb) => eb.or(refs.map(({ column, ref }) => eb(column, '=', ref))))
		.executeTakeFirst()
}

async function addRenewal(
	transaction: Transaction<Tables>,
	payable: PayableRow,
	event: Extract<PaymentEvent, { isRenewal: boolean }>,
	now: number,
): Promise<PaymentRow> {
	const payments = await listPaymentRows(transaction, payable.id)
	return transaction
		.insertInto('payment')
		.values({
			id: randomUUID(),
			payable_id: payable.id,
			sequence: (payments.at(-1)?.sequence ?? 0) + 1,
			provider: payable.provider,
			// Not "started": the visitor has nothing to pay on a page.
			state: 'pending',
			state_at: 0,
			amount_minor: event.amount,
			currency: event.currency,
			fee_minor: null,
			session_ref: null,
			intent_ref: null,
			invoice_ref: null,
			charge_ref: null,
			method: null,
			due_on: null,
			paid_at: null,
			paid_in_full_at: null,
			declined_at: null,
			created_at: now,
		})
		.returningAll()
		.executeTakeFirstOrThrow()
}
