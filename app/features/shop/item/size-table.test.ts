import { expect, test } from 'vitest'
import { readSizeGuide } from './size-table.ts'

test('sizes with a measure each are rows of a table, and the rest stays a sentence', () => {
	expect(readSizeGuide('Round the chest: XS 86 cm, S 92 cm, Extra large 116 cm. A straight cut.')).toEqual({
		what: 'Round the chest',
		rows: [
			{ size: 'XS', measure: '86\u{A0}cm' },
			{ size: 'S', measure: '92\u{A0}cm' },
			{ size: 'Extra large', measure: '116\u{A0}cm' },
		],
		text: 'A straight cut.',
	})
})

test.each([
	'Both sizes hold up to 24 letters. Small is for dogs up to about 10 kg.',
	'Measure along the back: from collar to tail, S 30 cm. Ring us.',
	'',
])('“%s” stays text', (guide) => {
	expect(readSizeGuide(guide)).toEqual({
		what: '',
		rows: [],
		text: guide.replace('10 kg', '10\u{A0}kg').replace('30 cm', '30\u{A0}cm'),
	})
})
