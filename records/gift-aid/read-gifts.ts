import type { GiftToClaim } from '#domain/gift-aid/claimable.ts'
import type { PaidGift } from '#domain/gift-aid/cover.ts'
import { donatedMinor } from '#domain/shop/order.ts'
import { DAY_MS, dayIn } from '#lib/dates.ts'
import type { Database } from '../payables/payables.ts'
import { TAX_TIMEZONE } from './declarations.ts'
import { type DonorRow, type Donors, declarationsFor, earlierSponsorships, readDonors } from './donors.ts'
import { earlierReceived, WENT_BACK } from './earlier-received.ts'
import { giftsOfOrders } from './gifts-of-orders.ts'
import { remainingOf } from './remaining.ts'

/** A payment of which the charity still has something, for the desk. */
export interface GiftOfDonation extends GiftToClaim {
	/** The reference of its donation or order. */
	reference: string
	/** A gift with an order of the shop. */
	isOfOrder: boolean
	/** Minor units on top of `amount` that an order brought above its sum, and that staff kept as a donation. */
	keptSurplus: number
}

interface Days {
	/** `YYYY-MM-DD`, both included. */
	from: string
	to: string
}

/**
 * All gifts received in these days that are in no claim, with the declarations of their donors. What staff kept on top of an order is in none,
 * also if the gift of its payment is.
 */
export async function readUnclaimedGifts(db: Database, { from, to }: Days): Promise<GiftOfDonation[]> {
	const [since, until] = around({ from, to })
	const payments = paidPayments(db)
		.where('payment.paid_at', '>=', since)
		.where('payment.paid_at', '<', until)
		.where(({ or, not, exists, selectFrom }) =>
			or([
				not(
					exists(
						selectFrom('gift_aid_claim_line')
							.select('gift_aid_claim_line.id')
							.whereRef('gift_aid_claim_line.payment_id', '=', 'payment.id')
							.where('gift_aid_claim_line.kind', '=', 'gift'),
					),
				),
				exists(
					selectFrom('shop_order')
						.select('shop_order.payable_id')
						.whereRef('shop_order.payable_id', '=', 'payment.payable_id')
						.where('surplus_kept_minor', '>', 0),
				),
			]),
		)
	const claimed = await claimedOf(db, { from, to })
	return (await readGifts(db, payments)).flatMap((gift) => {
		if (gift.day < from || gift.day > to) return []
		if (!claimed.some(({ payment_id }) => payment_id === gift.paymentId)) return [gift]
		return gift.keptSurplus > 0 ? [{ ...gift, amount: 0 }] : []
	})
}

/** The payments of these days that a claim has. */
async function claimedOf(db: Database, { from, to }: Days) {
	const [since, until] = around({ from, to })
	const rows = await db
		.selectFrom('gift_aid_claim_line')
		.innerJoin('payment', 'payment.id', 'gift_aid_claim_line.payment_id')
		.select(['gift_aid_claim_line.payment_id', 'payment.paid_at'])
		.where('gift_aid_claim_line.kind', '=', 'gift')
		.where('payment.paid_at', '>=', since)
		.where('payment.paid_at', '<', until)
		.execute()
	const isWithin = (day: string) => day >= from && day <= to
	return rows.filter(({ paid_at }) => isWithin(dayIn(TAX_TIMEZONE, paid_at ?? 0)))
}

/** A day more on both sides, because the days are of the UK's time. */
function around({ from, to }: Days): [number, number] {
	return [Date.parse(`${from}T00:00:00Z`) - DAY_MS, Date.parse(`${to}T00:00:00Z`) + 2 * DAY_MS]
}

/** The gifts of one donation or order, the oldest first, whether or not they are in a claim. */
export function readGiftsOf(db: Database, payableId: string): Promise<GiftOfDonation[]> {
	return readGifts(db, paidPayments(db).where('payable.id', '=', payableId))
}

function paidPayments(db: Database) {
	return db
		.selectFrom('payment')
		.innerJoin('payable', 'payable.id', 'payment.payable_id')
		.leftJoin('donation', 'donation.payable_id', 'payable.id')
		.where('payment.paid_at', 'is not', null)
}

