import type { Content } from '#content/model/content.ts'
import type { Money, Payable } from '#domain/payables/payable.ts'
import { type PaymentBalance, returnedInWords } from '#domain/payables/payment-balance.ts'
import { formatMoney, formatSum } from '#lib/money.ts'

/** Words for sums, as the charity's options say them. */
export function moneyWords({ options }: Content) {
	const locale = options?.site.locale ?? 'en-GB'
	return (amount: number, currency: string) => formatMoney({ amount, currency }, locale)
}

/** Formats sums with all decimals, for columns; nothing is a dash. */
export function sumWords({ options }: Content) {
	const locale = options?.site.locale ?? 'en-GB'
	return (amount: number, currency: string) => (amount === 0 ? '–' : formatSum({ amount, currency }, locale))
}

/** What is left of the money of one order or donation, in a list: £0.00 where all of it went back, as its page says £0. */
export function netSumWords({ options }: Content) {
	const locale = options?.site.locale ?? 'en-GB'
	return ({ amount, currency }: Money) => formatSum({ amount, currency }, locale)
}

interface NoteWords {
	/** What is paid each month shows what is due, not what is left of all that came. */
	isMonthly: boolean
	/** What the sum that was asked for is called: a donor announced it, or started to pay by card; a buyer ordered it. */
	asked: 'announced' | 'started' | 'ordered'
	money: ReturnType<typeof moneyWords>
}

/** What the sum alone does not say: "announced", "£20 announced", "£5 returned", "£36 arrived"; "" for nothing to add. */
export function moneyNote(
	{ due, state }: Pick<Payable, 'due' | 'state'>,
	{ arrived, returned }: PaymentBalance,
	{ isMonthly, asked, money }: NoteWords,
): string {
	const { amount, currency } = due
	if (arrived === 0) return asked
	const isExact = !isMonthly && arrived === amount && returned <= arrived
	const parts = [
		isMonthly || arrived === amount ? '' : `${money(amount, currency)} ${asked}`,
		isMonthly || (returned > 0 && !isExact) ? `${money(arrived, currency)} arrived` : '',
		returned > 0 ? `${money(returned, currency)} ${returnedInWords({ state })}` : '',
	]
	return parts.filter(Boolean).join(', ')
}
