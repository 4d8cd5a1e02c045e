import { dayIn } from '#lib/dates.ts'
import { decimalOf } from '#lib/money.ts'
import { type Figure, spreadsheetLine } from '#lib/text/csv-line.ts'

interface Entry {
	at: number
	reference: string
	kind: string
	/** Signed minor units. */
	amount: number
	currency: string
	fund: string
	provider: string
	/** Null where it is not known. */
	method: string | null
	providerRef: string
}

const HEADER = ['date', 'reference', 'what', 'fund', 'in', 'out', 'currency', 'paid by', 'id at the provider', 'method']

/**
 * Entries of the ledger for a spreadsheet, without personal data. Money in and out are columns of their own: a leading minus sign would
 * have to be disarmed as a formula, and then no spreadsheet adds it up.
 */
export function ledgerCsv(entries: readonly Entry[], timezone: string): string {
	const lines = entries.map((entry) => [
		{ figure: dayIn(timezone, entry.at) },
		entry.reference,
		entry.kind,
		entry.fund,
		entry.amount >= 0 ? plainSum(entry) : '',
		entry.amount < 0 ? plainSum(entry) : '',
		entry.currency,
		entry.provider,
		entry.providerRef,
		entry.method ?? '',
	])
	return [HEADER, ...lines].map((cells) => spreadsheetLine(cells)).join('')
}

/** "20.00": without a sign, in digits of any spreadsheet. */
function plainSum({ amount, currency }: Pick<Entry, 'amount' | 'currency'>): Figure {
	return { figure: decimalOf({ amount: Math.abs(amount), currency }) }
}
