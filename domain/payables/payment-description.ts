import type { Beside } from './beside.ts'

/** What the payer sees on the pages of a provider: "Donation to Fairlead", "Sponsorship of Dot, Fairlead", "Order ORD-7K3F-2M, Fairlead". */
export function paymentDescription(beside: Beside, charity: string): string {
	if ('order' in beside) return withCharity(`Order ${beside.order.payable.reference}`, charity)
	const { sponsorship } = beside.donation
	if (sponsorship) return withCharity(`Sponsorship of ${sponsorship.dogName}`, charity)
	return charity ? `Donation to ${charity}` : 'Donation'
}

const withCharity = (what: string, charity: string): string => (charity ? `${what}, ${charity}` : what)
