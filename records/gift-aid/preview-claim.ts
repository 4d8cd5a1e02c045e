import type { ClaimRow } from '#domain/gift-aid/claim-row.ts'
import { claimRows } from '#domain/gift-aid/claim-rows.ts'
import { type Claimability, claimability, SURPLUS_OF_ORDER } from '#domain/gift-aid/claimable.ts'
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

/** Gifts of one donation or order that a claim leaves out, for one reason. */
export interface ExcludedGifts {
	/** The reference of their donation or order. */
	reference: string
	isOfOrder: boolean
	/** "" when the donor was erased. */
	donor: string
	/** The last one. */
	day: string
	/** Minor units that the charity still has. */
	amount: number
	currency: string
	/** Why, without their full stops. None when the donor has never declared anything. */
	sentences: string[]
}

/** Gifts that a declaration of their donor would bring into a claim. */
interface UndeclaredGifts extends ExcludedGifts {
	/** The donor has made a lasting declaration since: the first to ask. */
	isDeclaredLater: boolean
}

/**
 * What a claim would be, and what it leaves out. Each gift of the period that no claim has is in exactly one of `rows`, `problems`,
 * `undeclared` and `ineligible`, so that the sums of these are the sum of the gifts.
 */
export interface ClaimPreview {
	rows: ClaimRow[]
	/** The payments of the rows, with what is claimed on each. */
	lines: { paymentId: string; declarationId: string; amount: number }[]
	/** Minor units given. */
	total: number
	/** Gifts that can be claimed once something is put right. */
	problems: ExcludedGifts[]
	/** Gifts without a declaration that covers them, whose donors may be asked. */
	undeclared: UndeclaredGifts[]
	/** Gifts that cannot be claimed, or not now. */
	ineligible: ExcludedGifts[]
	/** The donations and orders, by the ids of their payments. */
	origins: ReadonlyMap<string, GiftOrigin>
	adjustments: AdjustmentOfDonation[]
}

export interface GiftOrigin {
	reference: string
	isOfOrder: boolean
}

/** What a claim on the payments of a period would be now. Changes nothing. */
export async function previewClaim(db: Database, period: ClaimPeriod, rules: ClaimRules): Promise<ClaimPreview> {
	const gifts = await readUnclaimedGifts(db, period)
	const judged = gifts.flatMap((gift) => judge(gift, rules))
	const claimable = judged.flatMap(({ claimability }) => (claimability.kind === 'claimable' ? claimability.gift : []))
	const byId = new Map(gifts.map((gift) => [gift.paymentId, gift]))
	const { rows, problems, total } = claimRows(claimable, rules)
	const inRows = new Set(rows.flatMap(({ paymentIds }) => paymentIds))
	const first = newestFirst(excluded(judged, 'to ask first'))
	return {
		rows,
		total,
		lines: claimable
			.filter(({ paymentId }) => inRows.has(paymentId))
			.map(({ paymentId, amount, declaration }) => ({ paymentId, amount, declarationId: declaration.id })),
		problems: [
			...problems.flatMap(({ row, problems }) => {
				const ofRow = row.paymentIds.flatMap((id) => byId.get(id) ?? [])
				return grouped(ofRow.map((gift) => ({ gift, sentences: problems.map(({ sentence }) => sentence) })))
			}),
			...excluded(judged, 'to correct'),
		],
		undeclared: [
			...first.map((one) => ({ ...one, isDeclaredLater: true })),
			...newestFirst(excluded(judged, 'to ask')).map((one) => ({ ...one, isDeclaredLater: false })),
		],
		ineligible: newestFirst(excluded(judged, 'ineligible')),
		origins: new Map(gifts.map(({ paymentId, reference, isOfOrder }) => [paymentId, { reference, isOfOrder }])),
		adjustments: await readAdjustments(db),
	}
}

/** A gift, or of an order the part of it that has one reason. */
interface JudgedGift {
	gift: GiftOfDonation
	claimability: Claimability
}

/** A surplus that staff kept is a gift of its own. */
function judge(gift: GiftOfDonation, rules: ClaimRules): JudgedGift[] {
	const kept: Claimability = { kind: 'ineligible', sentence: SURPLUS_OF_ORDER }
	return [
		{ gift, claimability: claimability(gift, rules) },
		{ gift: { ...gift, amount: gift.keptSurplus }, claimability: kept },
	].filter((one) => one.gift.amount > 0)
}

function excluded(judged: readonly JudgedGift[], kind: Exclude<Claimability['kind'], 'claimable'>): ExcludedGifts[] {
	return grouped(
		judged.flatMap(({ gift, claimability }) => {
			if (claimability.kind !== kind || !('sentence' in claimability)) return []
			return [{ gift, sentences: [claimability.sentence].filter(Boolean) }]
		}),
	)
}

const newestFirst = (gifts: ExcludedGifts[]) => gifts.toSorted((a, b) => b.day.localeCompare(a.day))

/** One for each donation or order, and each reason. */
function grouped(gifts: readonly { gift: GiftOfDonation; sentences: string[] }[]): ExcludedGifts[] {
	const groups = Map.groupBy(gifts, ({ gift, sentences }) => [gift.reference, gift.currency, ...sentences].join('\n'))
	return [...groups.values()].flatMap((group) => {
		const last = group.at(-1)
		if (!last) return []
		const { reference, isOfOrder, donor, day, currency } = last.gift
		const amount = group.reduce((sum, { gift }) => sum + gift.amount, 0)
		return [{ reference, isOfOrder, donor, day, amount, currency, sentences: last.sentences }]
	})
}
