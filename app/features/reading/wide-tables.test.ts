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
	expect(frameTables(`${head}<tbody><tr><td>A</td><td>1</td></tr></tbody></table>`)).toContain(
		'<td data-label="What for">A</td><td data-label="How &quot;long&quot;">1</td>',
	)
	const joined = `${head}<tbody><tr><td colspan="2">A</td></tr></tbody></table>`
	expect(frameTables(joined)).toContain(joined)
})

test('text without tables is left as it is', () => {
	expect(frameTables('<p>A tablet and a <b>table</b></p>')).toBe('<p>A tablet and a <b>table</b></p>')
})
