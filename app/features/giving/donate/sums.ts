import type { GivingOffer } from '#domain/giving/giving-offer.ts'
import { feesToCover } from '#domain/giving/ledger/fees.ts'
import { formatMoney } from '#lib/money.ts'
import { PAY_BY, type PayOffers } from '../pay-field.tsx'
import type { LiveChoice } from '../picker/live-choice.ts'

/** Minor units. */
export interface Sums {
	amount: number
	/** What covering the fees of a card would add; 0 when there is nothing to cover. */
	coverable: number
	/** What is added: with a card, and when ticked. */
	fees: number
	total: number
}

/** Null while no amount is chosen. */
export function sumsOf({ amount, field }: LiveChoice, offer: GivingOffer, pay: PayOffers): Sums | null {
	if (amount === null) return null
	const coverable = pay.card ? feesToCover(amount, offer.fees, offer.rules.step) : 0
	const isCard = field('pay') === PAY_BY.card || !pay.bank
	const fees = isCard && field('fees') === 'yes' ? coverable : 0
	return { amount, coverable, fees, total: amount + fees }
}

/** What Gift Aid adds: a quarter. */
export function giftAidOf(amount: number): number {
	return Math.round(amount / 4)
}

/** "£12.38" */
export function moneyOf({ rules: { currency, locale } }: GivingOffer): (amount: number) => string {
	return (amount) => formatMoney({ amount, currency }, locale)
}
