import type { Transaction } from 'kysely'
import type { Sponsorship } from '#domain/giving/donation.ts'
import type { Tables } from '../store/tables/tables.ts'

/** Far below the parameter limits of both engines. */
const MAX_BATCH_ROWS = 500
/** A line of a bank statement without what it says of a person. */
export const NO_TEXTS = { text: '', note: '', payer: '', known_by: '' }

/**
 * Empties everything personal of donations and orders, also where it was copied to: calls to the provider, lines of bank statements, emails,
 * notes of staff.
 * Amounts, states, references and the ledger stay, and so does the dog of a sponsorship.
 */
export async function severPayables(transaction: Transaction<Tables>, ids: readonly string[], now: number) {
	for (let from = 0; from < ids.length; from += MAX_BATCH_ROWS) {
		await severBatch(transaction, ids.slice(from, from + MAX_BATCH_ROWS), now)
	}
}

async function severBatch(transaction: Transaction<Tables>, ids: string[], now: number) {
	await transaction
		.updateTable('payable')
		.set((eb) => ({
			first_name: '',
			last_name: '',
			email: '',
			provider_customer_ref: null,
			anonymised_at: now,
			version: eb('version', '+', 1),
		}))
		.where('id', 'in', ids)
		.execute()
	await severDonations(transaction, ids)
	await severOrders(transaction, ids)
	await transaction.deleteFrom('delivery').where('payable_id', 'in', ids).execute()
	await transaction.deleteFrom('payable_note').where('payable_id', 'in', ids).execute()
	await transaction
		.updateTable('provider_request')
		.set({ parameters_json: '{}', last_error: null })
		// The others have references and sums only.
		.where('operation', '=', 'create session')
		.where('payable_id', 'in', ids)
		.execute()
	await transaction
		.updateTable('bank_statement_line')
		.set(NO_TEXTS)
		.where((eb) =>
			eb(
				'matched_payment_id',
				'in',
				eb.selectFrom('payment').select('payment.id').where('payment.payable_id', 'in', ids),
			),
		)
		.execute()
}

/** The dog of a sponsorship stays. */
async function severDonations(transaction: Transaction<Tables>, ids: string[]) {
	await transaction
		.updateTable('donation')
		.set({ message: '', dedication_json: null })
		.where('payable_id', 'in', ids)
		.execute()
	const rows = await transaction
		.selectFrom('donation')
		.select(['payable_id', 'sponsorship_json'])
		.where('payable_id', 'in', ids)
		.where('sponsorship_json', 'like', '%"present":{%')
		.execute()
	for (const { payable_id, sponsorship_json } of rows) {
		const sponsorship = { ...(JSON.parse(sponsorship_json ?? '') as Sponsorship), present: null }
		await transaction
			.updateTable('donation')
			.set({ sponsorship_json: JSON.stringify(sponsorship) })
			.where('payable_id', '=', payable_id)
			.execute()
	}
}

/** What was bought and what it cost stays. */
async function severOrders(transaction: Transaction<Tables>, ids: string[]) {
	await transaction
		.updateTable('shop_order')
		.set((eb) => ({
			phone: '',
			note: '',
			address_json: null,
			tracking_url: '',
			card_address: '',
			client_hash: '',
			version: eb('version', '+', 1),
		}))
		.where('payable_id', 'in', ids)
		.execute()
	await transaction.updateTable('order_line').set({ personalisation: '' }).where('payable_id', 'in', ids).execute()
}
