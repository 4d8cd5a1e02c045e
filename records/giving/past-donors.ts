import { sql } from 'kysely'
import { ownPayment } from '../gift-aid/donors.ts'
import type { Store } from '../store/open-store.ts'

/** Someone who gave or ordered before, by the newest of it. */
export interface PastDonor {
	reference: string
	firstName: string
	lastName: string
	/** "" for none. */
	email: string
}

/** Far more than a small charity has. */
const MAX_DONORS = 20_000

/** Each address with its name once: who has given before who has only announced something, then the newest first. */
export async function listPastDonors({ db }: Store): Promise<PastDonor[]> {
	const rows = await db
		.selectFrom('payable')
		.select(['reference', 'first_name as firstName', 'last_name as lastName', 'email'])
		.where('last_name', '!=', '')
		.orderBy((eb) => eb.exists(ownPayment(eb)), 'desc')
		.orderBy('created_at', 'desc')
		.limit(MAX_DONORS)
		.execute()
	return [...Map.groupBy(rows, donorKey).values()].flatMap(([newest]) => newest ?? [])
}

const donorKey = ({ email, firstName, lastName, reference }: PastDonor) =>
	// Two people without an address may have one name.
	email === '' ? reference : [email, firstName, lastName].join('\n').toLowerCase()

/** A donor who is still on record; undefined for none. */
export async function findPastDonor({ db }: Store, reference: string): Promise<PastDonor | undefined> {
	return db
		.selectFrom('payable')
		.select(['reference', 'first_name as firstName', 'last_name as lastName', 'email'])
		.where('reference', '=', reference)
		.where('last_name', '!=', '')
		.executeTakeFirst()
}

/** The last money that a donor gave, not for goods, and whether a lasting Gift Aid declaration of theirs is in force. */
export async function readLastGift({ db }: Store, { reference, email, firstName, lastName }: PastDonor) {
	const own = db
		.selectFrom('payable')
		.where((eb) =>
			email === ''
				? eb('reference', '=', reference)
				: eb.and([
						eb(sql`lower(email)`, '=', email.toLowerCase()),
						eb(sql`lower(payable.first_name)`, '=', firstName.toLowerCase()),
						eb(sql`lower(payable.last_name)`, '=', lastName.toLowerCase()),
					]),
		)
	const last = await own
		.innerJoin('payment', 'payment.payable_id', 'payable.id')
		.select(['payment.received_minor as amount', 'payment.currency', 'payment.paid_at as at'])
		.select(['payable.reference', 'payable.provider'])
		.where('payable.kind', '!=', 'order')
		.where('payment.paid_at', 'is not', null)
		.where('payment.received_minor', '>', 0)
		.orderBy('payment.paid_at', 'desc')
		.limit(1)
		.executeTakeFirst()
	const declaration = await own
		.innerJoin('gift_aid_declaration as declaration', 'declaration.id', 'payable.gift_aid_declaration_id')
		.select('declaration.id')
		.where('declaration.scope', '!=', 'this')
		// What was declared with a gift that was never paid by the donor covers no other.
		.where((eb) => eb.or([eb('declaration.how', '!=', 'online'), eb.exists(ownPayment(eb))]))
		.where('declaration.cancelled_from', 'is', null)
		.where('declaration.invalid_at', 'is', null)
		.where((eb) => eb.or([eb('declaration.how', '!=', 'phone'), eb('declaration.confirmed_sent_at', 'is not', null)]))
		.limit(1)
		.executeTakeFirst()
	return {
		last: last?.at ? { ...last, at: last.at } : undefined,
		/** Without an address nothing ties a new donation to their declaration. */
		hasDeclaration: declaration !== undefined && email !== '',
	}
}
