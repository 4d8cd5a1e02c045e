import { createHash } from 'node:crypto'
import { z } from 'zod'
import { COLUMN_ROLES, type ColumnRole } from './column-roles.ts'
import { DAY_ORDERS } from './read-values.ts'

/** Which column of a statement is which: a role for each column. Of several for a day or a sum the first counts. */
export const layoutSchema = z.object({
	columns: z.array(z.enum(Object.keys(COLUMN_ROLES) as [ColumnRole, ...ColumnRole[]])),
	days: z.enum(DAY_ORDERS),
})
export type Layout = z.infer<typeof layoutSchema>

/** Whether lines can be read by it: it has a day and a sum. */
export function isComplete({ columns }: Layout): boolean {
	return columns.includes('day') && ['in', 'out', 'amount'].some((role) => columns.includes(role as ColumnRole))
}

/** Plain names of columns, as for comparing: "Amount (GBP)" is "amount". */
function plainHeading(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/\([^()]*\)|[£$€:*\uFFFD]|\b(gbp|eur)\b/g, '')
		.replace(/[\s_]+/g, ' ')
		.trim()
}

/** Hash of the heading row of a bank's files: the same for each of them, whatever they hold. */
export function headingKey(headings: readonly string[]): string {
	return createHash('sha256').update(headings.map(plainHeading).join('\n')).digest('hex')
}

/** What banks call their columns. Of two columns for a day or a sum the one whose name is first in the list is taken. */
const NAMES: Partial<Record<ColumnRole, readonly string[]>> = {
	day: [
		'date',
		'transaction date',
		'posted date',
		'posting date',
		'post date',
		'booking date',
		'entry date',
		'completed date',
		'value date',
		'timestamp',
	],
	in: [
		'paid in',
		'money in',
		'credit',
		'credit amount',
		'in',
		'received',
		'deposits',
		'credits',
		'amount in',
		'receipts',
	],
	out: ['paid out', 'money out', 'debit', 'debit amount', 'out', 'withdrawals', 'debits', 'amount out', 'payments'],
	// PayPal has three of them: the gift before its fee comes first.
	amount: ['amount', 'gross', 'value', 'transaction amount', 'debit/credit', 'credit/debit', 'net amount', 'net'],
	currency: ['currency', 'ccy', 'transaction currency', 'account currency'],
	state: ['status', 'state', 'transaction status', 'payment status'],
	who: [
		'name',
		'counter party',
		'counterparty',
		'counterparty name',
		'payer',
		'payer name',
		'payee',
		'from',
		'sender',
		'merchant',
		'merchant name',
		'paid by',
		'who',
	],
	reference: ['reference', 'payment reference', 'ref', 'payer reference', 'customer reference', 'end to end id'],
	text: [
		'description',
		'details',
		'narrative',
		'memo',
		'transaction description',
		'transaction details',
		'text',
		'merchant/description',
		'particulars',
		'narration',
		'transaction',
		'remittance information',
	],
	balance: ['balance', 'account balance', 'running balance', 'closing balance', 'ledger balance', 'balance after'],
	account: ['account', 'account number', 'sort code', 'iban', 'account no'],
	id: ['transaction id', 'transferwise id', 'wise id', 'id', 'fitid', 'unique id'],
}
const ROLE_OF = new Map(
	Object.entries(NAMES).flatMap(([role, names]) => names.map((name) => [name, role as ColumnRole] as const)),
)
/** Only one column counts: the others are times and sums of something else. */
const SINGLE: readonly ColumnRole[] = ['day', 'in', 'out', 'amount']

/**
 * The layout that a row of headings names.
 *
 * @param rows those below it: whether "Debit/Credit" is a sum or a word only they tell
 * @returns undefined if it names no day, or no sum
 */
export function layoutOfHeadings(headings: readonly string[], rows: readonly string[][]): Layout | undefined {
	const names = headings.map(plainHeading)
	const columns = names.map((name): ColumnRole => ROLE_OF.get(name) ?? 'shown')
	for (const role of SINGLE) {
		const best = NAMES[role]?.find((name) => names.includes(name))
		const kept = best === undefined ? -1 : names.indexOf(best)
		columns.forEach((one, index) => {
			if (one === role && index !== kept) columns[index] = 'shown'
		})
	}
	columns.forEach((role, index) => {
		if ((role === 'shown' || role === 'amount' || role === 'in') && isDirection(rows, index))
			columns[index] = 'direction'
	})
	if (!columns.includes('day') || !(columns.includes('in') || columns.includes('amount'))) return undefined
	return { columns, days: 'day first' }
}

/** "Credit" or "debit", as banks of several countries write it; true is money in. */
const DIRECTIONS = new Map([
	...['c', 'cr', 'k', 'credit', 'in', 'money in', 'paid in', 'bij', 'haben', '+'].map((word) => [word, true] as const),
	...['d', 'dr', 'debit', 'debet', 'out', 'money out', 'paid out', 'af', 'soll', '-'].map(
		(word) => [word, false] as const,
	),
])

/** Whether a line with this word came in; undefined for another word. */
export function isMoneyIn(word: string): boolean | undefined {
	return DIRECTIONS.get(word.trim().toLowerCase())
}

/** Whether a column has nothing but words for in and out. */
export function isDirection(rows: readonly string[][], index: number): boolean {
	const isWord = (row: string[]) => (row[index] ?? '').trim() !== ''
	return rows.some(isWord) && rows.every((row) => !isWord(row) || isMoneyIn(row[index] ?? '') !== undefined)
}

/** The place of the first column of each role; -1 for none. */
export type Places = Record<
	'day' | 'in' | 'out' | 'amount' | 'direction' | 'currency' | 'state' | 'balance' | 'id',
	number
>

export function placesOf({ columns }: Layout): Places {
	const placeOf = (role: keyof Places) => columns.indexOf(role)
	return {
		day: placeOf('day'),
		in: placeOf('in'),
		out: placeOf('out'),
		amount: placeOf('amount'),
		direction: placeOf('direction'),
		currency: placeOf('currency'),
		state: placeOf('state'),
		balance: placeOf('balance'),
		id: placeOf('id'),
	}
}
