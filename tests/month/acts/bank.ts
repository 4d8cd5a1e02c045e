/** A line of the account, as the bank prints it. */
export interface BankLine {
	day: string
	type: 'FPI' | 'FPO' | 'DD' | 'SO' | 'BGC' | 'PAY'
	text: string
	/** Minor units; below zero what left the account. */
	amount: number
}

const OPENING_MINOR = 1_248_016
const [SORT_CODE, ACCOUNT] = ['60-83-01', '20417713']
const HEADINGS =
	'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance,'

/** The current account of the charity. */
export function openBank() {
	const lines: BankLine[] = []
	return {
		lines,
		/** Money that comes in. @param pounds as people say it: "12.50" */
		receive(day: string, text: string, pounds: string, type: BankLine['type'] = 'FPI') {
			lines.push({ day, type, text, amount: minorOf(pounds) })
		},
		pay(day: string, text: string, pounds: string, type: BankLine['type'] = 'FPO') {
			lines.push({ day, type, text, amount: -minorOf(pounds) })
		},
		/** The file that the treasurer saves at the bank: whole days, the newest at the top. */
		statement(from: string, until: string): string {
			const sorted = lines.toSorted((one, other) => one.day.localeCompare(other.day))
			let balance = OPENING_MINOR
			const rows = sorted.map((line) => {
				balance += line.amount
				return { ...line, balance }
			})
			const shown = rows.filter(({ day }) => day >= from && day <= until).toReversed()
			return `${[HEADINGS, ...shown.map(rowOf)].join('\r\n')}\r\n`
		},
	}
}

export type Bank = ReturnType<typeof openBank>

export function minorOf(pounds: string): number {
	return Math.round(Number(pounds) * 100)
}

/** "12.50" */
export function pounds(minor: number): string {
	return (minor / 100).toFixed(2)
}

function rowOf({ day, type, text, amount, balance }: BankLine & { balance: number }): string {
	const [year, month, date] = day.split('-')
	const [debit, credit] = amount < 0 ? [pounds(-amount), ''] : ['', pounds(amount)]
	return [`${date}/${month}/${year}`, type, `'${SORT_CODE}`, ACCOUNT, text, debit, credit, pounds(balance), ''].join(
		',',
	)
}
