import type { Transaction, Updateable } from 'kysely'
import { isMonthlyState } from '#domain/giving/payments/monthly-states.ts'
import { nextPaymentState, type PaymentEvent, stateFromBooks } from '#domain/giving/payments/payment-states.ts'
import type { ProviderFact } from '../../payments/provider.ts'
import type { DonationTable, PaymentTable } from '../../store/tables/giving-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { readBooks } from '../ledger/ledger.ts'
import { monthlyStateOf, stateOfAttempts } from '../state-of-donation.ts'
import { type DonationRow, listPaymentRows, type PaymentRow, refsOf } from './find-payment.ts'

/** Sets what a fact changes, after its effects were entered. @returns the same row when nothing changed */
export async function updatePayment(
	transaction: Transaction<Tables>,
	payment: PaymentRow,
	fact: ProviderFact,
): Promise<PaymentRow> {
	const { books, fee, paidAt } = await readBooks(transaction, payment)
	const unpaid = stateWithoutMoney(payment, fact)
	const unknownRefs = refsOf(fact).filter(({ column }) => payment[column] === null)
	const set: Updateable<PaymentTable> = {
		...unpaid,
		state: stateFromBooks(books) ?? unpaid.state,
		fee_minor: fee,
		paid_at: paidAt,
		refunded_minor: books.refunded,
		method: methodOf(payment, fact),
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

/** As long as no money moved, the newest fact counts, by the provider's clock. */
function stateWithoutMoney(payment: PaymentRow, fact: ProviderFact): Pick<PaymentRow, 'state' | 'state_at'> {
	const { state, state_at, paid_at } = payment
	const event = eventOf(fact)
	if (!event || paid_at !== null || fact.at < state_at) return { state, state_at }
	return { state: nextPaymentState(state, event), state_at: fact.at }
}

/** Of a monthly payment that is tried again it is what was paid with in the end. */
function methodOf({ method }: PaymentRow, fact: ProviderFact): PaymentRow['method'] {
	return fact.kind === 'paid' ? (fact.method ?? method) : (method ?? fact.method)
}

function eventOf(fact: ProviderFact): PaymentEvent | undefined {
	if (fact.kind === 'session completed') return 'completed'
	if (fact.kind === 'expired') return 'expired'
	return fact.kind === 'failed' && !fact.isLate ? 'failed' : undefined
}

/** As `updatePayment`. */
export async function updateDonation(
	transaction: Transaction<Tables>,
	donation: DonationRow,
	fact: ProviderFact,
): Promise<DonationRow> {
	const told = { ...donation, ...toldOf(donation, fact) }
	const payments = await listPaymentRows(transaction, donation.id)
	const isAnonymised = donation.anonymised_at !== null
	const set: Updateable<DonationTable> = {
		...toldOf(donation, fact),
		state: isMonthlyState(donation.state) ? monthlyStateOf(told, payments) : stateOfAttempts(payments, donation.state),
		provider_customer_ref: donation.provider_customer_ref ?? (isAnonymised ? null : (fact.refs.customer ?? null)),
		provider_subscription_ref: donation.provider_subscription_ref ?? fact.refs.subscription ?? null,
		// Given up too early: the money came after all.
		closed_at: payments.some(({ paid_at }) => paid_at !== null) ? null : donation.closed_at,
	}
	if (isSame(donation, set)) return donation
	return transaction
		.updateTable('donation')
		.set({ ...set, version: donation.version + 1 })
		.where('id', '=', donation.id)
		.returningAll()
		.executeTakeFirstOrThrow()
}

/** What the provider says of a subscription. Cancelled is the end, whenever it is told. */
function toldOf(donation: DonationRow, fact: ProviderFact): Updateable<DonationTable> {
	if (fact.kind !== 'subscription changed' || donation.provider_status === 'cancelled') return {}
	const isOld = fact.at < (donation.provider_status_at ?? 0)
	if (isOld && fact.status !== 'cancelled') return {}
	const amount = fact.amount - donation.fees_minor
	return {
		provider_status: fact.status,
		provider_status_at: fact.at,
		...(amount > 0 ? { amount_minor: amount } : {}),
	}
}

function isSame<Row extends object>(row: Row, set: object): boolean {
	return Object.entries(set).every(([column, value]) => row[column as keyof Row] === value)
}
