import { expect, test } from 'vitest'
import { someUrls } from '#tests/builders/backend/url-context.ts'
import { recorded } from '#tests/fixtures/wordpress/stand-in.ts'
import { knownArticles } from '../parse/url-context.ts'
import { sanitiseHtml } from './sanitise-html.ts'

const urls = someUrls({
	mediaHosts: new Set(['media.example']),
	articles: knownArticles(new Map([[78, 'first-days']])),
})

function clean(html: string) {
	return sanitiseHtml(html, urls).html
}

const EXECUTABLE =
	/<(script|style|iframe|form|input|svg|math|object|embed|base|meta|link|template)|\son\w+\s*=|javascript:|data:|srcdoc|style=/i

test.each([
	'<p onclick="alert(1)">x</p>',
	'<script>alert(1)</script><p>x</p>',
	'<scr<script>ipt>alert(1)</scr</script>ipt><p>x</p>',
	'<a href="javascript:alert(1)">x</a>',
	'<a href=" java\tscript:alert(1)">x</a>',
	'<a href="&#106;avascript:alert(1)">x</a>',
	'<a href="data:text/html,<script>alert(1)</script>">x</a>',
	'<a href="vbscript:alert(1)">x</a>',
	'<img src=x onerror=alert(1)>',
	'<img src="http://wp.example/a.jpg" onerror="alert(1)" onload=alert(2)>',
	'<img src="javascript:alert(1)">',
	'<img src="data:image/svg+xml;base64,PHN2Zz4=">',
	'<iframe src="https://evil.example"></iframe>',
	'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
	'<svg><script>alert(1)</script></svg>',
	'<svg onload=alert(1)>',
	'<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
	'<form action="https://evil.example"><input name=q><button>Send</button></form>',
	'<style>body{display:none}</style>',
	'<p style="position:fixed;inset:0">x</p>',
	'<object data="x.swf"></object><embed src="x.swf">',
	'<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example">',
	'<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
	'<template><script>alert(1)</script></template>',
	'<details open ontoggle=alert(1)>x</details>',
	'<p title="><script>alert(1)</script>">x</p>',
	'<!--><script>alert(1)</script>-->',
	'<h2 id="x" onmouseover=alert(1)>x</h2>',
	recorded('article.hostile')[0].content.rendered,
])('nothing executable survives: %s', (html) => {
	expect(clean(html)).not.toMatch(EXECUTABLE)
})

test('what editors write is kept', () => {
	const html =
		'<p>A <strong>b</strong> <em>c</em> <code>d</code><br />e</p><ul><li>f</li></ul><ol start="3"><li>g</li></ol>' +
		'<blockquote><p>h</p></blockquote><dl><dt>i</dt><dd>j</dd></dl><hr /><pre>k</pre>' +
		'<table><thead><tr><th scope="col">l</th></tr></thead><tbody><tr><td colspan="2">m</td></tr></tbody></table>'
	expect(clean(html)).toBe(html)
})

test('links to the backend become site routes, others keep their address and are told apart', () => {
	expect(clean('<a href="http://wp.example/dogs/biscuit/?x=1#story" target="_blank">a</a>')).toBe(
		'<a href="/dogs/biscuit?x=1#story">a</a>',
	)
	expect(clean('<a href="https://www.rspca.org.uk/a">b</a>')).toBe(
		'<a href="https://www.rspca.org.uk/a" rel="noopener">b</a>',
	)
	expect(clean('<a href="tel:+441632960144">c</a>')).toBe('<a href="tel:+441632960144">c</a>')
	expect(clean('<a href="http://wp.example/wp-content/uploads/guide.pdf">d</a>')).toBe(
		'<a href="http://wp.example/wp-content/uploads/guide.pdf">d</a>',
	)
	expect(clean('<p><a href="javascript:1">e <b>f</b></a></p>')).toBe('<p>e <b>f</b></p>')
})

