import { expect, test } from 'vitest'
import { markdown } from '#tests/builders/backend/content-folder.ts'
import { anEmbeddedBackend } from '#tests/builders/backend/embedded-backend.ts'

test('a dog is served in the shape of the contract, with entities and absolute addresses', async () => {
	const { read } = await anEmbeddedBackend()
	const [dog] = await read('/wp-json/wp/v2/dogs?slug=biscuit')
	const address = /^http:\/\/fairlead\.test\/wp-content\/uploads\/biscuit\.webp\?v=\w+$/

	expect(dog).toMatchObject({
		id: 101,
		slug: 'biscuit',
		status: 'publish',
		type: 'dog',
		link: 'http://fairlead.test/dogs/biscuit/',
		date_gmt: '2026-04-21T00:00:00',
		modified_gmt: '2026-11-19T10:30:00',
		title: { rendered: 'Biscuit &#038; &#8220;friends&#8221;' },
		excerpt: { rendered: '<p>I&#8217;ve trained the staff.</p>\n', protected: false },
		plain: { title: 'Biscuit & "friends"', excerpt: "I've trained the staff." },
		image: {
			id: 1001,
			alt_text: 'A sandy terrier',
			caption: 'In the yard',
			mime_type: 'image/webp',
			source_url: expect.stringMatching(address),
			width: 1200,
			height: 1600,
			focal: [0.4, 0.3],
			sizes: { small: { width: 300, height: 400 }, full: { source_url: expect.stringMatching(address), width: 1200 } },
		},
		gallery: [{ id: 1001 }],
		breeds: [{ id: 821, slug: 'terrier', name: 'Terrier' }],
		traits: [{ id: 831, slug: 'calm', name: 'Calm' }],
		updates: [{ date: '2026-05-14', text: 'Ate well.', image: { id: 1001 } }],
		video_url: '',
		// A year is a number to YAML and text to WordPress.
		meta: { status: 'available', birth_date: '2024' },
	})
	expect(dog.content.rendered).toContain('<p>She is <strong>bold</strong>.</p>\n<h2>Health</h2>')
	expect(dog.content.rendered).toContain('<script>alert(1)</script>')
})

test('each type has the fields of its own', async () => {
	const { read } = await anEmbeddedBackend()
	const first = async (type: string) => (await read(`/wp-json/wp/v2/${type}`))[0]

	expect(await first('posts')).toMatchObject({ type: 'post', categories: [801], tags: [811], meta: [] })
	expect(await first('merch')).toMatchObject({ type: 'merch', types: [{ slug: 'leads' }], gallery: [] })
	expect(await first('docs')).toMatchObject({ type: 'doc', file: null, meta: { version: '2.1' } })
	expect(await first('stories')).toMatchObject({ type: 'story', before: null, after: null })
	expect(await first('roles')).toMatchObject({ link: 'http://fairlead.test/waystohelp/volunteering/walker/' })
	expect(await first('pages')).toMatchObject({
		path: 'waystohelp/donations',
		link: 'http://fairlead.test/waystohelp/donations/',
		meta: {
			sections: [
				{
					type: 'hero',
					id: '',
					html: '<p>Some <em>words</em>.</p>',
					items: [{ title: 'One', html: '', url: '', image: { id: 1001 } }],
				},
			],
		},
	})
})

test('an item without an excerpt or a date gets the first words and the time of its file', async () => {
	const { read } = await anEmbeddedBackend({
		'stories/clem.md': markdown(601, 'Clem', '', `# Hi\n\n${'word '.repeat(40)}`),
	})
	const [story] = await read('/wp-json/wp/v2/stories')

	expect(story.plain.excerpt).toMatch(/^Hi word .*word…$/)
	expect(story.date_gmt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)
})

test('the index, the health call, the options and the terms are served', async () => {
	const { read, ask } = await anEmbeddedBackend()

	expect(await read('/wp-json/')).toMatchObject({ name: 'Fairlead', namespaces: ['wp/v2', 'custom/v1'] })
	expect(await read('/wp-json/custom/v1/health')).toMatchObject({ contract: 1, types: expect.arrayContaining(['dog']) })
	expect(await read('/wp-json/custom/v1/options/general')).toMatchObject({ header: { button: { text: 'Donate' } } })
	expect(await read('/wp-json/wp/v2/categories?_fields=id,name,slug,count')).toEqual([
		{ id: 802, name: 'Behaviour', slug: 'behaviour', count: 0 },
		{ id: 801, name: 'Health &amp; care', slug: 'health', count: 1 },
	])
	expect(await read('/wp-json/wp/v2/tags?slug=winter')).toMatchObject([{ id: 811, taxonomy: 'post_tag' }])
	expect((await ask('/wp-cron.php?doing_wp_cron')).status).toBe(200)
})

test('a slug that is not Latin is served percent-encoded and found either way', async () => {
	const { read } = await anEmbeddedBackend({ 'dogs/мавка.md': markdown(150, 'Mavka') })
	const stored = encodeURIComponent('мавка').toLowerCase()

	expect(await read(`/wp-json/wp/v2/dogs?_fields=slug&slug=${stored}`)).toEqual([{ slug: stored }])
	expect(await read(`/wp-json/wp/v2/dogs?_fields=slug&slug=${encodeURIComponent(stored)}`)).toEqual([{ slug: stored }])
})

test('slugs named as old ones are resolved', async () => {
	const { read } = await anEmbeddedBackend({ 'dogs/juno.md': markdown(102, 'Juno', 'old_slugs: [june]') })

	expect(await read('/wp-json/custom/v1/resolve?type=dog&slug=june')).toEqual({ type: 'dog', id: 102, slug: 'juno' })
	expect(await read('/wp-json/custom/v1/resolve?type=dogs&slug=june')).toMatchObject({ slug: 'juno' })
})
