import { expect, test } from 'vitest'
import { frameTables } from './wide-tables.ts'

test('every table gets a frame that can be reached and scrolled by keyboard', () => {
	const framed = frameTables('<p>a</p><table><tr><td>1</td></tr></table><table class="x"></table>')
	expect(framed.match(/<div [^>]*tabindex="0"[^>]*><table/g)).toHaveLength(2)
	expect(framed.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Table 1"', 'aria-label="Table 2"'])
	expect(framed.match(/<\/table><\/div>/g)).toHaveLength(2)
})

test('the cells of a plain table carry the heading of their column', () => {
	const head = '<table><thead><tr><th>What for</th><th>How "long"</th></tr></thead>'
	expect(frameTables(`${head}<tbody><tr><td>A</td><td>as needed</td></tr></tbody></table>`)).toContain(
		'<td data-label="What for">A</td><td data-label="How &quot;long&quot;">as needed</td>',
	)
	const joined = `${head}<tbody><tr><td colspan="2">A</td></tr></tbody></table>`
	expect(frameTables(joined)).toContain(joined)
})

test('columns of figures are marked, and a name with two of them stays a table on phones', () => {
	const row = (name: string, ...figures: string[]) =>
		`<tr><td>${name}</td>${figures.map((figure) => `<td>${figure}</td>`).join('')}</tr>`
	const head = '<table><thead><tr><th>Where it went</th><th>£</th><th>Of each £1</th></tr></thead>'
	const framed = frameTables(
		`${head}<tbody>${row('Care', '2,587,200', '84p')}${row('Total', '<strong>3,080,000</strong>', '£1')}</tbody></table>`,
	)
	expect(framed).toContain('<th>Where it went</th><th class="figure">£</th><th class="figure">Of each £1</th>')
	expect(framed).toContain('<td>Total</td><td class="figure"><strong>3,080,000</strong></td><td class="figure">£1</td>')
	expect(framed).not.toContain('data-label')
	const mixed = frameTables(
		`${head}<tbody>${row('Care', '2,587,200', '84p')}${row('Other', '1', 'see below')}</tbody></table>`,
	)
	expect(mixed).toContain('<td class="figure" data-label="£">1</td><td data-label="Of each £1">see below</td>')
})

test('text without tables is left as it is', () => {
	expect(frameTables('<p>A tablet and a <b>table</b></p>')).toBe('<p>A tablet and a <b>table</b></p>')
})
