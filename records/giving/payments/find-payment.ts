import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { ProviderFact } from '../../payments/provider.ts'
import type { Store } from '../../store/open-store.ts'
import type { DonationTable, PaymentTable } from '../../store/tables/giving-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'

export type PaymentRow = Selectable<PaymentTable>
export type DonationRow = Selectable<DonationTable>

type RefColumn = 'session_ref' | 'intent_ref' | 'invoice_ref' | 'charge_ref'

/** The provider's references of a payment in a fact, by column. */
export function refsOf({ refs }: ProviderFact): { column: RefColumn; ref: string }[] {
	const all: [RefColumn, string | undefined][] = [
		['session_ref', refs.session],
		['invoice_ref', refs.invoice],
		['intent_ref', refs.intent],
		['charge_ref', refs.charge],
	]
	return all.flatMap(([column, ref]) => (ref === undefined ? [] : [{ column, ref }]))
}

/** The donation that a fact is about, locked until the end of the transaction. Undefined when it belongs to none. */
export async function findDonationOf(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	fact: ProviderFact,
): Promise<DonationRow | undefined> {
	const payment = await findByRefs(transaction, fact)
	return (
		transaction
			.selectFrom('donation')
			.selectAll()
			.where('provider', '=', fact.provider)
			.where((eb) =>
				payment
					? eb('id', '=', payment.donation_id)
					: eb.or([
							eb('reference', '=', fact.reference ?? ''),
							eb('provider_subscription_ref', '=', fact.refs.subscription ?? ''),
							eb(
								'id',
								'=',
								eb
									.selectFrom('payment')
									.select('donation_id')
									.where('id', '=', fact.paymentId ?? ''),
							),
						]),
			)
			// SQLite has one writer at a time.
			.$if(engine === 'postgres', (query) => query.forUpdate())
			.executeTakeFirst()
	)
}

/**
 * The payment of a donation that a fact is about: one with a reference of the fact, one named by our metadata, or the attempt that
 * has no such reference yet. A renewal of a monthly donation is added.
 */
export async function findPaymentOf(
	transaction: Transaction<Tables>,
	donation: DonationRow,
	fact: ProviderFact,
	now: number,
): Promise<PaymentRow | undefined> {
	const known = await findByRefs(transaction, fact)
	if (known) return known
	// A renewal repeats the metadata of the first payment.
	if ('isRenewal' in fact && fact.isRenewal) return addRenewal(transaction, donation, fact, now)
	const payments = await listPaymentRows(transaction, donation.id)
	const named = payments.find(({ id }) => id === fact.paymentId)
	if (named) return named
	// Refunds and disputes of one payment of several wait until its references are known.
	if (!isOfAttempt(fact) && payments.length > 1) return undefined
	const unnamed = payments.filter((payment) => refsOf(fact).every(({ column }) => payment[column] === null))
	return unnamed.find(({ state }) => state === 'started') ?? unnamed.at(-1)
}

/** In their order. */
export function listPaymentRows(transaction: Transaction<Tables>, donationId: string): Promise<PaymentRow[]> {
	return transaction
		.selectFrom('payment')
		.selectAll()
		.where('donation_id', '=', donationId)
		.orderBy('sequence')
		.execute()
}

const isOfAttempt = ({ kind }: ProviderFact) => ['session completed', 'paid', 'failed', 'expired'].includes(kind)

function findByRefs(transaction: Transaction<Tables>, fact: ProviderFact): Promise<PaymentRow | undefined> {
	const refs = refsOf(fact)
	if (refs.length === 0) return Promise.resolve(undefined)
	return transaction
		.selectFrom('payment')
		.selectAll()
		.where('provider', '=', fact.provider)
		.where((eb) => eb.or(refs.map(({ column, ref }) => eb(column, '=', ref))))
		.executeTakeFirst()
}

async function addRenewal(
	transaction: Transaction<Tables>,
	donation: DonationRow,
	fact: Extract<ProviderFact, { isRenewal: boolean }>,
	now: number,
): Promise<PaymentRow> {
	const payments = await listPaymentRows(transaction, donation.id)
	return transaction
		.insertInto('payment')
		.values({
			id: randomUUID(),
			donation_id: donation.id,
			sequence: (payments.at(-1)?.sequence ?? 0) + 1,
			provider: donation.provider,
			// Not "started": the visitor has nothing to pay on a page.
			state: 'pending',
			state_at: 0,
			amount_minor: fact.amount,
			currency: fact.currency,
			fee_minor: null,
			session_ref: null,
			intent_ref: null,
			invoice_ref: null,
			charge_ref: null,
			method: null,
			due_on: null,
			paid_at: null,
			created_at: now,
		})
		.returningAll()
		.executeTakeFirstOrThrow()
}
