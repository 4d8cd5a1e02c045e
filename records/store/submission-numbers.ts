import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import type { Tables } from './tables/tables.ts'

const ID = 'submission'

/** Assigns the next number to a new submission. */
export async function numberSubmission(transaction: Transaction<Tables>, submissionId: string): Promise<void> {
	const { last } = await transaction
		.insertInto('submission_number')
		.values({ id: ID, last: 1 })
		.onConflict((conflict) => conflict.column('id').doUpdateSet({ last: sql<number>`submission_number.last + 1` }))
		.returning('last')
		.executeTakeFirstOrThrow()
	await transaction.updateTable('submission').set({ number: last }).where('id', '=', submissionId).execute()
}

/** Records submissions as deleted on purpose, in the transaction that deletes them. */
export async function recordDeletedNumbers(
	transaction: Transaction<Tables>,
	which: ReturnType<typeof sql<SqlBool>>,
): Promise<void> {
	await transaction
		.insertInto('deleted_submission')
		.columns(['number'])
		.expression((eb) =>
			eb.selectFrom('submission').select(sql<number>`number`.as('number')).where('number', 'is not', null).where(which),
		)
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

/** Numbers continue after this one. */
export async function skipNumbersTo(transaction: Transaction<Tables>, last: number): Promise<void> {
	await transaction
		.insertInto('submission_number')
		.values({ id: ID, last })
		.onConflict((conflict) => conflict.column('id').doUpdateSet({ last }))
		.execute()
}

/** The highest number given; 0 for none. */
export async function lastNumber(db: Kysely<Tables>): Promise<number> {
	const row = await db.selectFrom('submission_number').select('last').where('id', '=', ID).executeTakeFirst()
	return Number(row?.last ?? 0)
}

export async function presentNumbers(db: Kysely<Tables>): Promise<number[]> {
	const rows = await db.selectFrom('submission').select('number').where('number', 'is not', null).execute()
	return rows.map(({ number }) => Number(number))
}

export async function deletedNumbers(db: Kysely<Tables>): Promise<number[]> {
	const rows = await db.selectFrom('deleted_submission').select('number').execute()
	return rows.map(({ number }) => Number(number))
}