async function readGifts(db: Database, payments: ReturnType<typeof paidPayments>): Promise<GiftOfDonation[]> {
	const rows = await payments
		.select(['payment.id', 'payment.paid_at', 'payment.sequence', 'payment.state', 'payment.currency'])
		.select('payment.other_payer_at')
		.select(['payable.id as payable_id', 'payable.reference', 'payable.created_at', 'payable.email'])
		.select(['payable.first_name', 'payable.last_name', 'donation.sponsorship_json', 'donation.frequency'])
		.select(['payable.not_for_gift_aid_at', (eb) => eb.exists(earlierReceived(eb)).as('is_later')])
		.orderBy('payment.paid_at')
		.orderBy('payment.id')
		.execute()
	const remaining = await remainingOf(
		db,
		rows.map(({ id }) => id),
	)
	const payables = payments.select('payable.id')
	const [donors, orders] = [await readDonors(db, payables), await giftsOfOrders(db, payables)]
	return rows
		.map((row): GiftOfDonation => {
			const day = dayIn(TAX_TIMEZONE, row.paid_at ?? 0)
			const ofOrder = orders.get(row.id)
			const amount = ofOrder ? ofOrder.donated : (remaining.get(row.id) ?? 0)
			return {
				...paidGift(row, paymentOf(row, { day, amount }), donors),
				reference: row.reference,
				isOfOrder: ofOrder !== undefined,
				keptSurplus: ofOrder?.keptSurplus ?? 0,
				isDisputed: row.state === 'disputed',
			}
		})
		.filter(({ amount, keptSurplus }) => amount + keptSurplus > 0)
}

/** The payment that would come next, as if it came today: of what is paid once while nothing has arrived, else of the next month. */
export async function readExpectedGift(db: Database, payableId: string, today: string): Promise<PaidGift | undefined> {
	const payable = db.selectFrom('payable').where('payable.id', '=', payableId)
	const row = await payable
		.leftJoin('donation', 'donation.payable_id', 'payable.id')
		.leftJoin('shop_order', 'shop_order.payable_id', 'payable.id')
		.select([
			'payable.id as payable_id',
			'payable.reference',
			'payable.created_at',
			'payable.email',
			'payable.currency',
		])
		.select(['payable.first_name', 'payable.last_name', 'donation.sponsorship_json', 'donation.frequency'])
		.select('payable.not_for_gift_aid_at')
		.select(['payable.due_minor', 'shop_order.gifts_minor', 'shop_order.donation_minor'])
		.executeTakeFirst()
	if (!row) return undefined
	const paid = await db
		.selectFrom('payment')
		.select(['state', 'other_payer_at'])
		.where('payable_id', '=', payableId)
		.where('paid_at', 'is not', null)
		.execute()
	const { gifts_minor, donation_minor, due_minor, currency } = row
	const amount =
		gifts_minor === null ? due_minor : donatedMinor({ giftsMinor: gifts_minor, donationMinor: donation_minor ?? 0 })
	const donors = await readDonors(db, payable.select('payable.id'))
	const isFirstReceived = paid.every((one) => one.other_payer_at !== null || WENT_BACK.includes(one.state))
	const next = { id: '', sequence: paid.length + 1, isFirstReceived, isFromAnotherPayer: false }
	return paidGift(row, { ...next, day: today, amount, currency }, donors)
}

interface PaidRow {
	id: string
	other_payer_at: number | null
	sequence: number
	currency: string
	/** The boolean of PostgreSQL, the number of SQLite. */
	is_later: unknown
}

function paymentOf(
	{ id, sequence, currency, other_payer_at, is_later }: PaidRow,
	{ day, amount }: { day: string; amount: number },
): PaymentOfGift {
	const isFromAnotherPayer = other_payer_at !== null
	return { id, sequence, isFirstReceived: !is_later, isFromAnotherPayer, day, amount, currency }
}

interface PaymentOfGift {
	id: string
	sequence: number
	isFirstReceived: boolean
	isFromAnotherPayer: boolean
	day: string
	amount: number
	currency: string
}

interface RowOfGift extends Omit<DonorRow, 'declaration' | 'isPaid' | 'hasOwnMoney'> {
	not_for_gift_aid_at: number | null
}

function paidGift(row: RowOfGift, payment: PaymentOfGift, donors: Donors): PaidGift {
	return {
		paymentId: payment.id,
		donor: `${row.first_name} ${row.last_name}`.trim(),
		day: payment.day,
		amount: payment.amount,
		currency: payment.currency,
		payableId: row.payable_id,
		isMonthly: row.frequency === 'monthly',
		isSponsorship: row.sponsorship_json !== null,
		isNotForGiftAid: row.not_for_gift_aid_at !== null,
		isFromAnotherPayer: payment.isFromAnotherPayer,
		declarations: declarationsFor(row, payment, donors),
		earlierSponsorships: earlierSponsorships(row, payment.day, donors),
	}
}
