import { expect, test } from 'vitest'
import { csvLine, typedCsvLine } from './csv-line.ts'

test('cells with commas, quotes and line breaks are quoted, and a line ends with CRLF', () => {
	expect(csvLine(['Biscuit', 'calm, kind', 'the "boss"', 'one\ntwo', ''])).toBe(
		'Biscuit,"calm, kind","the ""boss""","one\ntwo",\r\n',
	)
})

test.each(['=1+1', '+44 1632', '-2', '@SUM(A1)', '\t=1', '＝1'])(
	'a spreadsheet runs no cell that begins like %j',
	(text) => {
		expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
	},
)

test('a sign inside a cell stays as it is written', () => {
	expect(csvLine(['Terrier-cross', 'a=b', '12.5'])).toBe('Terrier-cross,a=b,12.5\r\n')
})

test.each(['x;=1+1', 'x; +1', 'x\n-1', 'x\r\n@SUM(A1)', 'x";"=1+1', 'x;\t＝1'])(
	'where semicolons separate cells, no part of %j is a formula',
	(text) => {
		for (const part of typedCsvLine(['first', text, 'last']).split(/[;\n]/))
			expect(part).not.toMatch(/^["\s]*[=+\-@＝]/)
	},
)
