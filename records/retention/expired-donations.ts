import { type Kysely, sql, type Transaction } from 'kysely'
import { monthsLater } from '#domain/desk/retention.ts'
import { RETAINED_OUTCOMES } from '#domain/payables/bank-statement/line-outcome.ts'
import { MONTHLY_STATES } from '#domain/payables/monthly-states.ts'
import { PAYMENT_STATES } from '#domain/payables/payment-states.ts'
import { DAY_MS } from '#lib/dates.ts'
import { NO_TEXTS, severPayables } from '../person/sever-payables.ts'
import type { Tables } from '../store/tables/tables.ts'

type Database = Kysely<Tables> | Transaction<Tables>

/** Accounts are kept for six years after the end of the accounting year, which ends up to a year after the payment. */
export const RETAINED_DONORS_MONTHS = 7 * 12
/** How long the donor of a donation without any money is kept. */
export const RETAINED_UNPAID_DONORS_MONTHS = 12
/** How long lines of bank statements that staff set aside as no donation are kept. */
const RETAINED_SET_ASIDE_DAYS = 30
/** How long the file of a statement is kept: until someone has said which column is which. */
const RETAINED_STATEMENT_FILES_DAYS = 7
/** Rows at a time, so that one run of a job is short. */
const MAX_ROWS = 200

const UNPAID_STATES = ['started', 'starting', 'pending', 'failed', 'abandoned'] as const
/** Named, because donations are indexed by state and time. */
const ALL_STATES = [...PAYMENT_STATES, ...MONTHLY_STATES]

/** Donations whose personal data has to go: so long after their last movement of money. Those that are charged each month stay. */
function listExpired(db: Database, now: number, limit: number): Promise<{ id: string }[]> {
	const unpaidBefore = monthsLater(now, -RETAINED_UNPAID_DONORS_MONTHS)
	const paidBefore = monthsLater(now, -RETAINED_DONORS_MONTHS)
	return db
		.selectFrom('payable')
		.select('id')
		.where('anonymised_at', 'is', null)
		.where((eb) => {
			const entries = eb
				.selectFrom('ledger_entry')
				.select('ledger_entry.id')
				.whereRef('ledger_entry.payable_id', '=', 'payable.id')
			const isCharged = eb.and([
				eb('provider', '=', 'stripe'),
				// Only monthly donations are ever in these states.
				eb('state', 'in', ['active', 'past due']),
			])
			return eb.or([
				eb.and([eb('state', 'in', UNPAID_STATES), eb('created_at', '<=', unpaidBefore), eb.not(eb.exists(entries))]),
				eb.and([
					eb('state', 'in', ALL_STATES),
					eb('created_at', '<=', paidBefore),
					eb.not(isCharged),
					eb.not(eb.exists(entries.where('ledger_entry.at', '>', paidBefore))),
				]),
			])
		})
		.orderBy('created_at')
		.limit(limit)
		.execute()
}

/**
 * Lines of bank statements whose text has to go: names and words of people. What was matched, or what staff keep for the accounts, stays as long as
 * these; what staff set aside until a mistake would have been noticed; what no one has dealt with as long as an unpaid donation, whose money
 * it may be.
 */
function oldLines(now: number) {
	const day = new Date(monthsLater(now, -RETAINED_DONORS_MONTHS)).toISOString().slice(0, 10)
	const setAsideBefore = now - RETAINED_SET_ASIDE_DAYS * DAY_MS
	const importedBefore = monthsLater(now, -RETAINED_UNPAID_DONORS_MONTHS)
	return sql<boolean>`(text <> '' or known_by <> '') and (day <= ${day}
		or (outcome not in (${sql.join(RETAINED_OUTCOMES)}) and decided_at <= ${setAsideBefore})
		or (outcome is null and imported_at <= ${importedBefore}))`
}

const statementFilesBefore = (now: number) => now - RETAINED_STATEMENT_FILES_DAYS * DAY_MS

export async function hasExpiredDonations(db: Database, now: number): Promise<boolean> {
	const line = await db.selectFrom('bank_statement_line').select('id').where(oldLines(now)).limit(1).executeTakeFirst()
	const file = await db
		.selectFrom('statement_import')
		.select('id')
		.where('created_at', '<=', statementFilesBefore(now))
		.limit(1)
		.executeTakeFirst()
	return line !== undefined || file !== undefined || (await listExpired(db, now, 1)).length > 0
}

/** Severs the personal data of giving from its amounts. @returns how many donations */
export async function severExpiredDonations(transaction: Transaction<Tables>, now: number): Promise<number> {
	const ids = (await listExpired(transaction, now, MAX_ROWS)).map(({ id }) => id)
	await severPayables(transaction, ids, now)
	await transaction.updateTable('bank_statement_line').set(NO_TEXTS).where(oldLines(now)).execute()
	await transaction.deleteFrom('statement_import').where('created_at', '<=', statementFilesBefore(now)).execute()
	await endOldDeclarations(transaction, now)
	return ids.length
}

/** Declarations of donors who are gone end, once no gift that could be claimed on is left: otherwise they would be in force for good. */
async function endOldDeclarations(transaction: Transaction<Tables>, now: number) {
	const before = monthsLater(now, -RETAINED_DONORS_MONTHS)
	await transaction
		.updateTable('gift_aid_declaration')
		.set({ cancelled_from: new Date(now).toISOString().slice(0, 10) })
		.where('cancelled_from', 'is', null)
		.where('scope', '!=', 'this')
		.where('made_at', '<=', before)
		.where((eb) => {
			const donations = eb
				.selectFrom('payable')
				.select('payable.id')
				.whereRef('payable.gift_aid_declaration_id', '=', 'gift_aid_declaration.id')
			const movements = donations
				.innerJoin('ledger_entry', 'ledger_entry.payable_id', 'payable.id')
				.where('ledger_entry.at', '>', before)
			return eb.and([
				eb.not(eb.exists(donations.where('payable.anonymised_at', 'is', null))),
				eb.not(eb.exists(movements)),
			])
		})
		.execute()
}
