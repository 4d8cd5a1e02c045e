import { expect, test } from 'vitest'
import { absoluteHtml } from './feed.ts'

const absolute = (html: string) => absoluteHtml(html, 'https://site.example', 'https://site.example/dogs/biscuit')

test('links, pictures and their sizes lead to the site from anywhere', () => {
	expect(absolute('<a href="/docs/fees">fees</a> <a href="#health">health</a>')).toBe(
		'<a href="https://site.example/docs/fees">fees</a> <a href="https://site.example/dogs/biscuit#health">health</a>',
	)
	expect(absolute('<img src="/img/1/320?v=a" srcset="/img/1/160?v=a 160w, /img/1/320?v=a 320w" alt="" />')).toBe(
		'<img src="https://site.example/img/1/320?v=a" srcset="https://site.example/img/1/160?v=a 160w, https://site.example/img/1/320?v=a 320w" alt="" />',
	)
})

test('other addresses and the words of a text are left alone', () => {
	const html =
		'<p>Write href="/dogs" in <code> href="/"</code>.</p><a href="https://other.example/x">x</a> <a href="mailto:a@b.example">y</a>'
	expect(absolute(html)).toBe(html)
})
