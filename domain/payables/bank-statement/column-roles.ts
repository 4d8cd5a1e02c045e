/** What a column of a statement may be, with its name on the page where a person says which is which. */
export const COLUMN_ROLES = {
	day: 'The day',
	in: 'Money in',
	out: 'Money out',
	amount: 'The sum, with a minus where money left',
	direction: 'Whether it came in or left (credit or debit)',
	currency: 'The currency',
	state: 'Whether it is final (completed, pending)',
	who: 'Who paid',
	reference: 'The reference',
	text: 'What it was about',
	balance: 'The balance',
	account: 'The account',
	id: 'The bank’s number of the line',
	shown: 'Something else',
} as const
export type ColumnRole = keyof typeof COLUMN_ROLES
