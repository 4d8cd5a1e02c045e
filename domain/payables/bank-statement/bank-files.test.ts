import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runAtOnce } from '#lib/time-slices.ts'
import { findPaymentReferences, newPaymentReference } from '../payment-reference.ts'
import { readStatement } from './read-statement.ts'

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
	...['barclays.csv', 'caf-bank.csv', 'co-operative.csv', 'hsbc-business.csv', 'hsbc-no-heading.csv', 'lloyds.csv'],
	...['metro.csv', 'monzo.csv', 'nationwide.csv', 'natwest.csv', 'paypal.csv', 'santander-amount.csv'],
	...['santander-midata.csv', 'santander-txt.txt', 'starling.csv', 'tide.csv', 'unity-trust.csv'],
	...['virgin-money.csv', 'wise.csv'],
])('%s: the £20 that came in is read, and nothing else', (name) => {
	expect(moneyIn(name)).toEqual([['2026-11-29', 2000, REFERENCE]])
})

test.each(['indicator-letters.csv', 'indicator-words.csv', 'triodos.csv', 'returned-unpaid.csv'])(
	'%s: what left is never money in',
	(name) => {
		expect(moneyIn(name)).toEqual([['2026-11-23', 2000, REFERENCE]])
	},
)

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
		return result.kind === 'read' ? result.lines.map((line) => line.words) : []
	}
	expect(words('starling-quarter.csv')).toHaveLength(3)
	expect(words('starling-quarter-recategorised.csv')).toEqual(words('starling-quarter.csv'))
})
