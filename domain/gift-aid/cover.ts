import { DAY_MS } from '#lib/dates.ts'
import { isOrganisationName } from '../payables/organisation-name.ts'
import { areBenefitsAllowed } from './benefits.ts'
import { covers, type Declaration } from './declaration.ts'

/** A declaration of the person who gave. */
export interface DonorDeclaration {
	declaration: Declaration
	/** It was made with this very payment. */
	isOwn: boolean
	/** It was made with this donation or order, perhaps for another payment of it. */
	isOfPayable: boolean
	/** The reference of the donation or order with which it was made. */
	reference: string
}

/** A payment that was received, with the declarations of its donor. */
export interface PaidGift {
	paymentId: string
	/** Their first and last name; "" when the donor was erased. */
	donor: string
	day: string
	/** Minor units that the charity still has; of an order its donation. */
	amount: number
	currency: string
	payableId: string
	/** Paid each month: then its payments are claimed together. */
	isMonthly: boolean
	/** Staff marked it as not the donor's own money. */
	isNotForGiftAid: boolean
	/** Staff said that another person made this payment. */
	isFromAnotherPayer: boolean
	/** Its donor may receive something for it. */
	isSponsorship: boolean
	/** The gift's own declaration first, then the donor's others, the newest first. */
	declarations: DonorDeclaration[]
	/** Other sponsorships of its donor that began before it in the same tax year. */
	earlierSponsorships: number
}

/** Whether Gift Aid may be claimed on a payment, and by which declaration; otherwise why not. */
export type Cover =
	| { kind: 'covered'; by: DonorDeclaration }
	/** Declared by phone: it counts once its written record was sent. */
	| { kind: 'record not sent'; by: DonorDeclaration }
	/** The donor may be asked. "declared later": a lasting one was made after this gift; "declared for another": for that gift only. */
	| { kind: 'declared later' | 'declared for another'; by: DonorDeclaration }
	| { kind: 'not declared' }
	/** The donor has said no: Gift Aid ended before this gift, or never held. */
	| { kind: 'cancelled' | 'invalid'; by: DonorDeclaration }
	/** No declaration would help. */
	| { kind: 'from an organisation' | 'not their own' | 'benefits too high' | 'not in pounds' }
	/** `lasting` covers what comes from the donor's own account. */
	| { kind: 'another payer'; lasting?: DonorDeclaration | undefined }

/**
 * The one answer to "is this payment covered?", for claims, receipts, confirmations and the desk.
 *
 * @param benefit what a sponsor receives in a year, in minor units
 */
export function coverOf(gift: PaidGift, benefit: number): Cover {
	const { day, currency, declarations, donor, isNotForGiftAid, isFromAnotherPayer } = gift
	if (isOrganisationName(donor)) return { kind: 'from an organisation' }
	if (isNotForGiftAid) return { kind: 'not their own' }
	if (isFromAnotherPayer) {
		const lasting = declarations.find(({ declaration }) => covers(declaration, { day, isOwn: false }))
		return { kind: 'another payer', lasting }
	}
	if (currency !== 'GBP') return { kind: 'not in pounds' }
	if (!isWithinBenefits(gift, benefit)) return { kind: 'benefits too high' }
	const coveredBy = declarations.find(({ declaration, isOwn }) => covers(declaration, { day, isOwn }))
	if (coveredBy) return { kind: 'covered', by: coveredBy }
	const waitsFor = declarations.find(({ declaration, isOwn }) =>
		covers({ ...declaration, confirmedOn: day }, { day, isOwn }),
	)
	return waitsFor ? { kind: 'record not sent', by: waitsFor } : whyNotCovered(gift)
}

/** Whether a declaration is all that is missing. */
export function mayBeDeclared({ kind }: Cover): boolean {
	return kind === 'not declared' || kind === 'declared later' || kind === 'declared for another'
}

/** Whether the donor may still be asked about it, and what is known of them. */
function whyNotCovered({ day, declarations }: PaidGift): Cover {
	const find = (is: (declaration: Declaration, isOwn: boolean) => boolean) =>
		declarations.find(({ declaration, isOwn }) => is(declaration, isOwn))
	const later = find(({ isInvalid, scope, madeOn, cancelledFrom }) => {
		return !isInvalid && scope !== 'this' && madeOn > day && (cancelledFrom === null || cancelledFrom > madeOn)
	})
	if (later) return { kind: 'declared later', by: later }
	const cancelled = find(({ isInvalid, cancelledFrom }) => !isInvalid && cancelledFrom !== null && day >= cancelledFrom)
	if (cancelled) return { kind: 'cancelled', by: cancelled }
	const another = find(({ isInvalid, cancelledFrom }) => !isInvalid && cancelledFrom === null)
	if (another) return { kind: 'declared for another', by: another }
	const invalid = find(({ isInvalid }) => isInvalid)
	return invalid ? { kind: 'invalid', by: invalid } : { kind: 'not declared' }
}

/** A monthly sponsorship counts with the twelve months that the benefits are for. */
function isWithinBenefits(gift: PaidGift, value: number): boolean {
	const { isSponsorship, isMonthly, amount, earlierSponsorships } = gift
	if (!isSponsorship) return true
	const donated = isMonthly ? amount * 12 : amount
	return areBenefitsAllowed({ donated, value, earlierThisTaxYear: earlierSponsorships * value })
}

/** A first payment that was declared later than this was not made with its declaration. */
const MAX_DAYS_LATE = 31

interface PaymentOfDonation {
	/** 1, 2, 3: of a monthly donation its months. */
	sequence: number
	/** No earlier payment with the same declaration has stayed with the charity. */
	isFirstReceived: boolean
}

/**
 * Whether a payment is the one that its donation's declaration was made for: of a single donation the first that came and stayed (who paid twice
 * declared one of them), of a monthly one its first month. Other payments are covered as the scope says.
 */
export function isOwnPayment(
	{ isMonthly, createdAt }: { isMonthly: boolean; createdAt: number },
	{ sequence, isFirstReceived }: PaymentOfDonation,
	declaredAt: number,
): boolean {
	return isMonthly ? sequence === 1 && declaredAt - createdAt <= MAX_DAYS_LATE * DAY_MS : isFirstReceived
}
