import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runAtOnce } from '#lib/time-slices.ts'
import { findPaymentReferences, newPaymentReference } from '../payment-reference.ts'
import { readStatement } from './read-statement.ts'
import { identityOf, newLines } from './same-line.ts'

const REFERENCE = newPaymentReference('donation')

function readFile(name: string) {
	const bytes = readFileSync(join(import.meta.dirname, '../../../tests/fixtures/bank-files', name))
	const text = new TextDecoder('utf-8').decode(bytes).replaceAll('DON-XXXX-XX', REFERENCE)
	return runAtOnce(readStatement(text, { currency: 'GBP' }))
}

/** The lines of money in, each with the references in it. */
function moneyIn(name: string) {
	const result = readFile(name)
	if (result.kind !== 'read') return result.kind === 'unknown layout' ? result.problem : result.kind
	return result.lines
		.filter(({ amount }) => amount > 0)
		.map(({ day, amount, text }) => [day, amount, ...findPaymentReferences(text)])
}

test.each([
	'barclays.csv',
	'caf-bank.csv',
	'co-operative.csv',
	'hsbc-business.csv',
	'hsbc-no-heading.csv',
	'lloyds.csv',
	'metro.csv',
	'monzo.csv',
	'nationwide.csv',
	'natwest.csv',
	'paypal.csv',
	'santander-amount.csv',
	'santander-midata.csv',
	'santander-txt.txt',
	'starling.csv',
	'tide.csv',
	'unity-trust.csv',
	'virgin-money.csv',
	'wise.csv',
])('%s: the £20 that came in is read, and nothing else', (name) => {
	expect(moneyIn(name)).toEqual([['2026-11-29', 2000, REFERENCE]])
})

test.each(['indicator-letters.csv', 'indicator-words.csv', 'triodos.csv', 'returned-unpaid.csv'])(
	'%s: what left is never money in',
	(name) => {
		expect(moneyIn(name)).toEqual([['2026-11-23', 2000, REFERENCE]])
	},
)

test('a line with two references keeps both in its text', () => {
	expect(moneyIn('two-references.csv')).toEqual([['2026-11-29', 2000, REFERENCE]])
	expect(readFile('two-references.csv')).toMatchObject({ lines: [{ text: `ZOE ${REFERENCE} AND ${REFERENCE}` }] })
})

test.each([
	['Type', 'C', 'D'],
	['DR/CR', 'CR', 'DR'],
	['Direction', 'IN', 'OUT'],
	['Direction', 'Credit', 'Debit'],
])('a column “%s” of %s and %s says which way a sum without a sign went', (heading, credit, debit) => {
	const file = (sum: string) =>
		`Date,Description,Amount,${heading}\n23/11/2026,A TESTER ${REFERENCE},20.00,${credit}\n24/11/2026,REFUND ${REFERENCE},${sum},${debit}\n`
	for (const sum of ['20.00', '-20.00', '(20.00)']) {
		expect(runAtOnce(readStatement(file(sum), { currency: 'GBP' }))).toMatchObject({
			lines: [{ amount: 2000 }, { amount: -2000 }],
		})
	}
})

test('below zero in the column of credits is money that left', () => {
	const file = `Date,Description,Debit,Credit\n23/11/2026,A TESTER ${REFERENCE},,20.00\n26/11/2026,RETURNED,,(20.00)\n`
	expect(runAtOnce(readStatement(file, { currency: 'GBP' }))).toMatchObject({
		lines: [{ amount: 2000 }, { amount: -2000 }],
	})
})

/** Three months of one donor, as two exports of one account have them. */
const quarter = (headings: string, row: (month: string) => string) =>
	[headings, ...['09', '10', '11'].map(row)].join('\n')

test.each([
	[
		'the bank adds a column',
		quarter('Date,Description,Paid In,Paid Out', (month) => `01/${month}/2026,A TESTER ${REFERENCE},20.00,`),
		quarter('Date,Description,Country,Paid In,Paid Out', (month) => `01/${month}/2026,A TESTER ${REFERENCE},GB,20.00,`),
	],
	[
		'two columns are swapped',
		quarter('Date,Type,Description,Paid In', (month) => `01/${month}/2026,FPI,A TESTER ${REFERENCE},20.00`),
		quarter('Date,Description,Type,Paid In', (month) => `01/${month}/2026,A TESTER ${REFERENCE},FPI,20.00`),
	],
])('%s: the same three months bring nothing new', (_, first, second) => {
	const identities = (file: string) => {
		const result = runAtOnce(readStatement(file, { currency: 'GBP' }))
		return result.kind === 'read' ? result.lines.map(identityOf) : []
	}
	expect(identities(first)).toHaveLength(3)
	expect(runAtOnce(newLines(identities(second), identities(first), 'GBP'))).toEqual([])
})

test('euros are no pounds', () => {
	expect(readFile('wise-euros.csv')).toMatchObject({ lines: [], skipped: [{ row: 2, reason: 'another currency' }] })
})

test('a day that cannot be British is asked about, with the line as it is in the file', () => {
	expect(moneyIn('american-dates.csv')).toBe('month first')
	expect(readFile('american-dates.csv')).toMatchObject({
		table: { headings: ['Date', 'Description', 'Amount'], examples: [['11/29/2026', `ZOE ${REFERENCE}`, '20.00']] },
		guess: { columns: ['day', 'text', 'amount'] },
	})
})

test('who paid and the reference tell a line, not what the account holder calls it', () => {
	const words = (name: string) => {
		const result = readFile(name)
		return result.kind === 'read' ? result.lines.map((line) => line.text) : []
	}
	expect(words('starling-quarter.csv')).toHaveLength(3)
	expect(words('starling-quarter-recategorised.csv')).toEqual(words('starling-quarter.csv'))
})
