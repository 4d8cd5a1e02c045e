import { expect, test } from 'vitest'
import { frameTables } from './wide-tables.ts'

test('every table gets a frame that can be reached and scrolled by keyboard', () => {
	const framed = frameTables('<p>a</p><table><tr><td>1</td></tr></table><table class="x"></table>')
	expect(framed.match(/<div [^>]*tabindex="0"[^>]*><table/g)).toHaveLength(2)
	expect(framed.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Table 1"', 'aria-label="Table 2"'])
	expect(framed.match(/<\/table><\/div>/g)).toHaveLength(2)
})

test('text without tables is left as it is', () => {
	expect(frameTables('<p>A tablet and a <b>table</b></p>')).toBe('<p>A tablet and a <b>table</b></p>')
})
