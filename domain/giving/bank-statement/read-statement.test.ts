import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'

/** The lines of a file; fails when it is not read. */
function linesOf(file: string) {
	const result = readStatement(file)
	if (result.kind !== 'read') throw new Error(result.kind)
	return result.lines.map(({ day, amount, text }) => [day, amount, text])
}

test('paid in and paid out in two columns, quoted, with thousands and a balance', () => {
	const file = `Date,Description,Type,Money In,Money Out,Balance
23/11/2026,"O'BRIEN Z, DON7K3F2M",FPI,"1,250.00",,"12,345.67"
24/11/2026,"VET ""PAWS"" LTD",DD,,88.20,12257.47
`
	expect(linesOf(file)).toEqual([
		['2026-11-23', 125_000, "O'BRIEN Z, DON7K3F2M FPI"],
		['2026-11-24', -8820, 'VET "PAWS" LTD DD'],
	])
})

test('a signed amount, semicolons, a byte order mark, Windows line ends and a text above the heading', () => {
	const file =
		'\uFEFFsep=;\r\n"Account name";"Fairlead"\r\n\r\n"Transaction Date";"Reference";"Amount (GBP)"\r\n"01-12-26";"don 7k3f 2m";"20,00"\r\n"02-12-26";"FEE";"-1.234,50"\r\n'
	expect(linesOf(file)).toEqual([
		['2026-12-01', 2000, 'don 7k3f 2m'],
		['2026-12-02', -123_450, 'FEE'],
	])
})

test('credit and debit columns of the other order, months in words, pounds signs, and texts in several columns', () => {
	const file = `Transaction Date\tTransaction Type\tSort Code\tAccount Number\tTransaction Description\tDebit Amount\tCredit Amount\tBalance
23 Nov 2026\tFPI\t'00-00-00\t00000000\tSMITH J\t\t£5.00\t£10.00
24 November 2026\tSO\t'00-00-00\t00000000\tRENT\t£5.00\t\t£5.00`
	expect(linesOf(file)).toEqual([
		['2026-11-23', 500, 'FPI SMITH J'],
		['2026-11-24', -500, 'SO RENT'],
	])
})

test('zeros in the empty column, ISO dates with a time, and a text with a line break', () => {
	const file = `Completed Date,Description,Paid In (£),Paid Out (£)\n2026-11-23 09:15:00,"FROM ZOE\nDON-7K3F-2M",20.00,0.00\n2026-11-24T00:00,OUT,0.00,3.10\n`
	expect(linesOf(file)).toEqual([
		['2026-11-23', 2000, 'FROM ZOE DON-7K3F-2M'],
		['2026-11-24', -310, 'OUT'],
	])
})

test('no heading at all, as long as there is one column of sums', () => {
	expect(linesOf('23/11/2026,SMITH J DON7K3F2M,20.00\n24/11/2026,RENT,"-1,200.00"\n')).toEqual([
		['2026-11-23', 2000, 'SMITH J DON7K3F2M'],
		['2026-11-24', -120_000, 'RENT'],
	])
	// The balance could be the amount.
	expect(readStatement('23/11/2026,SMITH J,20.00,120.00\n')).toEqual({ kind: 'no heading' })
})

test('rows that are no lines are named, not read as something else', () => {
	const result = readStatement(
		'Date,Details,Amount\n31/02/2026,NO SUCH DAY,5.00\n23/11/2026,FINE,5.00\n23/11/2026,NO SUM,five\n,Closing balance,10.00\n',
	)
	expect(result).toEqual({
		kind: 'read',
		lines: [{ day: '2026-11-23', amount: 500, text: 'FINE' }],
		skipped: [
			{ row: 2, text: '31/02/2026 · NO SUCH DAY · 5.00' },
			{ row: 4, text: '23/11/2026 · NO SUM · five' },
			{ row: 5, text: 'Closing balance · 10.00' },
		],
	})
})

test.each([
	'',
	'just a text',
	'Name,Email\nZoe,zoe@example.org\n',
	'%PDF-1.7 binary',
	'\u0000\u0001',
	'Date,Text\n1/1/2026,x\n',
])('what is no statement is said to be none: %j', (file) => {
	expect(readStatement(file)).toEqual({ kind: 'no heading' })
})

test('a file of 20,000 lines is read', () => {
	const rows = Array.from({ length: 20_000 }, (_, n) => `23/11/2026,"PERSON ${n}",${n + 1}.00`)
	expect(linesOf(`Date,Description,Amount\n${rows.join('\n')}`)).toHaveLength(20_000)
})
