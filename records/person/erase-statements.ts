import type { Transaction } from 'kysely'
import { payerFinder } from '#domain/payables/bank-statement/payer-name.ts'
import { findPaymentReferences } from '#domain/payables/payment-reference.ts'
import type { Tables } from '../store/tables/tables.ts'

/** What bank statements may still say of a person who was erased, and what was dropped because it might. */
export interface ErasedStatements {
	/** Files that waited until someone says which column is which, or were refused: their rows name people of whom the site knows nothing. */
	droppedFiles: number
	/** Files that are coming in at this moment. */
	openFiles: number
	/** Lines that belong to no payment and may name the person. */
	lines: { day: string; amount: number; currency: string }[]
}

/** What a bank's text may call a person. */
export interface NamedInStatements {
	people: readonly { firstName: string; lastName: string }[]
	/** The references of their donations and orders. */
	references: readonly string[]
}

/** Drops the files of statements, and finds the lines about a person in what no payment has. */
export async function eraseStatements(
	transaction: Transaction<Tables>,
	{ people, references }: NamedInStatements,
): Promise<ErasedStatements> {
	const files = await transaction
		.deleteFrom('statement_import')
		.where('outcome_json', 'is not', null)
		.returning('text')
		.execute()
	const open = await transaction.selectFrom('statement_import').select('id').where('outcome_json', 'is', null).execute()
	const rows = await transaction
		.selectFrom('bank_statement_line')
		.select(['day', 'amount_minor', 'currency', 'text', 'note', 'payer'])
		.where('matched_payment_id', 'is', null)
		.where('text', '!=', '')
		.orderBy('day')
		.execute()
	const findPayers = payerFinder(people)
	const isAbout = (text: string) =>
		findPayers(text).length > 0 || findPaymentReferences(text).some((reference) => references.includes(reference))
	return {
		droppedFiles: files.filter(({ text }) => text !== '').length,
		openFiles: open.length,
		lines: rows
			.filter(({ text, note, payer }) => isAbout(`${payer} ${text} ${note}`))
			.map(({ day, amount_minor, currency }) => ({ day, amount: amount_minor, currency })),
	}
}
