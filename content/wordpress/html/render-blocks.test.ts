import { expect, test } from 'vitest'
import { someUrls } from '#tests/builders/backend/url-context.ts'
import { recorded } from '#tests/fixtures/wordpress/stand-in.ts'
import { knownArticles } from '../parse/url-context.ts'
import { sanitiseHtml } from './sanitise-html.ts'

const urls = someUrls({ articles: knownArticles(new Map([[1, 'hello-world']])) })

/** An article of a real WordPress with every block it has. */
const everyBlock = sanitiseHtml(recorded('article.every-block')[0].content.rendered, urls)

function clean(html: string) {
	return sanitiseHtml(html, urls)
}

/** The part of the article from these words on. */
function after(words: string) {
	return everyBlock.html.slice(everyBlock.html.indexOf(words))
}

test('linked pictures stay, with their captions', () => {
	expect(everyBlock.html.match(/alt="Pip asleep"/g)).toHaveLength(3)
	expect(everyBlock.html).toMatch(
		/<figure><a href="https:\/\/www\.example\.org\/kennels" rel="noopener"><img [^>]*alt="The new kennels"[^>]*><\/a><figcaption>The new kennels<\/figcaption><\/figure>/,
	)
})

test('a link to the picture’s own file is left out: it would lead to the backend', () => {
	expect(everyBlock.html).not.toContain('href="http://wp.example/wp-content/uploads/2026/11/pip-asleep')
	expect(
		clean('<a rel="attachment wp-att-4" href="http://wp.example/pip/"><img src="/a.jpg" alt="Pip"></a>').html,
	).toMatch(/^<img /)
})

test('a linked picture without a description has a name for screen readers', () => {
	expect(clean('<a href="https://www.example.org/x"><img src="/a.jpg" alt=""></a>').html).toContain(
		'aria-label="Link to example.org"',
	)
})

test('galleries of all ages are one grid each, with every picture and caption', () => {
	const galleries = everyBlock.html.split('<figure class="gallery">').slice(1)
	const counts = galleries.map((gallery) => gallery.split('</figure></figure>')[0]?.match(/<img /g)?.length)
	expect(counts).toEqual([5, 2, 2, 3])
	expect(galleries[0]).toContain('<figcaption>Fern and Hattie</figcaption></figure>')
	expect(galleries[0]).toContain('<figcaption>A week at the kennels</figcaption></figure>')
	expect(galleries[2]).toContain('<figcaption>The old gallery</figcaption>')
})

test('the thumbnails of a classic gallery give way to the pictures they were cut from', () => {
	const urls = everyBlock.pictures.flatMap(({ files }) => files.map(({ url }) => url))
	expect(urls).toContain('http://wp.example/wp-content/uploads/2026/11/pip-asleep-1-150x150.jpg')
	expect(everyBlock.html).not.toMatch(/\/img\/\w+\/150\?/)
})

test('sound and film of the backend get the browser’s own player, which loads nothing until it is started', () => {
	expect(everyBlock.html).toMatch(/<audio controls preload="none" src="http:\/\/wp\.example\/\S+\.mp3">/)
	expect(everyBlock.html).toMatch(
		/<video controls preload="none" playsinline src="http:\/\/wp\.example\/\S+\.mp4" poster="\/img\/\w+\/800\?v=\w+">/,
	)
	expect(everyBlock.html).not.toMatch(/autoplay|muted|\bloop\b/)
})

test('what others host becomes a link that says where it leads; nothing is framed', () => {
	expect(everyBlock.html).not.toContain('<iframe')
	expect(everyBlock.html).toContain(
		'<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener" class="embed">Watch “How to lift a dog” on youtube.com</a>',
	)
	expect(everyBlock.html).toContain('>Watch on vimeo.com</a>')
	expect(everyBlock.html).toContain('>Watch on cdn.elsewhere.example</a>')
	expect(after('Biscuit has a home!')).toContain('href="https://x.com/fairlead/status/1')
	const map = '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d-4.05!3d53.23!2m3"></iframe>'
	expect(clean(map).html).toContain('href="https://www.google.com/maps?q=53.23%2C-4.05"')
	expect(clean('<iframe src="javascript:alert(1)" title="x"></iframe>').html).toBe('')
})

test('buttons stay apart, and a file is one link with its kind', () => {
	expect(everyBlock.html).toContain(
		'<p class="buttons"><a href="/waystohelp/donations" class="button">Donate now</a> <a href="http://wp.example/wp-content/uploads/2026/11/adoption-guide-1.pdf" class="button button-outline">Download the form</a></p>',
	)
	expect(everyBlock.html.match(/The adoption guide \(PDF\)<\/a><\/p>/g)).toHaveLength(1)
})

