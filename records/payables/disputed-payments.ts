import { expressionBuilder } from 'kysely'
import type { PayableKind } from '#domain/payables/payable.ts'
import type { Tables } from '../store/tables/tables.ts'
import type { Database } from './payables.ts'

/** A payment that its payer's bank disputes, and about which no one has decided. */
export interface DisputedPayment {
	payableId: string
	reference: string
	kind: PayableKind
	firstName: string
	lastName: string
	email: string
	/** What the bank has taken back, in minor units; 0 for an inquiry, before which no money leaves. */
	taken: number
	currency: string
	/** The last moment to answer; null when it was answered, and when the provider has named none. */
	dueBy: number | null
	/** When it came into the books. */
	enteredAt: number
}

/** The open disputes of donations, sponsorships and orders: those to answer first, by their day. */
export async function listDisputedPayments(db: Database): Promise<DisputedPayment[]> {
	const rows = await db
		.selectFrom('payment')
		.innerJoin('payable', 'payable.id', 'payment.payable_id')
		.innerJoin('ledger_entry as entry', 'entry.payment_id', 'payment.id')
		.select(['payable.id', 'payable.reference', 'payable.kind', 'payable.first_name', 'payable.last_name'])
		.select(['payable.email', 'payment.currency', 'payment.dispute_due_by'])
		.select(({ fn }) => [
			fn.sum<number | string>('entry.amount_minor').as('moved'),
			fn.max<number | string>('entry.entered_at').as('entered_at'),
		])
		.where('payment.state', '=', 'disputed')
		.where('entry.kind', 'in', ['dispute', 'dispute won'])
		.groupBy(['payable.id', 'payable.reference', 'payable.kind', 'payable.first_name', 'payable.last_name'])
		.groupBy(['payable.email', 'payment.id', 'payment.currency', 'payment.dispute_due_by'])
		.orderBy('payable.reference')
		.execute()
	const disputed = rows.map((row) => ({
		payableId: row.id,
		reference: row.reference,
		kind: row.kind,
		firstName: row.first_name,
		lastName: row.last_name,
		email: row.email,
		taken: 0 - Number(row.moved),
		currency: row.currency,
		dueBy: row.dispute_due_by,
		enteredAt: Number(row.entered_at),
	}))
	const dayOf = ({ dueBy }: DisputedPayment) => dueBy ?? Number.POSITIVE_INFINITY
	return disputed.toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : 0))
}

/** Whether a bank disputes, or has won back, one of its payments: what is paid monthly stays active meanwhile. */
export function hasDispute() {
	return expressionBuilder<Tables, 'payable'>()(
		'payable.id',
		'in',
		expressionBuilder<Tables>()
			.selectFrom('payment as disputed')
			.select('disputed.payable_id')
			.where('disputed.state', 'in', ['disputed', 'dispute lost']),
	)
}

/** Whether the provider waits for an answer about one of its payments. */
export function hasDisputeToAnswer() {
	return expressionBuilder<Tables, 'payable'>()(
		'payable.id',
		'in',
		expressionBuilder<Tables>()
			.selectFrom('payment as disputed')
			.select('disputed.payable_id')
			.where('disputed.state', '=', 'disputed')
			.where('disputed.dispute_due_by', 'is not', null),
	)
}
