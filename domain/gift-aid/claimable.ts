import type { ClaimableGift } from './claim-row.ts'
import { coverOf, type PaidGift } from './cover.ts'
import { whyNotCovered } from './cover-words.ts'
import { canStillBeDeclared } from './declaration.ts'

/** A gift with what else decides whether it can be claimed. */
export interface GiftToClaim extends PaidGift {
	/** The bank asks for it back, and has not decided. */
	isDisputed: boolean
}

/**
 * Where a gift belongs on the page of a claim, with the reason in a sentence without its full stop. "to ask": a declaration of its donor
 * would bring it into the claim, "to ask first": and they have made a lasting one since.
 */
export type Claimability =
	| { kind: 'claimable'; gift: ClaimableGift }
	| { kind: 'to correct' | 'to ask first' | 'to ask' | 'ineligible'; sentence: string }

/** Why what was sent on top of an order and kept is no gift for Gift Aid. */
export const SURPLUS_OF_ORDER = 'They sent it on top of an order, and no declaration names it'

/** Whether Gift Aid may be claimed on a payment, by what covers it (`coverOf`) and by the state of its money and its donor. */
export function claimability(gift: GiftToClaim, { benefit, today }: { benefit: number; today: string }): Claimability {
	if (gift.isDisputed) return ineligible('The bank asks for it back: it waits until that is decided')
	const cover = coverOf(gift, benefit)
	if (cover.kind === 'covered') {
		const { paymentId, day, amount, currency, isMonthly, payableId } = gift
		const monthlyId = isMonthly ? payableId : null
		const { declaration } = cover.by
		return { kind: 'claimable', gift: { paymentId, day, amount, currency, monthlyId, declaration } }
	}
	const sentence = whyNotCovered(cover)
	switch (cover.kind) {
		case 'record not sent':
			return { kind: 'to correct', sentence }
		case 'declared later':
		case 'declared for another':
		case 'not declared':
			if (gift.donor === '') return ineligible('The donor’s name is erased')
			if (!canStillBeDeclared(gift.day, today))
				return ineligible('It came more than four years ago: a declaration of now does not reach it')
			return { kind: cover.kind === 'declared later' ? 'to ask first' : 'to ask', sentence }
		default:
			return ineligible(sentence)
	}
}

const ineligible = (sentence: string): Claimability => ({ kind: 'ineligible', sentence })
