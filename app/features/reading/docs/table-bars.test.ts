import { expect, test } from 'vitest'
import { drawTableBars } from './table-bars.ts'

function table(...rows: string[][]) {
	const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
	return `<table><thead><tr><th>What</th><th>£</th></tr></thead><tbody>${body.join('')}</tbody></table>`
}
const widths = (html: string) => [...html.matchAll(/<rect[^>]* width="(\d+)%"/g)].map(([, width]) => Number(width))

test('pence that make a pound are drawn as one bar below the headings of their table', () => {
	const drawn = drawTableBars(table(['Care', '84p'], ['Funds', '11p'], ['Office', '5p'], ['<b>Total</b>', '£1']))
	expect(drawn).toContain('</thead><tbody class="pound" aria-hidden="true"><tr><td colspan="2"><svg class="pound-bar">')
	expect(drawn.match(/\d+p(?=<\/text>)/g)).toEqual(['84p', '11p', '5p'])
	expect(widths(drawn)).toEqual([84, 11, 5])
	expect(drawn).toContain('<rect x="84%" width="11%"')
})

test('the rows above a total get a bar each, as long as their share of the largest', () => {
	const drawn = drawTableBars(table(['Gifts', '1,000'], ['Wills', '500'], ['Other', '2'], ['Total', '<b>1,502</b>']))
	expect(widths(drawn)).toEqual([100, 50, 1])
	expect(drawn).toContain('<td>Total</td>')
})

test('one figure for each of several years is drawn as a bar', () => {
	const drawn = drawTableBars(table(['2023–24', '46 days'], ['2024–25', '38 days'], ['2025–26', '31 days']))
	expect(drawn).toContain('<table class="by-year">')
	expect(widths(drawn)).toEqual([100, 83, 67])
})

test.each([
	['pence that do not make a pound', table(['Care', '84p'], ['Funds', '11p'])],
	['a total that is wrong', table(['Gifts', '10'], ['Wills', '5'], ['Other', '2'], ['Total', '18'])],
	['other figures', table(['Came', '1,302'], ['Went', '1,284'], ['Stayed', '115'], ['Died', '21'])],
	['years with words beside them', table(['2023', 'a flood'], ['2024', '38 days'], ['2025', '31 days'])],
	['joined cells', '<table><tbody><tr><td colspan="2">100p</td></tr></tbody></table>'],
])('%s stay a plain table', (_, html) => {
	expect(drawTableBars(html)).toBe(html)
})
