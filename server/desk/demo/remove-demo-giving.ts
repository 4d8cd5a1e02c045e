import { sql, type Transaction } from 'kysely'
import { heldQuantities } from '#records/shop/orders/sync-reservation.ts'
import { changeStock, lockStock } from '#records/shop/stock/stock.ts'
import { createLedgerTriggers, dropLedgerTriggers } from '#records/store/migrations/initial/payable-tables.ts'
import type { Store } from '#records/store/open-store.ts'
import type { Tables } from '#records/store/tables/tables.ts'
import { DEMO_KEY } from '../../../domain/desk/demo.ts'
import { DEMO_TREASURER } from './demo-people.ts'

/** Whether a row of `payable` is invented. */
export const isInventedDonation = sql<boolean>`idempotency_key like ${`${DEMO_KEY}%`}`

/**
 * Removes the invented donations and orders with all that belongs to them, and what they hold off the stock. The books refuse deletions;
 * no other money than this ever leaves them, so they are opened for this transaction only. @returns how many
 */
export async function removeDemoGiving(transaction: Transaction<Tables>, engine: Store['engine']): Promise<number> {
	const lines = await transaction
		.deleteFrom('bank_statement_line')
		.where('imported_by', '=', DEMO_TREASURER.id)
		.returning('id')
		.execute()
	await transaction.deleteFrom('statement_period').where('imported_by', '=', DEMO_TREASURER.id).execute()
	const donations = await transaction
		.selectFrom('payable')
		.select(['id', 'reference', 'gift_aid_declaration_id'])
		.where(isInventedDonation)
		.execute()
	if (donations.length === 0) return 0
	const ids = donations.map(({ id }) => id)
	await putBackOnShelf(transaction, engine, ids)
	await removeClaims(transaction, ids)
	await unmatchLines(transaction, ids)
	await dropLedgerTriggers(transaction)
	for (const table of ['ledger_entry', 'sponsorship_event', 'provider_request', 'delivery'] as const)
		await transaction.deleteFrom(table).where('payable_id', 'in', ids).execute()
	await createLedgerTriggers(transaction)
	for (const table of ['order_line', 'shop_order', 'donation', 'payment', 'payable_event', 'payable_note'] as const)
		await transaction.deleteFrom(table).where('payable_id', 'in', ids).execute()
	await transaction.deleteFrom('payable').where('id', 'in', ids).execute()
	const declarationIds = donations.flatMap(({ gift_aid_declaration_id }) => gift_aid_declaration_id ?? [])
	if (declarationIds.length > 0)
		await transaction
			.deleteFrom('gift_aid_declaration')
			.where((eb) => eb.or([eb('id', 'in', declarationIds), eb('replaced_by', 'in', declarationIds)]))
			.execute()
	const subjects = [...donations.map(({ reference }) => reference), ...lines.map(({ id }) => id)]
	await transaction.deleteFrom('audit_entry').where('subject', 'in', subjects).execute()
	return ids.length
}

async function putBackOnShelf(transaction: Transaction<Tables>, engine: Store['engine'], ids: string[]) {
	const orders = await transaction.selectFrom('shop_order').selectAll().where('payable_id', 'in', ids).execute()
	for (const { payable_id, reservation } of orders) {
		const quantities = await heldQuantities(transaction, payable_id)
		await lockStock(transaction, engine, quantities)
		const isSold = reservation === 'sold'
		await changeStock(transaction, quantities, {
			sold: isSold ? -1 : 0,
			reserved: reservation === 'reserved' ? -1 : 0,
		})
	}
	// Counted again meanwhile, without what an invented order had taken off the shelf.
	await transaction.updateTable('stock').set({ sold: 0 }).where('sold', '<', 0).execute()
}

/** Their lines of Gift Aid claims, and the claims that have no others. */
async function removeClaims(transaction: Transaction<Tables>, ids: string[]) {
	const payments = transaction.selectFrom('payment').select('id').where('payable_id', 'in', ids)
	const lines = await transaction
		.selectFrom('gift_aid_claim_line')
		.select('claim_id')
		.where('payment_id', 'in', payments)
		.execute()
	if (lines.length === 0) return
	await transaction.deleteFrom('gift_aid_claim_line').where('payment_id', 'in', payments).execute()
	const claimIds = [...new Set(lines.map(({ claim_id }) => claim_id))]
	await transaction
		.updateTable('bank_statement_line')
		.set({ claim_id: null })
		.where('claim_id', 'in', claimIds)
		.execute()
	const removed = await transaction
		.deleteFrom('gift_aid_claim')
		.where('id', 'in', claimIds)
		.where('id', 'not in', transaction.selectFrom('gift_aid_claim_line').select('claim_id'))
		.returning('id')
		.execute()
	const subjects = removed.map(({ id }) => id)
	if (subjects.length > 0) await transaction.deleteFrom('audit_entry').where('subject', 'in', subjects).execute()
}

/** Lines that someone typed and booked for an invented donation wait again. */
async function unmatchLines(transaction: Transaction<Tables>, ids: string[]) {
	const payments = transaction.selectFrom('payment').select('id').where('payable_id', 'in', ids)
	await transaction
		.updateTable('bank_statement_line')
		.set({ outcome: null, decided_at: null, decided_by: null, matched_payment_id: null })
		.where('matched_payment_id', 'in', payments)
		.execute()
}
