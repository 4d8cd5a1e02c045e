import type { SetAsideKind } from '../../payables/bank-statement/line-outcome.ts'

interface SetAsideWords {
	/** The words on the button, and in the list of what became of lines. */
	name: string
	/** What follows. */
	note: string
	/** After it was pressed. */
	done: string
}

/** What a line is set aside as. None of them books anything. */
export const SET_ASIDE_WORDS: Record<SetAsideKind, SetAsideWords> = {
	payout: {
		name: 'Payout of Stripe',
		note: 'Its payments are in the books already, so nothing is booked. Its text stays for 7 years.',
		done: 'Set aside as a payout of Stripe: its payments are in the books already.',
	},
	'gift aid': {
		name: 'HMRC Gift Aid tax repayment',
		note: 'Tax is not in these books, so nothing is booked. For the accounts its text stays for 7 years.',
		done: 'Set aside as an HMRC Gift Aid tax repayment.',
	},
	'other income': {
		name: 'Other income',
		note: 'Interest, a grant, a sale elsewhere: it is not in these books, and its text stays for 7 years for the accounts. What people gave, also a collection tin, is a donation: enter it as one.',
		done: 'Kept with the accounts for 7 years as other income.',
	},
	'not ours': {
		name: 'Not ours, or no donation',
		note: 'Its text is deleted after 30 days.',
		done: 'Set aside. Its text is deleted after 30 days.',
	},
}
