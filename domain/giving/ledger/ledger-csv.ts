import { dayIn } from '#lib/dates.ts'
import { decimalOf } from '#lib/money.ts'
import { type Figure, spreadsheetLine } from '#lib/text/csv-line.ts'
import { dogOfPayment } from '../sponsorship/dog-of-payment.ts'
import { type BookEntry, enteredBy } from './book-entry.ts'

const HEADER = [
	'date',
	'reference',
	'what',
	'fund',
	'in',
	'out',
	'currency',
	'paid by',
	'id at the provider',
	'method',
	'entered on',
	'entered by',
	'day of the statement line',
	'bank’s number of the statement line',
	'sponsored dog',
]

/**
 * Entries of the ledger for a spreadsheet, without personal data of donors: a line of a statement is named by its day and the bank's number,
 * because its text has a name. Money in and out are columns of their own: a leading minus sign would have to be disarmed as a formula, and
 * then no spreadsheet adds it up.
 */
export function ledgerCsv(entries: readonly BookEntry[], timezone: string): string {
	const lines = entries.map((entry) => [
		{ figure: dayIn(timezone, entry.at) },
		entry.reference,
		whatOf(entry),
		entry.fund,
		entry.amount > 0 ? plainSum(entry) : '',
		entry.amount < 0 ? plainSum(entry) : '',
		entry.currency,
		entry.provider,
		idAtProvider(entry),
		entry.method ?? '',
		{ figure: dayIn(timezone, entry.enteredAt) },
		enteredBy(entry),
		{ figure: entry.line?.day ?? '' },
		entry.line?.bankId ?? '',
		sponsoredDog(entry),
	])
	return [HEADER, ...lines].map((cells) => spreadsheetLine(cells)).join('')
}

function whatOf({ isSurplus, kind }: BookEntry): string {
	if (!isSurplus) return kind
	return kind === 'refund' ? 'more than ordered sent back' : 'more than ordered'
}

/** The id that Stripe knows: the parts of a payment for several funds have the same. A bank knows none of ours. */
function idAtProvider({ provider, providerRef }: Pick<BookEntry, 'provider' | 'providerRef'>): string {
	return provider === 'stripe' ? (providerRef.split(':')[0] ?? '') : ''
}

/** "Dot (108)": two dogs may have one name. */
function sponsoredDog({ sponsorship, at }: Pick<BookEntry, 'sponsorship' | 'at'>): string {
	if (sponsorship === null) return ''
	const { name, id } = dogOfPayment(sponsorship, at)
	return `${name} (${id})`
}

/** "20.00": without a sign, in digits of any spreadsheet. */
function plainSum({ amount, currency }: Pick<BookEntry, 'amount' | 'currency'>): Figure {
	return { figure: decimalOf({ amount: Math.abs(amount), currency }) }
}
