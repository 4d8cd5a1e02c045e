import type { Donation } from '../donation.ts'

/** What the donor sees on the pages of a provider: "Donation to Fairlead", "Sponsorship of Dot, Fairlead". */
export function paymentDescription(
	{ kind, reference, sponsorship }: Pick<Donation, 'kind' | 'reference' | 'sponsorship'>,
	charity: string,
): string {
	if (kind === 'order') return charity ? `Order ${reference}, ${charity}` : `Order ${reference}`
	if (sponsorship)
		return charity ? `Sponsorship of ${sponsorship.dogName}, ${charity}` : `Sponsorship of ${sponsorship.dogName}`
	return charity ? `Donation to ${charity}` : 'Donation'
}
