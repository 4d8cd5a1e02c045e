/** The fields of a declaration within the form of a donation, with the field of the declaration that each is. */
export const GIFT_AID_FIELDS = {
	giftAidTitle: 'title',
	giftAidFirstName: 'firstName',
	giftAidLastName: 'lastName',
	giftAidHouse: 'house',
	giftAidAddress: 'address',
	giftAidPostcode: 'postcode',
	giftAidAbroad: 'isAbroad',
	giftAidScope: 'scope',
} as const

/** The checkbox that makes the declaration. */
export const GIFT_AID = 'giftAid'

/** Hidden: the minor units that the declaration named when it was read. */
export const SHOWN_SUM = 'giftAidSum'

export type GiftAidField = keyof typeof GIFT_AID_FIELDS | typeof GIFT_AID

/** What the statement names: the whole payment, with the fees that the donor covers. */
export interface StatementParts {
	amount: { amount: number; currency: string }
	locale: string
	/** The charity's registered name. */
	charity: string
	/** A declaration for one payment only is not offered. */
	isMonthly: boolean
}
