import type { Donation } from '../giving/donation.ts'
import type { MonthlyEnd } from '../giving/monthly-end.ts'
import type { Order, RefundOfOrder } from '../shop/order.ts'

/** The donation or the order that a payable is for, one to one. */
export type PayableDetails =
	/** `end`: of a monthly donation that has ended; undefined while it goes on. */
	| { donation: Donation; end: MonthlyEnd | undefined }
	/** `refund`: what the change gave back, if it is a refund. */
	| { order: Order; refund?: RefundOfOrder }

/** What the payer sees on the pages of a provider: "Donation to Fairlead", "Sponsorship of Dot, Fairlead", "Order ORD-7K3F-2M, Fairlead". */
export function paymentDescription(details: PayableDetails, charity: string): string {
	if ('order' in details) return withCharity(`Order ${details.order.payable.reference}`, charity)
	const { sponsorship } = details.donation
	if (sponsorship) return withCharity(`Sponsorship of ${sponsorship.dogName}`, charity)
	return charity ? `Donation to ${charity}` : 'Donation'
}

const withCharity = (what: string, charity: string): string => (charity ? `${what}, ${charity}` : what)
