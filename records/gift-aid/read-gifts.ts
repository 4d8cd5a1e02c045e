import { type Selectable, sql } from 'kysely'
import { taxYear } from '#domain/gift-aid/accounting-period.ts'
import { isOwnPayment, type PaidGift } from '#domain/gift-aid/claimable.ts'
import type { Frequency } from '#domain/giving/donation.ts'
import { dayIn } from '#lib/dates.ts'
import type { Database } from '../payables/payables.ts'
import { donatedOfOrders } from '../shop/money/surplus.ts'
import type { GiftAidDeclarationTable } from '../store/tables/giving-tables.ts'
import { asDeclaration, TAX_TIMEZONE } from './declarations.ts'
import { remainingOf } from './remaining.ts'

/** Of a payment, for the desk: which payable it belongs to. */
export interface GiftOfDonation extends PaidGift {
	reference: string
	donor: string
	/** A gift with an order of the shop. */
	isOfOrder: boolean
}

interface Days {
	/** `YYYY-MM-DD`, both included. */
	from: string
	to: string
}

const DAY_MS = 86_400_000

/** The payments received in these days that were never claimed, with the declarations of their donors. */
export async function readUnclaimedGifts(db: Database, { from, to }: Days, benefit: number): Promise<GiftOfDonation[]> {
	// A day more on both sides, because the days are of the UK's time.
	const [since, until] = [Date.parse(`${from}T00:00:00Z`) - DAY_MS, Date.parse(`${to}T00:00:00Z`) + 2 * DAY_MS]
	const rows = await unclaimed(db, since, until)
		.select(['payment.id', 'payment.paid_at', 'payment.sequence', 'payment.currency', 'payable.id as payable_id'])
		.select(['payable.reference', 'donation.sponsorship_json', 'donation.frequency', 'payable.created_at'])
		.select(['payable.email', 'payable.first_name', 'payable.last_name', 'payable.gift_aid_declaration_id'])
		.orderBy('payment.paid_at')
		.execute()
	const gifts = rows.map((row) => ({ ...row, day: dayIn(TAX_TIMEZONE, row.paid_at ?? 0) }))
	const within = gifts.filter(({ day }) => day >= from && day <= to)
	const remaining = await remainingOf(
		db,
		within.map(({ id }) => id),
	)
	const donors = await readDonors(db, since, until)
	const orders = await donatedOfOrders(
		db,
		within.map(({ payable_id }) => payable_id),
	)
	return within
		.map((row) => ({
			...{ paymentId: row.id, day: row.day, currency: row.currency },
			amount: Math.min(remaining.get(row.id) ?? 0, orders.get(row.payable_id) ?? Number.POSITIVE_INFINITY),
			...{ reference: row.reference, donor: `${row.first_name} ${row.last_name}`.trim() },
			payableId: row.payable_id,
			isMonthly: row.frequency === 'monthly',
			isSponsorship: row.sponsorship_json !== null,
			isOfOrder: orders.has(row.payable_id),
			declarations: declarationsFor(row, donors),
			earlierBenefits: earlierBenefits(row, donors, benefit),
		}))
		.filter(({ amount }) => amount > 0)
}

/** Paid, not disputed, and in no claim. */
function unclaimed(db: Database, since: number, until: number) {
	return db
		.selectFrom('payment')
		.innerJoin('payable', 'payable.id', 'payment.payable_id')
		.leftJoin('donation', 'donation.payable_id', 'payable.id')
		.where('payment.state', 'in', ['paid', 'part paid', 'partly refunded'])
		.where('payment.paid_at', '>=', since)
		.where('payment.paid_at', '<', until)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('gift_aid_claim_line')
						.select('gift_aid_claim_line.id')
						.whereRef('gift_aid_claim_line.payment_id', '=', 'payment.id')
						.where('gift_aid_claim_line.kind', '=', 'gift'),
				),
			),
		)
}

interface DonationOfDonor {
	payable_id: string
	email: string
	first_name: string
	last_name: string
	/** Null of an order. */
	frequency: Frequency | null
	/** Null unless it is a sponsorship. */
	sponsorship_json: string | null
	created_at: number
	declaration: Selectable<GiftAidDeclarationTable> | null
}

/** All donations of the donors of these payments, by donor, and by donation for those without an address. */
async function readDonors(db: Database, since: number, until: number): Promise<Map<string, DonationOfDonor[]>> {
	const addresses = unclaimed(db, since, until).select(sql<string>`lower(payable.email)`.as('address'))
	const ids = unclaimed(db, since, until).select('payable.id')
	const rows = await db
		.selectFrom('payable')
		.leftJoin('donation', 'donation.payable_id', 'payable.id')
		.leftJoin('gift_aid_declaration', 'gift_aid_declaration.id', 'payable.gift_aid_declaration_id')
		.selectAll('gift_aid_declaration')
		.select(['payable.id as payable_id', 'payable.email', 'donation.sponsorship_json', 'donation.frequency'])
		.select(['payable.first_name as donor_first', 'payable.last_name as donor_last', 'payable.created_at'])
		.where((eb) => eb.or([eb(sql`lower(payable.email)`, 'in', addresses), eb('payable.id', 'in', ids)]))
		.execute()
	const donations = rows.map(
		({ payable_id, email, sponsorship_json, frequency, donor_first, donor_last, created_at, ...row }) => ({
			...{ payable_id, email, sponsorship_json, frequency, created_at, first_name: donor_first, last_name: donor_last },
			declaration: row.id === null ? null : (row as Selectable<GiftAidDeclarationTable>),
		}),
	)
	return Map.groupBy(donations, donorOf)
}

/** One address may be a couple's, so the names belong to it. A donation without an address stands alone. */
function donorOf({
	payable_id,
	email,
	first_name,
	last_name,
}: Pick<DonationOfDonor, 'payable_id' | 'email' | 'first_name' | 'last_name'>) {
	if (email === '') return payable_id
	return [email, first_name, last_name].map((part) => part.trim().toLowerCase()).join('\n')
}

interface GiftRow extends Omit<DonationOfDonor, 'declaration'> {
	id: string
	sequence: number
	gift_aid_declaration_id: string | null
	day: string
}

function declarationsFor(gift: GiftRow, donors: Map<string, DonationOfDonor[]>): PaidGift['declarations'] {
	const rows = (donors.get(donorOf(gift)) ?? []).flatMap(({ declaration }) => declaration ?? [])
	// Without a name its donor was erased.
	const usable = rows.filter(({ last_name }) => last_name !== '')
	const isOf = ({ id }: { id: string }) => id === gift.gift_aid_declaration_id
	return usable
		.toSorted((a, b) => Number(isOf(b)) - Number(isOf(a)) || b.made_at - a.made_at)
		.map((row) => {
			const isOwn =
				isOf(row) &&
				isOwnPayment(
					{ isMonthly: gift.frequency === 'monthly', createdAt: gift.created_at },
					gift.sequence,
					row.made_at,
				)
			return { declaration: asDeclaration(row), isOwn }
		})
}

/** Of sponsorships of the same tax year that were begun before. */
function earlierBenefits(gift: GiftRow, donors: Map<string, DonationOfDonor[]>, benefit: number): number {
	if (gift.sponsorship_json === null) return 0
	const year = taxYear(gift.day)
	const others = (donors.get(donorOf(gift)) ?? []).filter(
		({ sponsorship_json, payable_id, created_at }) =>
			sponsorship_json !== null &&
			payable_id !== gift.payable_id &&
			created_at < gift.created_at &&
			taxYear(dayIn(TAX_TIMEZONE, created_at)) === year,
	)
	return others.length * benefit
}
