import type { Donation } from './donation.ts'

/** What the donor sees on the pages of a provider: "Donation to Fairlead", "Sponsorship of Dot, Fairlead". */
export function paymentDescription({ sponsorship }: Pick<Donation, 'sponsorship'>, charity: string): string {
	if (sponsorship)
		return charity ? `Sponsorship of ${sponsorship.dogName}, ${charity}` : `Sponsorship of ${sponsorship.dogName}`
	return charity ? `Donation to ${charity}` : 'Donation'
}
