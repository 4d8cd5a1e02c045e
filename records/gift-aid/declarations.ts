import { randomUUID } from 'node:crypto'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { Declaration } from '#domain/gift-aid/declaration.ts'
import type { NewDeclaration } from '#domain/gift-aid/new-declaration.ts'
import { dayIn } from '#lib/dates.ts'
import type { Database } from '../payables/payables.ts'
import type { Store } from '../store/open-store.ts'
import type { GiftAidDeclarationTable } from '../store/tables/giving-tables.ts'
import type { Tables } from '../store/tables/tables.ts'

/** The days of declarations and payments, for the tax office of the United Kingdom. */
export const TAX_TIMEZONE = 'Europe/London'

/** @returns its id */
export async function storeDeclaration(
	transaction: Transaction<Tables>,
	declaration: NewDeclaration,
	now: number,
): Promise<string> {
	const id = randomUUID()
	const { title, firstName, lastName, house, postcode, address, scope, how } = declaration
	const person = { title, first_name: firstName, last_name: lastName, house, postcode }
	await transaction
		.insertInto('gift_aid_declaration')
		.values({
			id,
			...person,
			address_json: JSON.stringify(address),
			scope,
			how,
			made_at: now,
			wording_version: declaration.wordingVersion,
			statement: declaration.statement,
			confirmed_sent_at: null,
			cancelled_from: null,
			invalid_at: null,
			replaced_by: null,
			ip_hash: null,
		})
		.execute()
	return id
}

/** A declaration as it was made, and what became of it. */
export interface StoredDeclaration extends Declaration {
	wordingVersion: string
	/** The statement as it was shown. */
	statement: string
	madeAt: number
}

export async function declarationOf({ db }: Pick<Store, 'db'>, id: string): Promise<StoredDeclaration | undefined> {
	const row = await db.selectFrom('gift_aid_declaration').selectAll().where('id', '=', id).executeTakeFirst()
	return row && asDeclaration(row)
}

export function asDeclaration(row: Selectable<GiftAidDeclarationTable>): StoredDeclaration {
	return {
		id: row.id,
		title: row.title,
		firstName: row.first_name,
		lastName: row.last_name,
		house: row.house,
		postcode: row.postcode,
		address: JSON.parse(row.address_json),
		scope: row.scope,
		how: row.how,
		madeAt: row.made_at,
		madeOn: dayIn(TAX_TIMEZONE, row.made_at),
		confirmedOn: row.confirmed_sent_at === null ? null : dayIn(TAX_TIMEZONE, row.confirmed_sent_at),
		cancelledFrom: row.cancelled_from,
		isInvalid: row.invalid_at !== null,
		wordingVersion: row.wording_version,
		statement: row.statement,
	}
}

/** "already declared": the donation has one; a changed one is another declaration, made at the desk. */
export type AttachResult = { kind: 'attached'; id: string } | { kind: 'already declared' | 'unknown' }

/** Adds a declaration to a donation that was made without, in one transaction. Sending the form twice stores it once. */
export function attachDeclaration(
	store: Store,
	payableId: string,
	declaration: NewDeclaration,
	now: number,
): Promise<AttachResult> {
	return store.write((transaction) => attachDeclarationIn(transaction, payableId, declaration, now))
}

/**
 * `attachDeclaration` as part of a transaction that writes more.
 *
 * @param options.widens also takes the place of a declaration for one gift only, whose row stays: claims may name it
 */
export async function attachDeclarationIn(
	transaction: Transaction<Tables>,
	payableId: string,
	declaration: NewDeclaration,
	now: number,
	{ widens = false } = {},
): Promise<AttachResult> {
	const donation = await transaction
		.updateTable('payable')
		// Locks the row, so that two forms do not both find it without.
		.set({ version: sql<number>`version + 1` })
		.where('id', '=', payableId)
		.where(({ eb, or, selectFrom }) =>
			or([
				eb('gift_aid_declaration_id', 'is', null),
				...(widens
					? [
							eb(
								'gift_aid_declaration_id',
								'in',
								selectFrom('gift_aid_declaration').select('gift_aid_declaration.id').where('scope', '=', 'this'),
							),
						]
					: []),
			]),
		)
		.where('anonymised_at', 'is', null)
		.returning('id')
		.executeTakeFirst()
	if (!donation) return { kind: await whyNot(transaction, payableId) }
	const id = await storeDeclaration(transaction, declaration, now)
	await transaction
		.updateTable('gift_aid_declaration')
		.set({ replaced_by: id })
		.where('id', 'in', (eb) =>
			eb
				.selectFrom('payable')
				.select((of) => of.ref('gift_aid_declaration_id').$notNull().as('id'))
				.where('id', '=', payableId)
				.where('gift_aid_declaration_id', 'is not', null),
		)
		.execute()
	await setDeclaration(transaction, payableId, id)
	return { kind: 'attached', id }
}

/** These declarations and those whose place they took: what is known of a donor, and what claims may name. */
export async function withReplaced(db: Database, ids: readonly string[]): Promise<string[]> {
	if (ids.length === 0) return []
	const replaced = await db.selectFrom('gift_aid_declaration').select('id').where('replaced_by', 'in', ids).execute()
	return [...ids, ...replaced.map(({ id }) => id)]
}

export async function setDeclaration(transaction: Transaction<Tables>, payableId: string, id: string) {
	await transaction.updateTable('payable').set({ gift_aid_declaration_id: id }).where('id', '=', payableId).execute()
}

async function whyNot(transaction: Transaction<Tables>, payableId: string) {
	const found = await transaction
		.selectFrom('payable')
		.select('id')
		.where('id', '=', payableId)
		.where('gift_aid_declaration_id', 'is not', null)
		.executeTakeFirst()
	return found ? 'already declared' : 'unknown'
}
