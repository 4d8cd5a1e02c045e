import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { htmlCode } from './html-code.ts'
import { readPage } from './markup.ts'
import { reactCode } from './react-code.ts'

const BODY =
	'<p class="a b" style="color:red;--x:1">Tea &amp; “biscuits” &lt;3</p>' +
	'<label for="q">Name</label><input id="q" type="search" name="q" value="otis" required="" disabled=""/>' +
	'<svg viewBox="0 0 8 8"><path d="M0 0" fill="none"></path></svg>' +
	'<details open=""><summary>More</summary></details>'
const PAGE = `<html><head><link rel="modulepreload" href="/a.js"/><title>Dogs</title></head><body>${BODY}<!--$--><script>go()</script></body></html>`

test('a page is read without scripts and what fetches them', () => {
	const { head, body } = readPage(PAGE)
	expect(head).toEqual([{ tag: 'title', attributes: {}, children: ['Dogs'] }])
	expect(JSON.stringify(body)).not.toContain('script')
})

test('frameworks get the markup of the page', () => {
	const { body } = readPage(PAGE)
	expect(htmlCode(body)).toContain('Tea &amp; “biscuits” &lt;3')
	expect(readPage(`<html><head></head><body>${htmlCode(body)}</body></html>`).body).toEqual(body)
	// The code is our own.
	const elements: unknown = new Function('h', `return h('div', null, ${reactCode(body)})`)(h)
	const rendered = renderToStaticMarkup(elements as ReturnType<typeof h>)
	expect(readPage(`<html><head></head><body>${rendered.slice(5, -6)}</body></html>`).body).toEqual(
		readPage(PAGE.replace('/></body>', '></body>')).body,
	)
})
