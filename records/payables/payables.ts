import type { Selectable, Transaction } from 'kysely'
import type { Payable, Payment } from '#domain/payables/payable.ts'
import type { Store } from '../store/open-store.ts'
import type { PayableTable, PaymentTable } from '../store/tables/payable-tables.ts'
import type { Tables } from '../store/tables/tables.ts'

export type Database = Store['db'] | Transaction<Tables>
export type PayableRow = Selectable<PayableTable>
export type PaymentRow = Selectable<PaymentTable>

export async function findPayable(db: Database, reference: string): Promise<Payable | undefined> {
	const row = await db.selectFrom('payable').selectAll().where('reference', '=', reference).executeTakeFirst()
	return row && asPayable(row)
}

/** All attempts, or months, in their order. */
export async function listPayments(db: Database, payableId: string): Promise<Payment[]> {
	const rows = await listPaymentRows(db, payableId)
	return rows.map(asPayment)
}

/** The last attempt, or month, of each payable, by its id. */
export async function lastPaymentsOf(db: Database, payableIds: readonly string[]): Promise<Map<string, Payment>> {
	if (payableIds.length === 0) return new Map()
	const rows = await db
		.selectFrom('payment')
		.selectAll()
		.where('payable_id', 'in', [...payableIds])
		.orderBy('sequence')
		.execute()
	return new Map(rows.map((row) => [row.payable_id, asPayment(row)]))
}

/** In their order. */
export function listPaymentRows(db: Database, payableId: string): Promise<PaymentRow[]> {
	return db.selectFrom('payment').selectAll().where('payable_id', '=', payableId).orderBy('sequence').execute()
}

/** A payable, locked until the end of the transaction. SQLite has one writer at a time. */
export function lockPayable(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	key: { id: string } | { reference: string },
): Promise<PayableRow | undefined> {
	const [column, value] = 'id' in key ? (['id', key.id] as const) : (['reference', key.reference] as const)
	return transaction
		.selectFrom('payable')
		.selectAll()
		.where(column, '=', value)
		.$if(engine === 'postgres', (query) => query.forUpdate())
		.executeTakeFirst()
}

export function asPayable(row: PayableRow): Payable {
	return {
		id: row.id,
		reference: row.reference,
		createdAt: row.created_at,
		kind: row.kind,
		due: { amount: row.due_minor, currency: row.currency },
		provider: row.provider,
		state: row.state,
		version: row.version,
		firstName: row.first_name,
		lastName: row.last_name,
		email: row.email,
		locale: row.locale,
		giftAidDeclarationId: row.gift_aid_declaration_id,
		isNotForGiftAid: row.not_for_gift_aid_at !== null,
		customerRef: row.provider_customer_ref,
		subscriptionRef: row.provider_subscription_ref,
		remindedAt: row.reminded_at,
		closedAt: row.closed_at,
		anonymisedAt: row.anonymised_at,
	}
}

export function asPayment(row: Selectable<PaymentTable>): Payment {
	return {
		id: row.id,
		payableId: row.payable_id,
		sequence: row.sequence,
		provider: row.provider,
		state: row.state,
		amount: { amount: row.amount_minor, currency: row.currency },
		fee: row.fee_minor,
		sessionRef: row.session_ref,
		intentRef: row.intent_ref,
		invoiceRef: row.invoice_ref,
		chargeRef: row.charge_ref,
		method: row.method,
		dueOn: row.due_on,
		paidAt: row.paid_at,
		paidInFullAt: row.paid_in_full_at,
		declinedAt: row.declined_at,
		stateAt: row.state_at,
		received: row.received_minor,
		refunded: row.refunded_minor,
		disputeDueBy: row.dispute_due_by,
		disputeReason: row.dispute_reason,
		createdAt: row.created_at,
		version: row.version,
	}
}

export interface PayableInBooks {
	payable: Payable
	/** All attempts, or months, in their order. */
	payments: Payment[]
}

/** Undefined also when its personal data was severed: no page of its person is left. */
export async function readPayable({ db }: Store, id: string): Promise<PayableInBooks | undefined> {
	const row = await db
		.selectFrom('payable')
		.selectAll()
		.where('id', '=', id)
		.where('anonymised_at', 'is', null)
		.executeTakeFirst()
	return row && { payable: asPayable(row), payments: await listPayments(db, id) }
}
