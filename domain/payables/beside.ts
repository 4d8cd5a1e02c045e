import type { Donation } from '../giving/donation.ts'
import type { MonthlyEnd } from '../giving/monthly-end.ts'
import type { Order, RefundOfOrder } from '../shop/order.ts'

/** What stands beside a payable, one to one. */
export type Beside =
	/** `end`: of a monthly donation that has ended; undefined while it goes on. */
	| { donation: Donation; end: MonthlyEnd | undefined }
	/** `refund`: what the change gave back, if it is a refund. */
	| { order: Order; refund?: RefundOfOrder }

/** What the payer sees on the pages of a provider: "Donation to Fairlead", "Sponsorship of Dot, Fairlead", "Order ORD-7K3F-2M, Fairlead". */
export function paymentDescription(beside: Beside, charity: string): string {
	if ('order' in beside) return withCharity(`Order ${beside.order.payable.reference}`, charity)
	const { sponsorship } = beside.donation
	if (sponsorship) return withCharity(`Sponsorship of ${sponsorship.dogName}`, charity)
	return charity ? `Donation to ${charity}` : 'Donation'
}

const withCharity = (what: string, charity: string): string => (charity ? `${what}, ${charity}` : what)
