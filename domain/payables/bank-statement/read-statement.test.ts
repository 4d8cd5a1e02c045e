import { expect, test } from 'vitest'
import { runAtOnce } from '#lib/time-slices.ts'
import type { Layout } from './layout.ts'
import { readStatement } from './read-statement.ts'

const read = (file: string, currency = 'GBP', said?: Layout) => runAtOnce(readStatement(file, { currency, said }))

/** The lines of a file; fails when it is not read. */
function linesOf(file: string) {
	const result = read(file)
	if (result.kind !== 'read') throw new Error(result.kind)
	return result.lines.map(({ day, amount, text, note }) => [day, amount, text, ...(note ? [note] : [])])
}

test('paid in and paid out in two columns, quoted, with thousands and a balance', () => {
	const file = `Date,Description,Type,Money In,Money Out,Balance
23/11/2026,"O'BRIEN Z, DON7K3F2M",FPI,"1,250.00",,"12,345.67"
24/11/2026,"VET ""PAWS"" LTD",DD,,88.20,12257.47
`
	expect(linesOf(file)).toEqual([
		['2026-11-23', 125_000, "O'BRIEN Z, DON7K3F2M", 'FPI'],
		['2026-11-24', -8820, 'VET "PAWS" LTD', 'DD'],
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
		['2026-11-23', 500, 'SMITH J', 'FPI'],
		['2026-11-24', -500, 'RENT', 'SO'],
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
	// The balance could be the amount; and without a minus anywhere nothing says what came in.
	for (const file of ['23/11/2026,SMITH J,-20.00,120.00\n', '23/11/2026,SMITH J,20.00\n']) {
		expect(read(file)).toMatchObject({ kind: 'unknown layout', problem: 'no heading', table: { headings: [] } })
	}
})

test('rows that are no lines are named, not read as something else', () => {
	const result = read(
		'Date,Details,Amount\n31/02/2026,NO SUCH DAY,5.00\n23/11/2026,FINE,5.00\n23/11/2026,NO SUM,five\n,Closing balance,10.00\n',
	)
	expect(result).toMatchObject({
		kind: 'read',
		lines: [{ day: '2026-11-23', amount: 500, text: 'FINE' }],
		skipped: [
			{ row: 2, text: '31/02/2026 · NO SUCH DAY · 5.00', reason: 'no line' },
			{ row: 4, text: '23/11/2026 · NO SUM · five', reason: 'no line' },
			{ row: 5, text: 'Closing balance · 10.00', reason: 'no line' },
		],
	})
})

test('what is pending, refused, of another currency, or both in and out is no money, and says why', () => {
	const file = `Date,Description,Status,Currency,Paid in,Paid out
23/11/2026,FINE,Completed,GBP,5.00,
23/11/2026,SOON,Pending,GBP,5.00,
23/11/2026,NEVER,Declined,GBP,5.00,
23/11/2026,BACK,Reverted,GBP,5.00,
23/11/2026,ABROAD,Completed,EUR,5.00,
23/11/2026,EUROS,Completed,,€5.00,
23/11/2026,BOTH,Completed,GBP,5.00,4.00
`
	const result = read(file)
	expect(
		result.kind === 'read' && [result.lines.map(({ text }) => text), result.skipped.map(({ reason }) => reason)],
	).toEqual([['FINE'], ['not final', 'not final', 'not final', 'another currency', 'another currency', 'in and out']])
	expect(read('Date,Description,Amount (EUR)\n23/11/2026,ABROAD,-5.00\n')).toMatchObject({
		lines: [],
		skipped: [{ reason: 'another currency' }],
	})
})

test.each([
	[
		'sums without a sign, and one is a direct debit',
		'Date,Type,Description,Amount\n23/11/2026,FPI,SMITH,5.00\n24/11/2026,DD,VET,88.20\n',
	],
	[
		'sums without a sign that do not fit the balance',
		'Date,Description,Amount,Balance\n23/11/2026,SMITH,5.00,105.00\n24/11/2026,VET,8.20,96.80\n',
	],
])('%s: nothing is read, and the person is asked', (_, file) => {
	expect(read(file)).toMatchObject({ kind: 'unknown layout', problem: 'no signs' })
})

test('days with the month first, or in both orders, are asked about; one that exists nowhere is left out', () => {
	for (const days of [
		['11/29/2026', '05/03/2026'],
		['11/29/2026', '29/11/2026'],
	]) {
		const file = `Date,Description,Amount\n${days.map((day) => `${day},SMITH,5.00`).join('\n')}`
		expect(read(file)).toMatchObject({ kind: 'unknown layout', problem: 'month first' })
	}
	const said: Layout = { columns: ['day', 'text', 'in'], days: 'month first' }
	expect(read('Date,Description,Amount\n11/29/2026,SMITH,5.00', 'GBP', said)).toMatchObject({
		lines: [{ day: '2026-11-29', amount: 500 }],
	})
})

test('what was said of the days of other files with the same headings holds only while the days of this one can be read by it', () => {
	const file = (...days: string[]) => `Date,Description,Amount\n${days.map((day) => `${day},SMITH,5.00`).join('\n')}`
	const columns: Layout['columns'] = ['day', 'text', 'in']
	const readKnown = (text: string, days: Layout['days']) =>
		runAtOnce(readStatement(text, { currency: 'GBP', layoutOf: () => ({ columns, days }) }))
	expect(readKnown(file('05/03/2026', '31/04/2026', 'Total'), 'day first')).toMatchObject({
		lines: [{ day: '2026-03-05' }],
	})
	for (const [days, printed] of [
		['month first', '29/11/2026'],
		['day first', '11/29/2026'],
	] as const) {
		expect(readKnown(file('05/03/2026', printed), days)).toMatchObject({
			kind: 'unknown layout',
			problem: 'other days',
		})
	}
})

test('what a person says of the columns is how a file is read', () => {
	const file = 'Wann,Wer,Wieviel,Richtung\n23.11.2026,Zoe Tester,20.00,rein\n24.11.2026,Vet,88.20,Soll\n'
	expect(read(file)).toMatchObject({ kind: 'unknown layout', problem: 'no heading', table: { examples: [{}, {}] } })
	const said: Layout = { columns: ['day', 'who', 'amount', 'direction'], days: 'day first' }
	expect(read(file, 'GBP', said)).toMatchObject({
		lines: [{ amount: -8820, text: 'Vet' }],
		skipped: [{ row: 2, reason: 'in or out?' }],
	})
})

test('what was said of files with the same headings is asked again when no row of this one is a line by it', () => {
	const remember = (columns: Layout['columns'], file: string) =>
		runAtOnce(readStatement(file, { currency: 'GBP', layoutOf: () => ({ columns, days: 'day first' }) }))
	expect(remember(['day', 'amount', 'who'], 'Day,Who,Sum\n29/11/2026,SMITH,5.00')).toMatchObject({
		kind: 'unknown layout',
		problem: 'not as said',
		guess: { columns: ['day', 'amount', 'who'] },
	})
	const pending = 'Day,Who,Sum,State\n29/11/2026,SMITH,5.00,Pending'
	expect(remember(['day', 'who', 'amount', 'state'], pending)).toMatchObject({ lines: [], skipped: [{}] })
})

test('sums have the decimals of their currency', () => {
	const file = 'Date,Description,Amount\n23/11/2026,SMITH,"￥1,500"\n24/11/2026,VET,-¥200\n'
	expect(read(file, 'JPY')).toMatchObject({ lines: [{ amount: 1500 }, { amount: -200 }], skipped: [] })
})

test.each([
	['<OFX><SIGNONMSGSRSV1>', 'OFX'],
	['<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">', 'CAMT'],
	[':20:STARTUMS\n:25:12345678', 'MT940'],
	['!Type:Bank\nD23/11/2026', 'QIF'],
	['%PDF-1.7 binary', 'PDF'],
	['PK\u0003\u0004', 'Excel'],
])('a file of another format is named: %s', (file, format) => {
	expect(read(file)).toEqual({ kind: 'no table', format })
})

test.each(['', 'just a text', '\u0000\u0001'])('what is no statement is said to be none: %j', (file) => {
	expect(read(file)).toEqual({ kind: 'no table', format: undefined })
})

test.each(['Name,Email\nZoe,zoe@example.org\n', 'Date,Text\n1/1/2026,x\n'])(
	'a table without a day or a sum is asked about: %j',
	(file) => {
		expect(read(file)).toMatchObject({ kind: 'unknown layout', problem: 'no heading' })
	},
)

test('a file of 20,000 lines is read', () => {
	const rows = Array.from({ length: 20_000 }, (_, n) => `23/11/2026,"PERSON ${n}",${n + 1}.00`)
	expect(linesOf(`Date,Description,Amount\n${rows.join('\n')}`)).toHaveLength(20_000)
})
