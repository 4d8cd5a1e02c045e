import type { ClaimRow } from '#domain/gift-aid/claim-row.ts'
import { claimRows } from '#domain/gift-aid/claim-rows.ts'
import { claimableGift } from '#domain/gift-aid/claimable.ts'
import type { Database } from '../payables/payables.ts'
import { type AdjustmentOfDonation, readAdjustments } from './adjustments.ts'
import { type GiftOfDonation, readUnclaimedGifts } from './read-gifts.ts'

/** What a claim depends on. */
export interface ClaimRules {
	/** The last day of the charity's accounting period: "03-31". */
	yearEnd: string
	/** What a sponsor receives in a year, in minor units. */
	benefit: number
	/** `YYYY-MM-DD` */
	today: string
}

export interface ClaimPeriod {
	/** `YYYY-MM-DD`, both included. */
	from: string
	to: string
}

/** Payments of a donation that a claim leaves out. */
export interface ExcludedGifts {
	/** Of their donation. */
	reference: string
	donor: string
	/** The last one. */
	day: string
	/** Minor units given. */
	amount: number
}

/** Payments that cannot be claimed as they are. */
export interface ClaimProblem extends ExcludedGifts {
	sentences: string[]
}

export interface ClaimPreview {
	rows: ClaimRow[]
	/** Of the rows, with what is claimed on each payment. */
	lines: { paymentId: string; declarationId: string; amount: number }[]
	/** Minor units given. */
	total: number
	problems: ClaimProblem[]
	/** Of donors who have never made a declaration: with one they could be claimed. */
	undeclared: ExcludedGifts[]
	/** References of the donations, by the ids of their payments. */
	references: ReadonlyMap<string, string>
	adjustments: AdjustmentOfDonation[]
}

/** What a claim on the payments of a period would be now. Changes nothing. */
export async function previewClaim(db: Database, period: ClaimPeriod, rules: ClaimRules): Promise<ClaimPreview> {
	const gifts = await readUnclaimedGifts(db, period, rules.benefit)
	const read = gifts.map((gift) => ({ gift, claimable: claimableGift(gift, rules.benefit) }))
	const claimable = read.flatMap(({ claimable }) => (claimable.kind === 'gift' ? claimable.gift : []))
	const byId = new Map(gifts.map((gift) => [gift.paymentId, gift]))
	const { rows, problems, total } = claimRows(claimable, rules)
	const inRows = new Set(rows.flatMap(({ paymentIds }) => paymentIds))
	return {
		...{ rows, total },
		lines: claimable
			.filter(({ paymentId }) => inRows.has(paymentId))
			.map(({ paymentId, amount, declaration }) => ({ paymentId, amount, declarationId: declaration.id })),
		problems: [
			...problems.flatMap(({ row, problems }) => {
				const ofRow = row.paymentIds.flatMap((id) => byId.get(id) ?? [])
				const sentences = problems.map(({ sentence }) => sentence)
				return [...Map.groupBy(ofRow, ({ reference }) => reference).values()].map((gifts) => ({
					...ofDonation(gifts),
					sentences,
				}))
			}),
			...read.flatMap(({ gift, claimable }) =>
				claimable.kind === 'problem' ? { ...ofDonation([gift]), sentences: [claimable.sentence] } : [],
			),
		],
		undeclared: undeclaredOf(read.flatMap(({ gift, claimable }) => (claimable.kind === 'not declared' ? [gift] : []))),
		references: new Map(gifts.map(({ paymentId, reference }) => [paymentId, reference])),
		adjustments: await readAdjustments(db),
	}
}

/** The newest first. Without orders, and without donors who were erased. */
function undeclaredOf(gifts: GiftOfDonation[]): ExcludedGifts[] {
	const asked = gifts.filter(
		({ currency, isOfOrder, declarations, donor }) =>
			currency === 'GBP' && !isOfOrder && declarations.length === 0 && donor !== '',
	)
	return [...Map.groupBy(asked, ({ reference }) => reference).values()]
		.map(ofDonation)
		.toSorted((a, b) => b.day.localeCompare(a.day))
}

function ofDonation(gifts: GiftOfDonation[]): ExcludedGifts {
	const last = gifts.at(-1)
	return {
		...{ reference: last?.reference ?? '', donor: last?.donor ?? '', day: last?.day ?? '' },
		amount: gifts.reduce((sum, { amount }) => sum + amount, 0),
	}
}
