import type { Charity } from '#domain/charity/charity.ts'
import type { Block } from '#domain/emails/blocks.ts'
import { plausibleName } from '#domain/emails/greeting.ts'
import { dayIn } from '#lib/dates.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { formatMoney } from '#lib/money.ts'
import { isMonthlyState } from './monthly-states.ts'
import { isOrganisationName } from './organisation-name.ts'
import type { Payable, Payment, ProviderName } from './payable.ts'

/** The account of the charity; each part may be "". */
export interface BankAccount {
	accountName: string
	sortCode: string
	accountNumber: string
	iban: string
	bic: string
	/** Minor units that may be missing of a transfer, which its banks kept as their fee. */
	tolerance: number
}

/** What may be missing of a payment, in minor units: a card brings the whole sum or nothing. */
export function toleranceOf(provider: ProviderName, bank: Pick<BankAccount, 'tolerance'> | null | undefined): number {
	return provider === 'bank transfer' ? (bank?.tolerance ?? 0) : 0
}

/** What emails about money need beside what was paid. */
export interface PaymentEmailContext {
	charity: Charity
	locale: string
	timezone: string
	/** Null: nothing is paid by bank transfer. */
	bank: BankAccount | null
	/** Signs links. */
	formSecret: FormSecret
}

/** "£20", "£20 a month" */
export function amountInWords({ due, state }: Pick<Payable, 'due' | 'state'>, locale: string): string {
	const sum = formatMoney(due, locale)
	return isMonthlyState(state) ? `${sum} a month` : sum
}

/** The account, the amount and the reference, as a banking app asks for them. */
export function bankRows(payable: Payable, bank: BankAccount, locale: string): Block {
	const rows = [
		{ label: 'Account name', value: bank.accountName },
		{ label: 'Sort code', value: bank.sortCode },
		{ label: 'Account number', value: bank.accountNumber },
		{ label: 'IBAN', value: bank.iban },
		{ label: 'BIC', value: bank.bic },
		{ label: 'Amount', value: amountInWords(payable, locale) },
		{ label: 'Reference', value: payable.reference },
	]
	return { kind: 'rows', rows: rows.filter(({ value }) => value !== '') }
}

/** The first name to greet a person by on a page; "" for an organisation, and for what is no plausible name. */
export function nameToGreet({ firstName, lastName }: Pick<Payable, 'firstName' | 'lastName'>): string {
	const isPerson = plausibleName(firstName) === firstName && !isOrganisationName(`${firstName} ${lastName}`)
	return isPerson ? firstName : ''
}

/** "Dear Zoë,", "Hello," to an organisation. The address may be another person's, so what is no plausible name is left out. */
export function greeting({ firstName, lastName }: Pick<Payable, 'firstName' | 'lastName'>): string {
	return isOrganisationName(`${firstName} ${lastName}`) ? 'Hello,' : `Dear ${plausibleName(firstName)},`
}

/** The day on which a month's payment was due, `YYYY-MM-DD`: where the provider names none, the day of its first attempt. */
export function dueDay({ dueOn, createdAt }: Pick<Payment, 'dueOn' | 'createdAt'>, timezone: string): string {
	return dueOn ?? dayIn(timezone, createdAt)
}
