import { expect, test } from 'vitest'
import { someUrls } from '#tests/builders/backend/url-context.ts'
import { knownArticles } from './parse/url-context.ts'
import { siteUrl } from './site-url.ts'

const urls = someUrls({
	hosts: new Set(['wp.example', 'www.wp.example']),
	articles: knownArticles(
		new Map([
			[78, 'first-days'],
			[79, 'перші-дні'],
		]),
	),
})

test.each([
	['http://wp.example/', '/'],
	['http://www.wp.example/dogs/biscuit/', '/dogs/biscuit'],
	['/dogs/biscuit/', '/dogs/biscuit'],
	['dogs/biscuit', '/dogs/biscuit'],
	['http://wp.example/dog/biscuit', '/dogs/biscuit'],
	['http://wp.example/constructor/x', '/constructor/x'],
	['http://wp.example/roles/driver/', '/waystohelp/volunteering/driver'],
	['http://wp.example/useful-info/first-days/', '/useful-info/first-days'],
	['http://wp.example/first-days/', '/useful-info/first-days'],
	['http://wp.example/2026/11/21/first-days/#a', '/useful-info/first-days#a'],
	[
		'http://wp.example/%d0%bf%d0%b5%d1%80%d1%88%d1%96-%d0%b4%d0%bd%d1%96/',
		'/useful-info/%D0%BF%D0%B5%D1%80%D1%88%D1%96-%D0%B4%D0%BD%D1%96',
	],
	['http://wp.example/?p=78', '/useful-info/first-days'],
	['http://wp.example/?p=5', undefined],
	['http://wp.example/?page_id=5#team', '/?page_id=5#team'],
	['http://wp.example/?page_id=x', undefined],
	['http://wp.example/unknown/', '/unknown'],
	['http://wp.example/wp-admin/post.php?post=1', undefined],
	['http://wp.example/wp-content/uploads/a.pdf', 'http://wp.example/wp-content/uploads/a.pdf'],
	['https://elsewhere.example/first-days/', 'https://elsewhere.example/first-days/'],
	['//elsewhere.example/x', 'https://elsewhere.example/x'],
	['mailto:hello@fairlead.example', 'mailto:hello@fairlead.example'],
	['tel:+441632960144', 'tel:+441632960144'],
	['#form', '#form'],
	['#', undefined],
	['', undefined],
	['javascript:alert(1)', undefined],
	['JaVaScRiPt:alert(1)', undefined],
	['java\nscript:alert(1)', undefined],
	['data:text/html,x', undefined],
	['ftp://wp.example/x', undefined],
	['https://me:secret@wp.example/', undefined],
	['http://[', undefined],
])('%s leads to %s', (href, route) => {
	expect(siteUrl(href, urls)).toBe(href.startsWith('//') ? route?.replace('https:', 'http:') : route)
})

test('a WordPress in a folder has its folder taken off', () => {
	const inFolder = { ...urls, home: new URL('http://wp.example/blog/') }
	expect(siteUrl('http://wp.example/blog/dogs/biscuit/', inFolder)).toBe('/dogs/biscuit')
})
