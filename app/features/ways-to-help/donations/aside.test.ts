import { expect, test } from 'vitest'
import { partsOfOnePound } from './aside.tsx'

test('a paragraph that divides one pound gives its parts, and the rest of the text', () => {
	const html = '<p><strong>84p</strong> care, <strong>11p</strong> finding, <b>5p</b> lights.</p>\n<p>Last year.</p>'
	expect(partsOfOnePound(html)).toEqual({
		parts: [
			{ pence: 84, what: 'care' },
			{ pence: 11, what: 'finding' },
			{ pence: 5, what: 'lights' },
		],
		rest: '\n<p>Last year.</p>',
	})
})

test.each([
	'<p><strong>84p</strong> care, and a stamp is <strong>95p</strong> now.</p>',
	'<p>84p for dogs</p>',
	'<p><strong>84p</strong> care, <strong>16p</strong><em>the rest</em></p>',
])('%s stays a text', (html) => {
	expect(partsOfOnePound(html)).toEqual({ parts: [], rest: html })
})
