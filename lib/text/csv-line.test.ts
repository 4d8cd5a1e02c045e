import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { csvLine, spreadsheetLine, typedCsvLine } from './csv-line.ts'

test('cells with commas, quotes and line breaks are quoted, and a line ends with CRLF', () => {
	expect(csvLine(['Biscuit', 'calm, kind', 'the "boss"', 'one\ntwo', ''])).toBe(
		'Biscuit,"calm, kind","the ""boss""","one\ntwo",\r\n',
	)
})

test.each(['=1+1', '+B1', '-2+B1', '@SUM(A1)', '\t=1', '＝1'])(
	'a spreadsheet runs no cell that begins like %j',
	(text) => {
		for (const line of [csvLine, typedCsvLine, spreadsheetLine]) expect(line([text]).replace(/^"/, '')).toMatch(/^'/)
	},
)

test.each([
	'+447700900123',
	'+44 (0)7700 900123',
	'-2',
	'07700900123',
	'981000123456789',
	'3-4',
	'1/2',
	'5 March 2027',
])('a program reads %s as it is', (text) => {
	expect([csvLine([text]), typedCsvLine([text])]).toEqual([`${text}\r\n`, `${text}\r\n`])
})

/** The value of a cell in a spreadsheet that evaluates it: text between quotes is text. */
const shown = (line: string) => /^"?="+([^"]*)"+\r\n$/.exec(line)?.[1]

const CHANGED = readFileSync('tests/fixtures/forms/spreadsheet-cells.txt', 'utf8').trimEnd().split('\n')

test.each(CHANGED)('a spreadsheet shows %s as it was typed', (text) => {
	expect(shown(spreadsheetLine([text]))).toBe(text)
})

test.each([
	'4',
	'12',
	'0',
	'3.5',
	'12.25',
	'90000000',
	'4 years',
	'about 10',
	'Flat 2',
	'SA14 8NN',
	'Biscuit',
	'May',
	'',
])('%s is written as it is: no spreadsheet changes it', (text) => {
	expect(spreadsheetLine([text])).toBe(`${text}\r\n`)
})

test('sums and days of ours are figures, which are added up and sorted', () => {
	expect(spreadsheetLine([{ figure: '20.00' }, { figure: '2026-11-30' }])).toBe('20.00,2026-11-30\r\n')
})

test('no words end the text of a cell and begin a formula', () => {
	expect(spreadsheetLine(['1"&A1&"1'])).toBe('"1""&A1&""1"\r\n')
})

test('a sign inside a cell stays as it is written', () => {
	expect(csvLine(['Terrier-cross', 'a=b', '12.5'])).toBe('Terrier-cross,a=b,12.5\r\n')
})

test.each(['x;=1+1', 'x; +1', 'x\n-1', 'x\r\n@SUM(A1)', 'x";"=1+1', 'x;\t＝1'])(
	'where semicolons separate cells, no part of %j is a formula',
	(text) => {
		for (const line of [typedCsvLine, spreadsheetLine])
			for (const part of line(['first', text, 'last']).split(/[;\n]/)) expect(part).not.toMatch(/^["\s]*[=+\-@＝]/)
	},
)

test.each([
	['quotes', `;${'"'.repeat(290_000)}`],
	['blanks', `\n${' '.repeat(290_000)}x`],
	['months', `1${'june'.repeat(14)}"`],
	['months without end', `1${'june'.repeat(14)}!`],
])('a cell of %s is written before the test is out of time', (_, text) => {
	for (const line of [spreadsheetLine, typedCsvLine]) expect(line([text]).length).toBeGreaterThanOrEqual(text.length)
})
