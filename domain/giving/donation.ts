import type { MonthlyState } from './payments/monthly-states.ts'
import type { PaymentMethod } from './payments/payment-methods.ts'
import type { PaymentState } from './payments/payment-states.ts'

export type ProviderName = 'bank transfer' | 'stripe'
/** "order": of the shop (`domain/shop/order.ts`). */
export type DonationKind = 'donation' | 'sponsorship' | 'order'
/** "12 months": one payment, for a sponsorship given as a present. */
export type Frequency = 'once' | 'monthly' | '12 months'
/** Of a single donation its payment's. */
export type DonationState = PaymentState | MonthlyState

/** Minor units of a currency (ISO 4217). */
export interface Money {
	amount: number
	currency: string
}

/** Purpose of gifts that name none. */
export const GENERAL_FUND = 'general'

export interface Dedication {
	kind: 'in memory of' | 'dedicated to'
	name: string
	/** Sent to the person named here; null for none. */
	card: { name: string; email: string; message: string } | null
}

export interface Sponsorship {
	dogId: string
	dogSlug: string
	/** As it was then. */
	dogName: string
	whenRehomed: 'another dog' | 'stop' | 'ask'
	/** News from the dog's foster diary by email: to the donor, of a present to its recipient. Not before it was asked for. */
	news?: boolean
	/** Null: the donor sponsors the dog themselves. */
	present: Present | null
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
export interface Donation {
	id: string
	reference: string
	createdAt: number
	kind: DonationKind
	frequency: Frequency
	/** Without the fees. */
	amount: Money
	/** 0 unless the donor covers them. */
	fees: Money
	fund: string
	provider: ProviderName
	state: DonationState
	version: number
	firstName: string
	lastName: string
	email: string
	locale: string
	message: string
	dedication: Dedication | null
	sponsorship: Sponsorship | null
	giftAidDeclarationId: string | null
	customerRef: string | null
	subscriptionRef: string | null
	remindedAt: number | null
	closedAt: number | null
	anonymisedAt: number | null
}

/** One movement of money, or the attempt of one. */
export interface Payment {
	id: string
	donationId: string
	/** 1, 2, 3: the attempts of a single donation, the months of a monthly one. */
	sequence: number
	provider: ProviderName
	state: PaymentState
	amount: Money
	/** Minor units; null until the provider has named it. */
	fee: number | null
	sessionRef: string | null
	intentRef: string | null
	invoiceRef: string | null
	chargeRef: string | null
	/** Null for a bank transfer, and while the provider has not named it. */
	method: PaymentMethod | null
	dueOn: string | null
	paidAt: number | null
	/** Minor units. */
	refunded: number
	createdAt: number
	version: number
}
