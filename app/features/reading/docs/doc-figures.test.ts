import { expect, test } from 'vitest'
import { markFigures, openingFigures } from './doc-figures.ts'

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`

test('a list of figures before the first heading is taken out of the text', () => {
	const figures = list('<strong>1,284</strong> dogs walked <em>home</em>', '<p><b>84p</b> of every £1 &amp; more</p>')
	expect(openingFigures(`<p>The year.</p>${figures}<h2>Dogs</h2>`)).toEqual({
		figures: [
			{ value: '1,284', text: 'dogs walked home' },
			{ value: '84p', text: 'of every £1 & more' },
		],
		rest: '<p>The year.</p><h2>Dogs</h2>',
	})
})

test.each([
	['bold words', list('<strong>Fostering.</strong> We had 240 homes', '<strong>Honesty.</strong> We wrote it down')],
	['one figure among words', list('<strong>12</strong> dogs', 'and some cats')],
	['a single figure', list('<strong>12</strong> dogs')],
	['figures below a heading', `<h2>Dogs</h2>${list('<strong>12</strong> dogs', '<strong>3</strong> cats')}`],
])('%s stay in the text', (_, html) => {
	expect(openingFigures(html)).toEqual({ figures: [], rest: html })
})

test('a list of figures within the text is marked, other lists are not', () => {
	const figures = '<ul><li><strong>84</strong> people work for us</li><li><strong>312</strong> volunteers</li></ul>'
	const advice =
		'<ul><li><strong>Fostering.</strong> 240 homes.</li><li><strong>Ringing on day 3.</strong> Calls.</li></ul>'
	const marked = markFigures(`<h2>People</h2>${figures}${advice}`)
	expect(marked).toContain('<ul class="text-figures"><li><strong>84</strong>')
	expect(marked).toContain(advice)
})

test.each([
	['blanks', `<ul><li>${' '.repeat(290_000)}</li></ul>`],
	['digits', `<ul><li><strong>${'1'.repeat(290_000)}<em>x</em></strong></li></ul>`],
	['lists in lists', `${'<ul><li>'.repeat(2000)}${'x'.repeat(250_000)}${'</li></ul>'.repeat(2000)}`],
])('a long text of %s is read before the test is out of time', (_, html) => {
	expect(openingFigures(html).rest).toBe(html)
	expect(markFigures(html)).toBe(html)
})
