import { areBenefitsAllowed } from './benefits.ts'
import type { ClaimableGift } from './claim-row.ts'
import { covers, type Declaration } from './declaration.ts'

/** A payment that was received and never claimed, with the declarations of its donor. */
export interface PaidGift {
	paymentId: string
	day: string
	/** Minor units that the charity still has. */
	amount: number
	currency: string
	payableId: string
	/** Paid each month: then its payments are claimed together. */
	isMonthly: boolean
	/** Its donor may receive something for it. */
	isSponsorship: boolean
	/** The gift's own declaration first, then the donor's others, the newest first. */
	declarations: { declaration: Declaration; isOwn: boolean }[]
	/** Minor units that the donor received for other sponsorships of the tax year. */
	earlierBenefits: number
}

export type Claimable =
	| { kind: 'gift'; gift: ClaimableGift }
	/** It could be claimed if this were not so. */
	| { kind: 'problem'; sentence: string }
	| { kind: 'not declared' }

/** Whether Gift Aid may be claimed on a payment. @param benefit what a sponsor receives in a year, in minor units */
export function claimableGift(gift: PaidGift, benefit: number): Claimable {
	const { paymentId, day, amount, currency } = gift
	const covering = gift.declarations.find(({ declaration, isOwn }) => covers(declaration, { day, isOwn }))
	if (!covering) {
		const waits = gift.declarations.some(({ declaration, isOwn }) =>
			covers({ ...declaration, confirmedOn: day }, { day, isOwn }),
		)
		if (!waits) return { kind: 'not declared' }
		return {
			kind: 'problem',
			sentence: 'The written record of the declaration made by phone has not been sent to the donor',
		}
	}
	if (!isWithinBenefits(gift, benefit)) {
		return { kind: 'problem', sentence: 'What sponsors receive is worth more than Gift Aid allows for this amount' }
	}
	const monthlyId = gift.isMonthly ? gift.payableId : null
	return { kind: 'gift', gift: { paymentId, day, amount, currency, monthlyId, declaration: covering.declaration } }
}

/** Of monthly sponsorships the twelve months that the benefits are for are added up. */
function isWithinBenefits({ isSponsorship, isMonthly, amount, earlierBenefits }: PaidGift, value: number): boolean {
	if (!isSponsorship) return true
	const donated = isMonthly ? amount * 12 : amount
	return areBenefitsAllowed({ donated, value, earlierThisTaxYear: earlierBenefits })
}

/** A first payment that was declared later than this was not made with its declaration. */
const MAX_DAYS_LATE = 31
const DAY_MS = 86_400_000

/**
 * Whether a payment is the one that its donation's declaration was made for: the payment of a single donation, the first one of a
 * monthly one. Its other payments are covered as the scope says.
 */
export function isOwnPayment(
	{ isMonthly, createdAt }: { isMonthly: boolean; createdAt: number },
	sequence: number,
	declaredAt: number,
): boolean {
	return !isMonthly || (sequence === 1 && declaredAt - createdAt <= MAX_DAYS_LATE * DAY_MS)
}
