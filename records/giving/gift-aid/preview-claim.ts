import type { ClaimRow } from '#domain/giving/gift-aid/claim-row.ts'
import { claimRows } from '#domain/giving/gift-aid/claim-rows.ts'
import { claimableGift } from '#domain/giving/gift-aid/claimable.ts'
import type { Database } from '../donations.ts'
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

/** Payments that cannot be claimed as they are. */
export interface ClaimProblem {
	/** Of their donation. */
	reference: string
	donor: string
	/** The last one. */
	day: string
	sentences: string[]
}

export interface ClaimPreview {
	rows: ClaimRow[]
	/** Of the rows, with what is claimed on each payment. */
	lines: { paymentId: string; declarationId: string; amount: number }[]
	/** Minor units given. */
	total: number
	problems: ClaimProblem[]
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
			...problems.map(({ row, problems }) => ({
				...ofDonation(row.paymentIds.map((id) => byId.get(id))),
				sentences: problems.map(({ sentence }) => sentence),
			})),
			...read.flatMap(({ gift, claimable }) =>
				claimable.kind === 'problem' ? { ...ofDonation([gift]), sentences: [claimable.sentence] } : [],
			),
		],
		adjustments: await readAdjustments(db),
	}
}

/** The payments of a row are of one donation. */
function ofDonation(gifts: (GiftOfDonation | undefined)[]): Omit<ClaimProblem, 'sentences'> {
	const last = gifts.findLast((gift) => gift !== undefined)
	return { reference: last?.reference ?? '', donor: last?.donor ?? '', day: last?.day ?? '' }
}
