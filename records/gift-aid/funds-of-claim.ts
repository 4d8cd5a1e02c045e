import { dogOfPayment, type SponsoredDog, type SponsoredDogs } from '#domain/giving/sponsorship/dog-of-payment.ts'
import { GENERAL_FUND } from '#domain/payables/funds.ts'
import type { Store } from '../store/open-store.ts'

export interface FundOfClaim {
	fund: string
	/** The dog of a sponsorship; null for everything else. */
	dog: SponsoredDog | null
	/** Pence given, and the tax on them, both less what the claim gives back. */
	amount: number
	tax: number
}

/**
 * The tax of a claim by what its gifts were for. In the accounts it belongs to the fund of its gift, unless the donor or the appeal said
 * otherwise (Charities SORP, FRS 102), so that a gift for one dog brings its Gift Aid to that dog. The gift with an order names no purpose.
 */
export async function readFundsOfClaim({ db }: Pick<Store, 'db'>, claimId: string): Promise<FundOfClaim[]> {
	const lines = await db
		.selectFrom('gift_aid_claim_line as line')
		.innerJoin('payment', 'payment.id', 'line.payment_id')
		.leftJoin('donation', 'donation.payable_id', 'payment.payable_id')
		.select(['line.amount_minor', 'line.tax_minor', 'payment.paid_at', 'donation.fund', 'donation.sponsorship_json'])
		.where('line.claim_id', '=', claimId)
		.execute()
	const funds = new Map<string, FundOfClaim>()
	for (const { fund, paid_at, amount_minor, tax_minor, sponsorship_json } of lines) {
		const dogs: SponsoredDogs | null = sponsorship_json === null ? null : JSON.parse(sponsorship_json)
		const of = { fund: fund ?? GENERAL_FUND, dog: dogs && dogOfPayment(dogs, paid_at ?? 0) }
		const key = `${of.fund} ${of.dog?.id ?? ''}`
		const { amount, tax } = funds.get(key) ?? { amount: 0, tax: 0 }
		funds.set(key, { ...of, amount: amount + amount_minor, tax: tax + tax_minor })
	}
	return [...funds.values()].toSorted((a, b) => b.tax - a.tax)
}