test('questions that open, quotations, poems and columns keep their shape', () => {
	expect(everyBlock.html).toContain('<details><summary>What does it cost?</summary>')
	expect(everyBlock.html).toContain('<cite>Jean, who came for a cat</cite></blockquote>')
	expect(everyBlock.html).toContain('<pre class="verse">Here lies a dog\nwho lay by the fire</pre>')
	expect(everyBlock.html).toContain('<div class="columns"><div>')
	expect(everyBlock.html).toContain('<div class="panel">')
})

test('shortcodes of plugins are removed; brackets in prose and in code stay', () => {
	expect(everyBlock.html).toContain('<p>A sentence [sic] with brackets [1] and [see below].</p>')
	expect(everyBlock.html).toContain('<p>Page builder words</p>')
	expect(everyBlock.html).not.toMatch(/contact-form-7|donation_form|vc_row/)
	expect(clean('<pre><code>[gallery ids="1,2"]</code></pre>').html).toContain('[gallery ids="1,2"]')
})

test('forms, search boxes and lists only WordPress can show go without a trace in the text, and are named', () => {
	expect(everyBlock.html).not.toMatch(/Search|Log in|Name |November 2026|Uncategorized|any tags/)
	expect(everyBlock.omitted).toEqual(
		expect.arrayContaining(['form', 'calendar', 'comments', 'shortcode donation_form']),
	)
})

test('words in a frame of their own are a paragraph, and do not run into the next', () => {
	expect(clean('<div>One</div><div>Two <b>three</b></div>').html).toBe('<p>One</p><p>Two <b>three</b></p>')
})

test('endless nesting is cut at a depth no editor uses', () => {
	const { html, omitted } = clean(`<p>First</p>${'<div>'.repeat(100_000)}deep`)
	expect(html).toBe('<p>First</p>')
	expect(omitted).toEqual(['what is nested more than 50 levels deep'])
})

test('blocks nested without end are cut too, and what comes before them is read', () => {
	const deep = (block: string) => clean(`<p>First</p>${block.repeat(1900)}deep`)
	for (const block of ['<div class="wp-block-embed">', '<pre>', '<div class="wp-block-buttons">']) {
		expect(deep(block)).toMatchObject({
			html: expect.stringMatching(/^<p>First<\/p>/),
			omitted: ['what is nested more than 50 levels deep'],
		})
	}
	const { html, omitted } = deep('<figure class="gallery"><img src="/a.jpg">')
	expect(html.match(/<img/g)).toHaveLength(49)
	expect(omitted).toEqual(['what is nested more than 50 levels deep'])
})

test('classes without end are ignored, and their text is kept', () => {
	expect(clean(`<div class="${'b '.repeat(400)}has-background">Words</div>`).html).toBe(
		'<div class="panel">Words</div>',
	)
	expect(clean(`<div class="${'b '.repeat(600)}has-background">Words</div>`).html).toBe('<p>Words</p>')
})

test('a picture without a caption does not take that of a picture within its frame', () => {
	const inner = '<figure><img src="/b.jpg" alt="Fern"><figcaption>Fern</figcaption></figure>'
	const { html } = clean(`<div class="gallery"><figure><img src="/a.jpg" alt="Pip">${inner}</figure></div>`)
	expect(html).toMatch(/alt="Pip"[^>]*><\/figure><figure><img [^>]*alt="Fern"[^>]*><figcaption>Fern<\/figcaption>/)
})

/** One block in the caption of the next. */
const nested = (open: string, close: string) => `${open.repeat(12)}<i>deep</i>${close.repeat(12)}`
const PICTURES = '<img src="/a.jpg" alt="Pip"><img src="/b.jpg" alt="Fern">'

test.each([
	['galleries', nested(`<div class="gallery"><figure>${PICTURES}<figcaption>`, '</figcaption></figure></div>')],
	[
		'embedded posts',
		nested('<div class="wp-block-embed"><blockquote><figcaption>', '</figcaption></blockquote></div>'),
	],
	['buttons', `<div class="wp-block-buttons">${'<a href="/x">'.repeat(4000)}${'deep'.repeat(60_000)}</div>`],
])('nested %s show each thing once, and cost no more than the text is long', (_, source) => {
	const { html } = clean(source)
	expect(html.match(/<i>deep<\/i>/g) ?? []).toHaveLength(source.includes('<i>') ? 1 : 0)
	expect(html.match(/<img/g) ?? []).toHaveLength((source.match(/<img/g) ?? []).length)
	expect(html.length).toBeLessThan(300_000)
})
