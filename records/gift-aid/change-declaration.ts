import { sql, type Transaction, type Updateable } from 'kysely'
import type { NewDelivery } from '#domain/emails/new-delivery.ts'
import type { DeclarationScope } from '#domain/gift-aid/declaration.ts'
import type { NewDeclaration } from '#domain/gift-aid/new-declaration.ts'
import type { ValidDeclaration } from '#domain/gift-aid/validate-declaration.ts'
import { enqueue } from '../outbox/deliveries.ts'
import type { NewDeliveryOfPayable } from '../payables/apply-payment-event.ts'
import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'
import type { GiftAidDeclarationTable } from '../store/tables/giving-tables.ts'
import type { Tables } from '../store/tables/tables.ts'
import { type AttachResult, attachDeclarationIn, declarationOf, type StoredDeclaration } from './declarations.ts'
import { writtenRecordId } from './written-record.ts'

interface Entered {
	payableId: string
	declaration: NewDeclaration
	/** When the donor made it: milliseconds. */
	madeAt: number
	staffId: string | null
}

/**
 * Enters a declaration that a donor made by phone or on paper, also in place of one for a single gift. @param recordOf the written record by email, if there is one
 */
export function enterDeclaration(
	store: Store,
	{ payableId, declaration, madeAt, staffId }: Entered,
	recordOf: (declaration: StoredDeclaration) => NewDeliveryOfPayable | undefined,
	now: number,
): Promise<AttachResult> {
	return store.write(async (transaction) => {
		const attached = await attachDeclarationIn(transaction, payableId, declaration, madeAt, {
			widens: declaration.scope !== 'this',
		})
		if (attached.kind !== 'attached') return attached
		const stored = await declarationOf({ db: transaction }, attached.id)
		const email = stored && recordOf(stored)
		if (email) {
			const id = writtenRecordId(attached.id)
			await enqueue(transaction, [{ ...email, id, submissionId: null, payableId }], now)
		}
		await recordEvent(transaction, { staffId, action: 'declaration entered', subject: attached.id }, now)
		return attached
	})
}

interface Changed {
	id: string
	staffId: string | null
}

interface Ended extends Changed {
	/** The first day without Gift Aid, `YYYY-MM-DD`. */
	from: string
	/** Tells the donor. */
	email?: NewDelivery | undefined
}

/**
 * Ends a declaration and the same donor's earlier ones: payments from this day on are without Gift Aid, also those that were claimed
 * already.
 */
export function cancelDeclaration(store: Store, { id, staffId, from, email }: Ended, now: number): Promise<boolean> {
	return store.write(async (transaction) => {
		if (!(await update(transaction, id, { cancelled_from: from }))) return false
		await transaction
			.updateTable('gift_aid_declaration')
			.set({ cancelled_from: from })
			.where((eb) => {
				const others = othersOfDonor(transaction, id)
				return eb.or([eb('id', 'in', others), eb('replaced_by', 'in', others), eb('replaced_by', '=', id)])
			})
			.where('id', '!=', id)
			// A declaration made on that day or later is a new one.
			.where('made_at', '<', Date.parse(`${from}T00:00:00Z`))
			.where((eb) => eb.or([eb('cancelled_from', 'is', null), eb('cancelled_from', '>', from)]))
			.execute()
		if (email) await enqueue(transaction, [email], now)
		await recordEvent(transaction, { staffId, action: 'declaration ended', subject: id }, now)
		return true
	})
}

/** Declarations made with the same address and names. */
function othersOfDonor(transaction: Transaction<Tables>, id: string) {
	return transaction
		.selectFrom('payable as own')
		.innerJoin('payable as other', (join) =>
			join
				.on(sql`lower(other.email)`, '=', sql`lower(own.email)`)
				.on(sql`lower(other.first_name)`, '=', sql`lower(own.first_name)`)
				.on(sql`lower(other.last_name)`, '=', sql`lower(own.last_name)`),
		)
		.select('other.gift_aid_declaration_id')
		.where('own.gift_aid_declaration_id', '=', id)
		.where('own.email', '!=', '')
		.where('other.gift_aid_declaration_id', 'is not', null)
}

/** It never held, nor did one whose place it took: the donor paid no tax, or it was another person's money. */
export function invalidateDeclaration(store: Store, { id, staffId }: Changed, now: number): Promise<boolean> {
	return store.write(async (transaction) => {
		if (!(await update(transaction, id, { invalid_at: now }))) return false
		await transaction
			.updateTable('gift_aid_declaration')
			.set({ invalid_at: now })
			.where('replaced_by', '=', id)
			.where('invalid_at', 'is', null)
			.execute()
		await recordEvent(transaction, { staffId, action: 'declaration found invalid', subject: id }, now)
		return true
	})
}

/** Notes that the written record of a declaration by phone was posted. */
export function markRecordPosted(store: Store, changed: Changed, now: number): Promise<boolean> {
	return change(store, changed, { confirmed_sent_at: now }, now)
}

type Corrected = Omit<ValidDeclaration, 'scope'> & { scope?: DeclarationScope }

/** Corrects names and address for the tax office. Scope and wording stay as they were declared. */
export function correctDeclaration(store: Store, changed: Changed, to: Corrected, now: number): Promise<boolean> {
	const { title, firstName, lastName, house, postcode, address } = to
	const person = { title, first_name: firstName, last_name: lastName, house, postcode }
	return change(store, changed, { ...person, address_json: JSON.stringify(address) }, now)
}

function change(
	store: Store,
	{ id, staffId }: Changed,
	set: Updateable<GiftAidDeclarationTable>,
	now: number,
): Promise<boolean> {
	return store.write(async (transaction) => {
		if (!(await update(transaction, id, set))) return false
		await recordEvent(transaction, { staffId, action: 'declaration changed', subject: id }, now)
		return true
	})
}

async function update(transaction: Transaction<Tables>, id: string, set: Updateable<GiftAidDeclarationTable>) {
	const updated = await transaction
		.updateTable('gift_aid_declaration')
		.set(set)
		.where('id', '=', id)
		.returning('id')
		.executeTakeFirst()
	return updated !== undefined
}
