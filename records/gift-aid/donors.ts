import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { taxYear } from '#domain/gift-aid/accounting-period.ts'
import { type DonorDeclaration, isOwnPayment } from '#domain/gift-aid/cover.ts'
import type { Frequency } from '#domain/giving/donation.ts'
import { dayIn } from '#lib/dates.ts'
import type { Database } from '../payables/payables.ts'
import type { GiftAidDeclarationTable } from '../store/tables/giving-tables.ts'
import type { Tables } from '../store/tables/tables.ts'
import { asDeclaration, TAX_TIMEZONE } from './declarations.ts'
import { WENT_BACK } from './earlier-received.ts'

/** A donation, sponsorship or order, with the declaration that was made with it. */
export interface DonorRow {
	payable_id: string
	reference: string
	email: string
	first_name: string
	last_name: string
	/** Null of an order. */
	frequency: Frequency | null
	/** Null unless it is a sponsorship. */
	sponsorship_json: string | null
	created_at: number
	/** Money came for it. */
	isPaid: boolean
	/** Money came for it that was the donor's own and stayed. */
	hasOwnMoney: boolean
	declaration: Selectable<GiftAidDeclarationTable> | null
}

type OfDonor = Omit<DonorRow, 'declaration' | 'isPaid' | 'hasOwnMoney'>

/** A query for the ids of payables. */
export type PayableIds = SelectQueryBuilder<Tables, 'payable', { id: string }>

export type Donors = ReadonlyMap<string, readonly DonorRow[]>

/** Everything that the donors of these payables gave or ordered, by donor. */
export async function readDonors(db: Database, ids: PayableIds): Promise<Donors> {
	const addresses = db
		.selectFrom('payable')
		.select(sql<string>`lower(email)`.as('address'))
		.where('id', 'in', ids)
		.where('email', '!=', '')
	const rows = await db
		.selectFrom('payable')
		.leftJoin('donation', 'donation.payable_id', 'payable.id')
		.leftJoin('gift_aid_declaration', 'gift_aid_declaration.id', 'payable.gift_aid_declaration_id')
		.selectAll('gift_aid_declaration')
		.select(['payable.id as payable_id', 'payable.email', 'donation.sponsorship_json', 'donation.frequency'])
		.select(['payable.first_name as donor_first', 'payable.last_name as donor_last', 'payable.created_at'])
		.select(['payable.reference', (eb) => eb.exists(paidPayment(eb)).as('is_paid')])
		.select((eb) => eb.exists(ownPayment(eb)).as('has_own_money'))
		.where((eb) => eb.or([eb(sql`lower(payable.email)`, 'in', addresses), eb('payable.id', 'in', ids)]))
		.orderBy('payable.created_at')
		.execute()
	const donations = rows.map(
		(row): DonorRow => ({
			payable_id: row.payable_id,
			reference: row.reference,
			email: row.email,
			first_name: row.donor_first,
			last_name: row.donor_last,
			frequency: row.frequency,
			sponsorship_json: row.sponsorship_json,
			created_at: row.created_at,
			// The boolean of PostgreSQL, the number of SQLite.
			isPaid: Boolean(row.is_paid),
			hasOwnMoney: Boolean(row.has_own_money),
			// The columns of the left join are all there or all null.
			declaration: row.id === null ? null : (row as Selectable<GiftAidDeclarationTable>),
		}),
	)
	return Map.groupBy(donations, donorOf)
}

/** One address may be a couple's, so the names belong to it. A donation without an address stands alone. */
function donorOf(row: Pick<DonorRow, 'payable_id' | 'email' | 'first_name' | 'last_name'>) {
	const { payable_id, email, first_name, last_name } = row
	if (email === '') return payable_id
	return [email, first_name, last_name].map((part) => part.trim().toLowerCase()).join('\n')
}

function paidPayment(eb: ExpressionBuilder<Tables, 'payable'>) {
	return eb
		.selectFrom('payment')
		.select('payment.id')
		.whereRef('payment.payable_id', '=', 'payable.id')
		.where('payment.paid_at', 'is not', null)
}

/**
 * The payments of a payable that came, were the donor's own and stayed: of money that went back, or that another person paid, no one knows whether
 * the donor declared anything.
 */
export function ownPayment(eb: ExpressionBuilder<Tables, 'payable'>) {
	return paidPayment(eb)
		.where('payment.other_payer_at', 'is', null)
		.where('payment.state', 'not in', WENT_BACK)
		.where('payable.not_for_gift_aid_at', 'is', null)
}

/**
 * The donor's declarations for one payment: its own first, then the newest. What was declared on the site covers other gifts once
 * money of the donor's own came for it and stayed: anyone can type another's name and address there, and nothing of it reaches them.
 */
export function declarationsFor(row: OfDonor, payment: { sequence: number; isFirstReceived: boolean }, donors: Donors) {
	const given = donors.get(donorOf(row)) ?? []
	// A donation that was paid again in another way has the declaration of the first one.
	const own = given.find(({ payable_id }) => payable_id === row.payable_id)
	const rows = new Map<string, { declaration: Selectable<GiftAidDeclarationTable>; reference: string }>()
	for (const { declaration, reference, hasOwnMoney } of own ? [own, ...given] : given) {
		// Without a name its donor was erased.
		if (!declaration || declaration.last_name === '' || rows.has(declaration.id)) continue
		if (!hasOwnMoney && declaration.how === 'online' && reference !== own?.reference) continue
		rows.set(declaration.id, { declaration, reference })
	}
	const isOf = (declaration: { id: string }) => declaration.id === own?.declaration?.id
	return [...rows.values()]
		.toSorted(
			(a, b) =>
				Number(isOf(b.declaration)) - Number(isOf(a.declaration)) || b.declaration.made_at - a.declaration.made_at,
		)
		.map(({ declaration, reference }): DonorDeclaration => {
			const payable = { isMonthly: row.frequency === 'monthly', createdAt: row.created_at }
			return {
				declaration: asDeclaration(declaration),
				isOwn: isOf(declaration) && isOwnPayment(payable, payment, declaration.made_at),
				isOfPayable: isOf(declaration),
				reference,
			}
		})
}

/** Other sponsorships of the donor that were paid and began before it in the same tax year. @param day of the payment */
export function earlierSponsorships(row: OfDonor, day: string, donors: Donors): number {
	if (row.sponsorship_json === null) return 0
	const year = taxYear(day)
	return (donors.get(donorOf(row)) ?? []).filter(
		({ sponsorship_json, payable_id, created_at, isPaid }) =>
			isPaid &&
			sponsorship_json !== null &&
			payable_id !== row.payable_id &&
			created_at < row.created_at &&
			taxYear(dayIn(TAX_TIMEZONE, created_at)) === year,
	).length
}
