import type { StatementLine } from '#domain/payables/bank-statement/read-statement.ts'

/** A line of £20 that came in, from the fields a test needs. */
export function aStatementLine(text: string, changes: Partial<StatementLine> = {}): StatementLine {
	return {
		day: '2026-11-24',
		amount: 2000,
		text,
		note: '',
		payer: '',
		account: '',
		bankId: '',
		balance: null,
		...changes,
	}
}
