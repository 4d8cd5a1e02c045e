import type { Money, Payable, PayableKind } from '../payables/payable.ts'

export type DonationKind = Exclude<PayableKind, 'order'>
/** "12 months": one payment, for a sponsorship given as a present. */
export type Frequency = 'once' | 'monthly' | '12 months'

export interface Dedication {
	kind: 'in memory of' | 'dedicated to'
	name: string
	/** Sent to the person named here; null for none. */
	card: { name: string; email: string; message: string } | null
}

export interface Sponsorship {
	dogId: string
	dogSlug: string
	/** The dog's name at that time. */
	dogName: string
	/** The dogs it was for before, the first at the top. */
	earlierDogs?: EarlierDog[]
	whenRehomed: 'another dog' | 'stop' | 'ask'
	/** News from the dog's foster diary by email: to the donor, of a present to its recipient. Not before it was asked for. */
	news?: boolean
	/** Null: the donor sponsors the dog themselves. */
	present: Present | null
}

/** A dog of a sponsorship that was moved to another one. */
interface EarlierDog {
	dogId: string
	dogName: string
	/** Milliseconds: money that came from then on is the next dog's. */
	until: number
}

export interface Present {
	recipient: string
	relation: string
	/** One of the two at least. */
	email: string | null
	address: string | null
	message: string
	/** `YYYY-MM-DD`; the recipient is told nothing before. */
	sendOn: string
}

/** The decision of a visitor to give. */
export interface Donation extends Payable {
	kind: DonationKind
	frequency: Frequency
	/** Without the fees. */
	amount: Money
	/** 0 unless the donor covers them. */
	fees: Money
	fund: string
	message: string
	dedication: Dedication | null
	sponsorship: Sponsorship | null
	/** When staff had posted the certificate of a present; null before, and for what does not go by post. */
	certificatePostedAt: number | null
}
