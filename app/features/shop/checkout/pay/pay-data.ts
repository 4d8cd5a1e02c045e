/** The ways to pay that are open now (`features/giving/pay-offers.server.ts`). */
export interface PayOffers {
	bank: boolean
	card: boolean
}

export interface PayData {
	/** Empty when nothing is posted. */
	address: string[]
	email: string
	/** "" for none. */
	phone: string
	/** "United Kingdom, parcel: £3.95"; "" when nothing is posted. */
	delivery: string
	arrival: string
	note: string
	/** Sentences that stay in sight, and what is folded below them. */
	terms: { summary: string[]; folded: { title: string; texts: string[] }[] }
	/** "" when nothing of it can be cancelled. */
	cancellationForm: string
	total: string
	canPayByCard: boolean
	canTransfer: boolean
	/** Chosen at first. */
	payBy: 'card' | 'bank'
	/** Days for which goods are reserved for a transfer. */
	reserveDays: number
	/** Whether there are goods to keep for the buyer until a transfer comes. */
	keepsGoods: boolean
	/** "" for none. */
	privacyUrl: string
}

/** Sent as `pay`. */
export const PAY_BY = { card: 'card', bank: 'bank' } as const
