import { expect, test } from 'vitest'
import { divideReport } from './report-parts.ts'

test('each heading of a report begins a part', () => {
	expect(divideReport('<p>A year.</p><h2 id="a">A</h2><p>1</p><h2 id="b">B</h2><p>2</p>')).toBe(
		'<p>A year.</p><section><h2 id="a">A</h2><p>1</p></section><section><h2 id="b">B</h2><p>2</p></section>',
	)
	expect(divideReport('<p>A year.</p>')).toBe('<p>A year.</p>')
})

test('the sums stand in a panel, and the numbered plans at the end on green', () => {
	const money = '<h2>Money</h2><table><tr><td><svg class="row-bar"></svg></td></tr></table>'
	const plans = '<h2>Next year</h2><ol><li>More</li></ol>'
	expect(divideReport(money + plans)).toBe(
		`<section class="report-sums">${money}</section><section class="report-plans band-field">${plans}</section>`,
	)
	expect(divideReport(`${plans}<h2>Thanks</h2>`)).toBe(`<section>${plans}</section><section><h2>Thanks</h2></section>`)
})

test('a report with a heading inside a container stays whole', () => {
	const html = '<h2>A</h2><div class="panel"><h2>B</h2></div>'
	expect(divideReport(html)).toBe(html)
})