test('pictures of the backend go through the image route with every width that exists', () => {
	const { html, pictures } = sanitiseHtml(
		'<figure class="alignright evil"><img class="size-large wp-image-123" style="x" alt="Biscuit &amp; ball" width="1024" height="768" ' +
			'src="http://wp.example/wp-content/uploads/b-1024x768.jpg" srcset="http://wp.example/wp-content/uploads/b-1024x768.jpg 1024w, ' +
			'http://wp.example/wp-content/uploads/b-300x225.jpg 300w, http://wp.example/wp-content/uploads/b.jpg 1400w"><figcaption>c</figcaption></figure>',
		urls,
	)
	expect(pictures).toMatchObject([
		{
			files: [
				{ url: 'http://wp.example/wp-content/uploads/b-300x225.jpg', width: 300, height: 225 },
				{ url: 'http://wp.example/wp-content/uploads/b-1024x768.jpg', width: 1024, height: 768 },
				{ url: 'http://wp.example/wp-content/uploads/b.jpg', width: 1400, height: 1050 },
			],
		},
	])
	const { id, version } = pictures[0] ?? {}
	expect(html).toContain(`<figure class="alignright"><img src="/img/${id}/800?v=${version}"`)
	expect(html).toContain(`/img/${id}/1200?v=${version} 1200w, /img/${id}/1400?v=${version} 1400w`)
	expect(html).toContain('alt="Biscuit &amp; ball" width="1400" height="1050" loading="lazy"')
})

test('a picture the media library did not tell about gets an id from its address', () => {
	const { html, pictures } = sanitiseHtml('<img src="/wp-content/uploads/x.png" width="300" height="200">', urls)
	expect(pictures[0]?.id).toMatch(/^u[0-9a-f]{10}$/)
	expect(pictures[0]?.files).toEqual([{ url: 'http://wp.example/wp-content/uploads/x.png', width: 300, height: 200 }])
	expect(html).toContain(`src="/img/${pictures[0]?.id}/300?v=`)
	expect(html).toContain('alt=""')
})

test('pictures from any other host are dropped, so that no third party learns who reads', () => {
	expect(
		clean('<p>a<img src="https://tracker.example/p.gif"></p><figure><img src="//evil.example/x.jpg"></figure>'),
	).toBe('<p>a</p>')
	expect(clean('<img src="https://media.example/x.jpg">')).toContain('/img/u')
})

test('headings get ids that are unique and stay', () => {
	const { html, headings } = sanitiseHtml(
		'<h1>Email &amp; post</h1><h2>Email &#038; post</h2><h5>x</h5><h2 id="chosen">Y</h2>',
		urls,
	)
	expect(headings).toEqual([
		{ id: 'h-email-post', text: 'Email & post' },
		{ id: 'h-email-post-2', text: 'Email & post' },
		{ id: 'chosen', text: 'Y' },
	])
	expect(html).toContain('<h4 id="h-x">x</h4>')
})

test('paragraphs left empty by cleaning go too', () => {
	expect(clean('<p><script>x</script></p><p>&nbsp;</p><h2></h2><p>y</p>')).toBe('<p>y</p>')
})

test('a heading an editor called "main" does not take the skip link away from the page', () => {
	expect(clean('<h2 id="main">Hello</h2><h3 id="site-menu">Menu</h3>')).toBe(
		'<h2 id="main-2">Hello</h2><h3 id="site-menu-2">Menu</h3>',
	)
})

test('parts in another language keep it, with the direction of their script', () => {
	expect(clean('<p><span lang="cy" class="x">Croeso</span> to us</p>')).toBe(
		'<p><span lang="cy">Croeso</span> to us</p>',
	)
	expect(clean('<p lang="ar" dir="rtl">كلب</p>')).toBe('<p lang="ar" dir="rtl">كلب</p>')
	expect(clean('<p><a href="/dogs" lang="cy">Cŵn</a></p>')).toContain('lang="cy"')
	expect(clean('<p>a <span style="color:red">b <span>c</span></span></p>')).toBe('<p>a b c</p>')
})

test('a table without a caption has the name of the heading before it', () => {
	const cells = '<tbody><tr><td>a</td></tr></tbody></table>'
	expect(clean(`<h2>Fees</h2><p>x</p><table>${cells}`)).toContain(
		'<h2 id="h-fees">Fees</h2><p>x</p><table aria-labelledby="h-fees">',
	)
	expect(clean(`<h2>Fees</h2><table><caption>All</caption>${cells}`)).toContain('<table><caption>')
	expect(clean(`<table>${cells}`)).toContain('<table><tbody>')
	expect(sanitiseHtml(`<table>${cells}`, urls, { title: 'Fees & "more"' }).html).toContain(
		'<table aria-label="Fees &amp; &quot;more&quot;">',
	)
})
