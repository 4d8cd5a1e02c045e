import { type SqlBool, sql } from 'kysely'
import { searchTerms, searchText } from '#lib/text/search-text.ts'
import type { Store } from '../store/open-store.ts'

/** A person by an email address, as one of their cases or donations names them. */
export interface FoundPerson {
	/** What their data is found by: the email address, or of a donor without one the reference of their donation. */
	key: string
	/** "" for none. */
	email: string
	name: string
	/** The newest of their references. */
	reference: string
}

/** Who may be meant by part of a name, a phone number or a reference: each once, the newest first. */
export async function findPeople({ db }: Store, typed: string, limit: number): Promise<FoundPerson[]> {
	const terms = searchTerms(typed)
	if (terms.length === 0) return []
	const cases = db
		.selectFrom('submission')
		.select(['email', 'name', 'reference', 'created_at as at'])
		.where('email', '!=', '')
	const ofCases = await terms
		.reduce((query, term) => query.where(sql<SqlBool>`search_text like ${`%${term}%`}`), cases)
		.orderBy('created_at', 'desc')
		.execute()
	const donors = await db
		.selectFrom('payable')
		.select(['email', 'first_name', 'last_name', 'reference', 'created_at as at'])
		.where('anonymised_at', 'is', null)
		.execute()
	const ofDonations = donors
		.map(({ first_name, last_name, ...row }) => ({ ...row, name: `${first_name} ${last_name}`.trim() }))
		.filter(({ name, reference, email }) => {
			const text = searchText({ name, reference, email, phone: '', postcode: '', town: '', about: '' })
			return terms.every((term) => text.includes(term))
		})
	const all = [...ofCases, ...ofDonations].toSorted((one, other) => other.at - one.at)
	return [...Map.groupBy(all, keyOf).values()].slice(0, limit).flatMap(([newest]) => {
		const { email, name, reference } = newest ?? { email: '', name: '', reference: '' }
		return newest ? [{ key: keyOf(newest), email, name, reference }] : []
	})
}

const keyOf = ({ email, reference }: Pick<FoundPerson, 'email' | 'reference'>) => email.toLowerCase() || reference

/** Whether a text is the reference of a donation whose donor has no email address. */
export async function isDonorWithoutEmail({ db }: Store, typed: string): Promise<boolean> {
	const row = await db
		.selectFrom('payable')
		.select('id')
		.where('reference', '=', typed.trim().toUpperCase())
		.where('email', '=', '')
		.where('anonymised_at', 'is', null)
		.executeTakeFirst()
	return row !== undefined
}
