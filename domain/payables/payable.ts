import type { PaidGift } from '../gift-aid/cover.ts'
import type { MonthlyState } from './monthly-states.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentState } from './payment-states.ts'

export type ProviderName = 'bank transfer' | 'stripe'
/** What stands beside a payable: "donation" and "sponsorship" a donation, "order" an order of the shop. */
export type PayableKind = 'donation' | 'sponsorship' | 'order'
/** The state of a payable that is paid once is its payment's. */
export type PayableState = PaymentState | MonthlyState

/** Minor units of a currency (ISO 4217). */
export interface Money {
	amount: number
	currency: string
}

/** What someone has decided to pay, with their name: a donation, a sponsorship or an order of the shop. */
export interface Payable {
	id: string
	reference: string
	createdAt: number
	kind: PayableKind
	/** The sum of each payment: the whole, or each month's. */
	due: Money
	provider: ProviderName
	state: PayableState
	version: number
	firstName: string
	lastName: string
	email: string
	locale: string
	giftAidDeclarationId: string | null
	/** Staff marked it as not the donor's own money. */
	isNotForGiftAid: boolean
	customerRef: string | null
	subscriptionRef: string | null
	remindedAt: number | null
	closedAt: number | null
	anonymisedAt: number | null
}

/** One movement of money, or the attempt of one. */
export interface Payment {
	id: string
	payableId: string
	/** 1, 2, 3: the attempts of what is paid once, the months of what is paid monthly. */
	sequence: number
	provider: ProviderName
	state: PaymentState
	/** What it asks for. */
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
	/** When the first money of it arrived. */
	paidAt: number | null
	/** When nothing was missing any more; null before, and for money that did not stay. */
	paidInFullAt: number | null
	/** When their bank last declined it before money moved; null for never. The visitor may have tried again since. */
	declinedAt: number | null
	/** When its state began, by the provider's clock, as long as no money moved; 0 while it is new. */
	stateAt: number
	/** Minor units that arrived and were not taken back by a bank; refunds are not taken off. */
	received: number
	/** Minor units. */
	refunded: number
	/** The last moment to answer an open dispute; null for none. */
	disputeDueBy: number | null
	/** What the bank gave as the reason of its last dispute, in Stripe's word; "" for none. */
	disputeReason: string
	createdAt: number
	version: number
}

/** What an event changed, as far as emails depend on it (`records/payables/apply-payment-event.ts`). */
export interface PaymentChange {
	/** Its amount is what arrived. */
	event: { kind: string; ref?: string; amount?: number | null; currency?: string; at?: number }
	before: { payable: Pick<Payable, 'state'>; payment: Payment | undefined }
	after: { payable: Payable; payment: Payment | undefined }
	/** What of the payment is a gift, with what its donor declared; undefined when nothing of it is. */
	gift: PaidGift | undefined
}
