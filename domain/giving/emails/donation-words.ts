import type { PaymentWords } from '../../payables/payment-words.ts'
import type { Donation } from '../donation.ts'
import { fundLabel, type Purpose } from '../purposes.ts'

/** What emails about donations need beside the donation. */
export interface GivingWords extends PaymentWords {
	purposes: readonly Purpose[]
	/** Whether the charity claims Gift Aid. */
	giftAid: boolean
}

/** "your donation", "your sponsorship of Biscuit" */
export function whatIsGiven({ sponsorship }: Pick<Donation, 'sponsorship'>): string {
	return sponsorship ? `your sponsorship of ${sponsorship.dogName}` : 'your donation'
}

/** What the money is for: the dog, or the purpose. */
export function forWhat({ sponsorship, fund }: Donation, purposes: readonly Purpose[]): string {
	return sponsorship ? sponsorship.dogName : fundLabel(fund, purposes)
}

/** "your monthly donation", "your monthly sponsorship of Biscuit" */
export function whatIsMonthly({ sponsorship }: Pick<Donation, 'sponsorship'>): string {
	return sponsorship ? `your monthly sponsorship of ${sponsorship.dogName}` : 'your monthly donation'
}

export function capitalised(text: string): string {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
