import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { LedgerKind } from '#domain/payables/ledger-kinds.ts'
import type { ProviderName } from '#domain/payables/payable.ts'
import type { PaymentBooks } from '#domain/payables/payment-states.ts'
import type { Tables } from '../../store/tables/tables.ts'

/** A movement of money to enter. */
export interface Effect {
	kind: LedgerKind
	/** With the kind the key of the effect. */
	ref: string
	/** Signed minor units. */
	amount: number
	currency: string
	at: number
	entered: Entered
}

/** When an entry was made, and by whom. */
export interface Entered {
	at: number
	/** `staff.id`; null for what a provider reported, and for a command. */
	staffId: string | null
}

/** The payment that an entry is about. */
export interface LedgerSubject {
	id: string
	payable_id: string
	provider: ProviderName
	fund: string
}

/** Enters an effect, once. @returns whether it is new @throws when it was entered for another payment */
export async function enter(
	transaction: Transaction<Tables>,
	payment: LedgerSubject,
	effect: Effect,
): Promise<boolean> {
	const entered = await transaction
		.insertInto('ledger_entry')
		.values({
			id: randomUUID(),
			at: effect.at,
			payment_id: payment.id,
			payable_id: payment.payable_id,
			kind: effect.kind,
			amount_minor: effect.amount,
			currency: effect.currency,
			fund: payment.fund,
			provider: payment.provider,
			provider_ref: effect.ref,
			entered_at: effect.entered.at,
			entered_by: effect.entered.staffId,
		})
		.onConflict((conflict) => conflict.columns(['kind', 'provider_ref']).doNothing())
		.returning('id')
		.executeTakeFirst()
	if (entered) return true
	const { payment_id } = await transaction
		.selectFrom('ledger_entry')
		.select('payment_id')
		.where('kind', '=', effect.kind)
		.where('provider_ref', '=', effect.ref)
		.executeTakeFirstOrThrow()
	if (payment_id !== payment.id) throw new Error(`the ledger has this ${effect.kind} for another payment`)
	return false
}

/** What the ledger says of a payment. Money in another currency than it was asked for in counts as nothing. */
export async function readBooks(transaction: Transaction<Tables>, { id, currency }: { id: string; currency: string }) {
	const entries = await transaction
		.selectFrom('ledger_entry')
		.select(['kind', 'amount_minor', 'currency', 'provider_ref', 'at'])
		.where('payment_id', '=', id)
		.execute()
	const own = entries.filter((entry) => entry.currency === currency)
	const of = (...kinds: LedgerKind[]) => own.filter(({ kind }) => kinds.includes(kind))
	const sum = (...kinds: LedgerKind[]) => of(...kinds).reduce((total, entry) => total + entry.amount_minor, 0)
	const closed = of('dispute won', 'dispute lost').map(({ provider_ref }) => provider_ref)
	const books: Omit<PaymentBooks, 'due' | 'tolerance'> = {
		received: sum('payment', 'late failure'),
		hasBeenPaid: of('payment').length > 0,
		refunded: 0 - sum('refund', 'correction'),
		openDisputes: of('dispute').filter(({ provider_ref: ref }) => !closed.some((end) => isPartOf(ref, end))).length,
		lostDisputes: of('dispute lost').length,
	}
	// A fee in the currency of the charity's bank account is in the ledger only.
	const hasFee = of('fee').length > 0
	const times = of('payment').map(({ at }) => at)
	return {
		books,
		fee: hasFee ? 0 - sum('fee', 'fee refund') : null,
		paidAt: times.length > 0 ? Math.min(...times) : null,
		lastPaidAt: times.length > 0 ? Math.max(...times) : null,
	}
}

/** Whether an entry is of this reference: one that was divided between funds has a suffix, `dp_1:donation`. */
function isPartOf(ref: string, whole: string): boolean {
	return ref === whole || ref.startsWith(`${whole}:`)
}
