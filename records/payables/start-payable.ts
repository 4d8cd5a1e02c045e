import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type { NewDeclaration } from '#domain/gift-aid/new-declaration.ts'
import type { Money, Payable, PayableKind, Payment, ProviderName } from '#domain/payables/payable.ts'
import { newPaymentReference } from '#domain/payables/payment-reference.ts'
import { setDeclaration, storeDeclaration } from '../gift-aid/declarations.ts'
import type { PayableTable, PaymentTable } from '../store/tables/payable-tables.ts'
import type { Tables } from '../store/tables/tables.ts'
import { asPayable, asPayment, listPayments } from './payables.ts'

interface NewPayable {
	/** One per draft of the form, so that sending it twice stores it once. */
	idempotencyKey: string
	kind: PayableKind
	/** The sum of each payment. */
	due: Money
	isMonthly: boolean
	/** Minor units that may be missing of it. */
	tolerance: number
	provider: ProviderName
	firstName: string
	lastName: string
	email: string
	locale: string
	/** Stored with it. */
	declaration: NewDeclaration | null
}

interface StartedPayable {
	payable: Payable
	/** The first one. */
	payment: Payment
	/** An earlier attempt to send the form stored it: what stands beside it is there too. */
	isDuplicate: boolean
}

/** Stores a payable with its first payment, once for each key. What stands beside it is stored in the same transaction. */
export async function startPayable(
	transaction: Transaction<Tables>,
	given: NewPayable,
	now: number,
): Promise<StartedPayable> {
	for (;;) {
		const inserted = await transaction
			.insertInto('payable')
			.values(payableRow(given, now))
			.onConflict((conflict) => conflict.doNothing())
			.returningAll()
			.executeTakeFirst()
		if (inserted) {
			const payment = await insertPayment(transaction, { payable: inserted, sequence: 1, now })
			const giftAidDeclarationId = await declare(transaction, inserted.id, given.declaration, now)
			return { payable: { ...asPayable(inserted), giftAidDeclarationId }, payment, isDuplicate: false }
		}
		const earlier = await findByKey(transaction, given.idempotencyKey)
		if (earlier) return earlier
		// The reference is taken: try another.
	}
}

/** After the payable, so that a form that is sent twice leaves no declaration behind. */
async function declare(
	transaction: Transaction<Tables>,
	payableId: string,
	declaration: NewDeclaration | null,
	now: number,
): Promise<string | null> {
	if (!declaration) return null
	const id = await storeDeclaration(transaction, declaration, now)
	await setDeclaration(transaction, payableId, id)
	return id
}

async function findByKey(transaction: Transaction<Tables>, key: string): Promise<StartedPayable | undefined> {
	const row = await transaction.selectFrom('payable').selectAll().where('idempotency_key', '=', key).executeTakeFirst()
	const [payment] = row ? await listPayments(transaction, row.id) : []
	return row && payment && { payable: asPayable(row), payment, isDuplicate: true }
}

/** Adds an attempt, or the first payment. The database refuses a second one that could be paid. */
export async function insertPayment(
	transaction: Transaction<Tables>,
	{ payable, sequence, now }: { payable: PaymentOf; sequence: number; now: number },
): Promise<Payment> {
	const values: Insertable<PaymentTable> = {
		id: randomUUID(),
		payable_id: payable.id,
		sequence,
		provider: payable.provider,
		state: 'started',
		state_at: 0,
		amount_minor: payable.due_minor,
		currency: payable.currency,
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
	}
	return asPayment(await transaction.insertInto('payment').values(values).returningAll().executeTakeFirstOrThrow())
}

type PaymentOf = Pick<Insertable<PayableTable>, 'id' | 'provider' | 'due_minor' | 'currency'>

function payableRow(given: NewPayable, now: number): Insertable<PayableTable> {
	return {
		id: randomUUID(),
		reference: newPaymentReference(given.kind),
		idempotency_key: given.idempotencyKey,
		created_at: now,
		kind: given.kind,
		due_minor: given.due.amount,
		tolerance_minor: given.tolerance,
		currency: given.due.currency,
		provider: given.provider,
		state: given.isMonthly ? 'starting' : 'started',
		provider_status: null,
		provider_status_at: null,
		first_name: given.firstName,
		last_name: given.lastName,
		email: given.email,
		locale: given.locale,
		gift_aid_declaration_id: null,
		provider_customer_ref: null,
		provider_subscription_ref: null,
		reminded_at: null,
		closed_at: null,
		anonymised_at: null,
	}
}
