import type { DeliveryBand } from '#content/model/general-options.ts'
import type { Block } from '#domain/applications/emails/blocks.ts'
import { plausibleName } from '#domain/applications/emails/greeting.ts'
import type { Charity } from '#domain/applications/form-context.ts'
import { formatMoney } from '#lib/money.ts'
import type { Donation, Money } from '../donation.ts'
import { fundLabel, type Purpose } from '../ledger/funds.ts'

/** The account of the charity; each part may be "". */
export interface BankAccount {
	accountName: string
	sortCode: string
	accountNumber: string
	iban: string
	bic: string
}

/** What emails about donations need beside the donation. */
export interface GivingWords {
	charity: Charity
	locale: string
	timezone: string
	purposes: readonly Purpose[]
	bank: BankAccount | null
	/** Whether the charity claims Gift Aid. */
	giftAid: boolean
	/** Signs links. */
	formSecret: string
	shop: ShopFacts
}

/** What emails about orders say of the shop. */
export interface ShopFacts {
	/** "" when the charity is not registered. */
	vatNumber: string
	/** "": the charity's address. */
	returnsAddress: string
	/** How long goods are kept for a bank transfer. */
	reserveDays: number
	/** What posting costs: a cancellation gives back what the rest no longer needs. */
	delivery: readonly DeliveryBand[]
}

/** "your donation", "your sponsorship of Biscuit" */
export function whatIsGiven({ sponsorship }: Pick<Donation, 'sponsorship'>): string {
	return sponsorship ? `your sponsorship of ${sponsorship.dogName}` : 'your donation'
}

/** What the donor pays each time, with the fees they cover. */
export function wholeAmount({ amount, fees }: Pick<Donation, 'amount' | 'fees'>): Money {
	return { amount: amount.amount + fees.amount, currency: amount.currency }
}

/** "£20", "£20 a month" */
export function amountInWords(donation: Donation, locale: string): string {
	const sum = formatMoney(wholeAmount(donation), locale)
	return donation.frequency === 'monthly' ? `${sum} a month` : sum
}

/** The account, the amount and the reference, as a banking app asks for them. */
export function bankRows(donation: Donation, bank: BankAccount, locale: string): Block {
	const rows = [
		{ label: 'Account name', value: bank.accountName },
		{ label: 'Sort code', value: bank.sortCode },
		{ label: 'Account number', value: bank.accountNumber },
		{ label: 'IBAN', value: bank.iban },
		{ label: 'BIC', value: bank.bic },
		{ label: 'Amount', value: amountInWords(donation, locale) },
		{ label: 'Reference', value: donation.reference },
	]
	return { kind: 'rows', rows: rows.filter(({ value }) => value !== '') }
}

/** What the money is for: the dog, or the purpose. */
export function forWhat({ sponsorship, fund }: Donation, purposes: readonly Purpose[]): string {
	return sponsorship ? sponsorship.dogName : fundLabel(fund, purposes)
}

/** "Dear Zoë,". The address may be another person's, so what is no plausible name is left out. */
export function greeting({ firstName }: Pick<Donation, 'firstName'>): string {
	return `Dear ${plausibleName(firstName)},`
}

/** "your monthly donation", "your monthly sponsorship of Biscuit" */
export function whatIsMonthly({ sponsorship }: Pick<Donation, 'sponsorship'>): string {
	return sponsorship ? `your monthly sponsorship of ${sponsorship.dogName}` : 'your monthly donation'
}

export function capitalised(text: string): string {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
