import type { Selectable } from 'kysely'
import type { ClaimableGift } from '#domain/gift-aid/claim-row.ts'
import { type ClaimRows, claimRows } from '#domain/gift-aid/claim-rows.ts'
import { dayIn } from '#lib/dates.ts'
import type { Store } from '../store/open-store.ts'
import type { GiftAidClaimTable } from '../store/tables/giving-tables.ts'
import { asDeclaration, TAX_TIMEZONE } from './declarations.ts'
import type { GiftOrigin } from './preview-claim.ts'

export interface Claim {
	id: string
	createdAt: number
	/** Staff; undefined for a command. */
	createdBy: string | undefined
	from: string
	to: string
	/** Null: not sent yet. */
	sentAt: number | null
	/** Minor units given, the tax on them, and the tax that is given back. */
	total: number
	tax: number
	adjustmentTax: number
	/** What the tax office paid, by lines of bank statements. */
	arrived: { amount: number; day: string }[]
}

/** The newest first. */
export async function listClaims({ db }: Pick<Store, 'db'>): Promise<Claim[]> {
	const claims = await db
		.selectFrom('gift_aid_claim as claim')
		.leftJoin('staff', 'staff.id', 'claim.created_by')
		.selectAll('claim')
		.select('staff.name')
		.orderBy('claim.created_at', 'desc')
		.execute()
	const lines = await db
		.selectFrom('gift_aid_claim_line')
		.select(['claim_id', 'kind', 'amount_minor', 'tax_minor'])
		.execute()
	const byClaim = Map.groupBy(lines, ({ claim_id }) => claim_id)
	const arrived = await db
		.selectFrom('bank_statement_line')
		.select(['claim_id', 'amount_minor', 'day'])
		.where('claim_id', 'is not', null)
		.orderBy('day')
		.execute()
	return claims.map((claim) => ({
		...asClaim(claim),
		...sumsOf(byClaim.get(claim.id) ?? []),
		arrived: arrived
			.filter(({ claim_id }) => claim_id === claim.id)
			.map(({ amount_minor, day }) => ({ amount: amount_minor, day })),
	}))
}

function asClaim(row: Selectable<GiftAidClaimTable> & { name: string | null }) {
	return {
		id: row.id,
		createdAt: row.created_at,
		createdBy: row.name ?? undefined,
		from: row.from_day,
		to: row.to_day,
		sentAt: row.submitted_at,
	}
}

interface Sums {
	kind: 'gift' | 'adjustment'
	amount_minor: number
	tax_minor: number
}

function sumsOf(lines: Sums[]): Pick<Claim, 'total' | 'tax' | 'adjustmentTax'> {
	const gifts = lines.filter(({ kind }) => kind === 'gift')
	const adjustments = lines.filter(({ kind }) => kind === 'adjustment')
	return {
		total: gifts.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
		tax: gifts.reduce((sum, { tax_minor }) => sum + tax_minor, 0),
		adjustmentTax: adjustments.reduce((sum, { tax_minor }) => sum - tax_minor, 0),
	}
}

interface ClaimToSend extends Claim {
	/** The rows as the tax office's schedule takes them. */
	rows: ClaimRows
	/** The day of the first payment in the rows, `YYYY-MM-DD`: the schedule asks for it above them. "" without rows. */
	firstDay: string
	/** The donations and orders, by the ids of their payments. */
	origins: ReadonlyMap<string, GiftOrigin>
	adjustments: { reference: string; tax: number }[]
}

/** A claim with its rows, of the declarations as they are now. */
export async function readClaim(
	{ db }: Pick<Store, 'db'>,
	id: string,
	yearEnd: string,
): Promise<ClaimToSend | undefined> {
	const claim = (await listClaims({ db })).find((one) => one.id === id)
	if (!claim) return undefined
	const lines = await db
		.selectFrom('gift_aid_claim_line as line')
		.innerJoin('payment', 'payment.id', 'line.payment_id')
		.innerJoin('payable', 'payable.id', 'payment.payable_id')
		.leftJoin('donation', 'donation.payable_id', 'payable.id')
		.innerJoin('gift_aid_declaration as declaration', 'declaration.id', 'line.declaration_id')
		.selectAll('declaration')
		.select(['line.kind', 'line.payment_id', 'line.amount_minor', 'line.tax_minor'])
		.select(['payment.paid_at', 'payment.currency'])
		.select(['payable.id as payable_id', 'donation.frequency', 'payable.reference', 'payable.kind as payable_kind'])
		.where('line.claim_id', '=', id)
		.orderBy('payment.paid_at')
		.orderBy('line.id')
		.execute()
	const gifts = lines
		.filter(({ kind }) => kind === 'gift')
		.map(
			(line): ClaimableGift => ({
				paymentId: line.payment_id,
				day: dayIn(TAX_TIMEZONE, line.paid_at ?? 0),
				amount: line.amount_minor,
				currency: line.currency,
				monthlyId: line.frequency === 'monthly' ? line.payable_id : null,
				declaration: asDeclaration(line),
			}),
		)
	const rows = claimRows(gifts, { yearEnd, today: dayIn(TAX_TIMEZONE, claim.createdAt) })
	const inRows = new Set(rows.rows.flatMap(({ paymentIds }) => paymentIds))
	return {
		...claim,
		rows,
		firstDay: gifts.find(({ paymentId }) => inRows.has(paymentId))?.day ?? '',
		origins: new Map(
			lines.map(({ payment_id, reference, payable_kind }) => [
				payment_id,
				{ reference, isOfOrder: payable_kind === 'order' },
			]),
		),
		adjustments: lines
			.filter(({ kind }) => kind === 'adjustment')
			.map(({ reference, tax_minor }) => ({ reference, tax: 0 - tax_minor })),
	}
}
