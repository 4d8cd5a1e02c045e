import { expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { merchRecord, read, readArticles, record, recorded } from '#tests/fixtures/wordpress/stand-in.ts'

test('an article gets its categories, a reading time and plain words out of entities', async () => {
	const { item } = await read('posts', recorded('article')[0])
	expect(item).toMatchObject({
		title: 'First days at home',
		excerpt: "Don't rush: what the first days look like.",
		categories: [{ id: 16, slug: 'care', name: 'Care' }],
		tags: [],
		readingMinutes: 1,
		picture: { id: '20', widths: [160, 320, 480, 640, 800, 1200, 1600] },
	})
	expect(item?.html).toContain('<a href="http://wp.example/wp-content/uploads/guide.pdf">the guide</a> or plain link.')
})

test('a long article says how long', async () => {
	const content = { rendered: `<h2>A</h2><p>${'word '.repeat(700)}</p><h3>b</h3><h2>C</h2>` }
	expect((await read('posts', record({ content }))).item).toMatchObject({
		readingMinutes: 3,
		headings: [{ text: 'A' }, { text: 'C' }],
	})
})

test('a text of more tags than any article has is cut and reported: reading it would stop every page', async () => {
	const rendered = `<p>First</p>${'<b>x</b>'.repeat(30_000)}`
	const { item, problems } = await read('posts', record({ content: { rendered } }))
	expect(item?.html.startsWith('<p>First</p>')).toBe(true)
	expect(item?.html.length).toBeLessThan(40_000)
	expect(problems).toMatchObject([{ field: 'content', message: "cut: an item's HTML may have 4000 tags" }])
})

test('combining marks without end are cut: to put a hundred thousand in order would stop every page', async () => {
	const marks = '\u0316\u0301\u0323\u0300'.repeat(70_000)
	const coded = '&#790;&#769;'.repeat(20_000)
	const title = { rendered: `Zo${marks}e` }
	const { item } = await read('posts', record({ title, content: { rendered: `<h2>Ve${marks}t</h2><p>x${coded}</p>` } }))
	expect(item?.title.length).toBeLessThan(40)
	expect(item?.html.length).toBeLessThan(200)
})

test('square crops a theme made are not used as smaller versions', async () => {
	const { pictures } = await read('posts', recorded('article')[0])
	expect(pictures[0]?.files.map(({ width, height }) => `${width}x${height}`)).toEqual([
		'300x225',
		'768x576',
		'1024x768',
		'1536x1152',
		'1600x1200',
	])
})

test('a picture on an unknown host is skipped and reported', async () => {
	const [article] = recorded('article')
	article.image.source_url = 'http://169.254.169.254/latest/meta-data.jpg'
	const { item, problems } = await read('posts', article)
	expect(item?.picture).toBe(null)
	expect(problems).toMatchObject([{ type: 'posts', id: 78, field: 'image' }])
})

test('a small original without other sizes is shown as it is', async () => {
	const image = {
		id: 9,
		source_url: '/wp-content/uploads/s.jpg',
		width: '700',
		height: '525',
		sizes: [],
		alt_text: 'A &amp; B',
	}
	const { item } = await read('posts', record({ image: { ...image, focal: [0.4, 1.7] } }))
	expect(item?.picture).toMatchObject({ width: 700, alt: 'A & B', focal: [0.4, 1], widths: [160, 320, 480, 640] })
})

test('a picture keeps a focal box, and one that is not a box is ignored', async () => {
	const image = { id: 9, source_url: '/wp-content/uploads/s.jpg', width: 700, height: 525 }
	const boxed = await read('posts', record({ image: { ...image, focal_box: [0.1, 0.2, 0.8, 0.9] } }))
	expect(boxed.item?.picture).toMatchObject({ focalBox: [0.1, 0.2, 0.8, 0.9] })
	const odd = await read('posts', record({ image: { ...image, focal_box: [0.1, 7] } }))
	expect(odd.item?.picture).toMatchObject({ width: 700 })
	expect(odd.item?.picture).not.toHaveProperty('focalBox')
})

test('a tariff code or a country that customs would not take is skipped, and said', async () => {
	const { item, problems } = await read('merch', merchRecord({}, { tariff_code: 'mugs', made_in: 'Portugal' }))
	expect(item).toMatchObject({ tariffCode: '', madeIn: '' })
	expect(problems).toMatchObject([{ field: 'meta.tariff_code' }, { field: 'meta.made_in' }])
})

test('things for sale have variants, also when an early plugin sent bare sizes', async () => {
	const tshirt = (await read('merch', recorded('merch.item')[0])).item
	expect(tshirt).toMatchObject({ title: 'T-shirt “Adopt, don’t shop”', price: { amount: 650, currency: 'UAH' } })
	expect(tshirt?.variants[0]).toEqual({ key: 'S', label: 'S', counted: null, price: null })

	const variants = [
		{ key: 's', label: 'Small', stock: '3', price: 1200 },
		{ key: 's', label: 'Again', stock: null },
		{ key: 'm', label: '', stock: null },
	]
	const mug = await read('merch', merchRecord({}, { variants, weight_g: '350' }))
	expect(mug.item).toMatchObject({
		weightG: 350,
		variants: [
			{ key: 's', label: 'Small', counted: 3, price: 1200 },
			{ key: 'm', label: 'm', counted: null, price: null },
		],
	})
	expect(mug.problems).toMatchObject([{ field: 'meta.variants.1.key' }])
})

test('what the shop asks of an item is read, and what an earlier plugin did not send has a default', async () => {
	const { item: plain } = await read('merch', merchRecord({}, {}))
	expect(plain).toMatchObject({
		personalisation: null,
		backOn: '',
		vatRate: null,
		needsDelivery: true,
		returnable: true,
		tariffCode: '',
		madeIn: '',
		safety: '',
	})
	const meta = {
		personalisation: { label: 'Words for the tag', max_length: '24', pattern: '[A-Z ]*' },
		back_on: '2027-03',
		vat_rate: '20',
		needs_delivery: '0',
		returnable: false,
		tariff_code: '6912.00',
		made_in: 'pt',
		safety: 'Made by Thornford Ropes\nFor dogs over 8 kg',
		variants: [{ key: 's', label: 'Small', counted: 0, stock: 9 }],
	}
	expect((await read('merch', merchRecord({}, meta))).item).toMatchObject({
		personalisation: { label: 'Words for the tag', maxLength: 24, characters: '[A-Z ]' },
		backOn: '2027-03',
		vatRate: 20,
		needsDelivery: false,
		returnable: false,
		tariffCode: '691200',
		madeIn: 'PT',
		safety: 'Made by Thornford Ropes\nFor dogs over 8 kg',
		variants: [{ counted: 0 }],
	})
})

test('a personalisation that cannot be used is reported, and the item is still sold', async () => {
	const personalised = async (personalisation: unknown) => {
		const { item, problems } = await read('merch', merchRecord({}, { personalisation }))
		return [item?.personalisation, problems.map(({ field }) => field)]
	}

	expect(await personalised({ label: 'Words', max_length: 5000, pattern: '([' })).toEqual([
		{ label: 'Words', maxLength: 200, characters: '' },
		['meta.personalisation.pattern'],
	])
	// It would take minutes of a buyer's words: 28 letters took six seconds.
	expect(await personalised({ label: 'Words', pattern: '([A-Z]+)+' })).toEqual([
		{ label: 'Words', maxLength: 40, characters: '' },
		['meta.personalisation.pattern'],
	])
	expect(await personalised({ label: 'Words', pattern: "[\\p{L} &'’\\/]{1,24}" })).toEqual([
		{ label: 'Words', maxLength: 40, characters: "[\\p{L} &'’\\/]" },
		[],
	])
	expect(await personalised({ label: 'Words' })).toEqual([{ label: 'Words', maxLength: 40, characters: '' }, []])
	expect(await personalised('engraved')).toEqual([null, ['meta.personalisation']])
	for (const empty of [false, '', [], null, { label: '', max_length: null, pattern: '' }]) {
		expect(await personalised(empty)).toEqual([null, []])
	}
})

test('documents, stories and roles are read', async () => {
	const doc = { ...recorded('doc')[0], meta: { version: 3, effective_on: '2026', parent: 0, order: '2' } }
	const file = { source_url: '/wp-content/uploads/p.pdf', mime_type: 'application/pdf', bytes: 5 }
	expect((await read('docs', { ...doc, file })).item).toMatchObject({
		version: '3',
		effectiveOn: '2026',
		parent: null,
		order: 2,
		file: { url: 'http://wp.example/wp-content/uploads/p.pdf', mimeType: 'application/pdf', bytes: 5 },
	})
	expect((await read('stories', recorded('story')[0])).item).toMatchObject({
		people: 'Olena',
		dog: null,
		happenedOn: '',
	})
	const role = record({ meta: { place: 'Hill Farm', skills: ['driving', ''], open: false, minimum_age: 18 } })
	expect((await read('roles', role)).item).toMatchObject({ skills: ['driving'], open: false, minimumAge: 18 })
	expect((await read('roles', record())).item).toMatchObject({ open: true, minimumAge: null })
})

test('a story has a quote and a picture from before and after; those that cannot be read are skipped alone', async () => {
	const [article] = recorded('article')
	const whole = { ...recorded('story')[0], before: article.image, after: article.image }
	whole.meta = { ...whole.meta, quote: 'She <b>sighed</b> &#038; stayed.' }
	const { item, pictures } = await read('stories', whole)
	expect(item).toMatchObject({ quote: 'She sighed & stayed.', before: { id: '20' }, after: { id: '20' } })
	expect(pictures.map(({ id }) => id)).toContain('20')

	const odd = { ...recorded('story')[0], before: 20, after: false }
	odd.meta = { ...odd.meta, quote: ['She', 'sighed'] }
	const { item: story, problems } = await read('stories', odd)
	expect(story).toMatchObject({ quote: '', before: null, after: null })
	expect(JSON.stringify(problems)).toMatch(/meta\.quote.*is not text; skipped/)
})

test('a page is known by its path and keeps the sections that can be read', async () => {
	const [page] = recorded('page.sections')
	page.path = 'waystohelp/adoption/'
	page.meta.sections.push(
		{ type: 'carousel', id: 'x', title: 'x', html: '', items: [] },
		{ type: 'faq', id: 'faq', title: 'More <b>FAQ</b>', html: '<h3>Cost</h3><script>1</script>', items: false },
	)
	const { item, problems } = await read('pages', page)

	expect(item?.path).toBe('waystohelp/adoption')
	expect(item?.sections.map(({ id }) => id)).toEqual(['top', 'how', 'faq', 'faq-2'])
	expect(item?.sections[0]).toMatchObject({
		type: 'hero',
		button: { text: 'Fill in the form', url: '#form' },
		items: [],
	})
	expect(item?.sections[3]).toMatchObject({ title: 'More FAQ', html: '<h3 id="h-cost">Cost</h3>', button: null })
	expect(problems).toMatchObject([{ type: 'pages', id: 5, field: 'meta.sections.3.type' }])
})

test('a title of 20,000 letters and a text of 5 MB are cut, and the log says so', async () => {
	const title = { rendered: 'Biscuit 🐕'.repeat(2_000) }
	const content = {
		rendered: `<p>First words</p><img src="data:image/png;base64,${'A'.repeat(400_000)}"><p>${'word '.repeat(1_000_000)}</p>`,
	}
	const { item, problems } = await read('posts', record({ title, content }))
	expect(Array.from(item?.title ?? '')).toHaveLength(300)
	expect(item?.html).toMatch(/^<p>First words<\/p><p>word word/)
	expect(item?.html.length).toBeLessThan(301_000)
	expect(problems.map(({ field, message }) => `${field}: ${message}`)).toEqual([
		'title: cut to 300 characters',
		expect.stringMatching(/^content: cut: an item's HTML may have 300000 characters, this has 500\d+$/),
		expect.stringMatching(/^content: skipped: picture/),
	])
})

test('a record at which a process stood still is skipped and named until it is saved again', async () => {
	const endless = new Map([['posts 1 2026-11-21T02:00:00Z', Date.now() - HOUR_MS - 1000]])
	const { ids, problems } = await readArticles([record({ id: 1 })], endless)
	expect(ids).toEqual([])
	expect(problems).toMatchObject([
		{ id: 1, message: expect.stringContaining('stopped the site when it was read last') },
	])
	expect((await readArticles([record({ id: 1, modified_gmt: '2026-11-21T03:00:00' })], endless)).ids).toEqual([1])
	expect((await readArticles([record({ id: 1, preview: {} })], endless)).ids).toEqual([1])
})

test('for an hour no version is read of a record at which a process stood still: saving it would stop the site again', async () => {
	const stopped = (key: string) => new Map([[key, Date.now() - HOUR_MS / 2]])
	const saved = record({ id: 1, modified_gmt: '2026-11-21T03:00:00' })
	const endless = stopped('posts 1 2026-11-21T02:00:00Z')
	const { ids, problems } = await readArticles([saved, record({ id: 11, slug: 'juno' })], endless)
	expect(ids).toEqual([11])
	expect(problems).toMatchObject([{ id: 1, message: expect.stringMatching(/^stopped the site within the hour: .*Z$/) }])

	// A preview that stopped the site does not take the published record away, nor the other way round.
	const preview = { ...saved, preview: {} }
	expect((await readArticles([preview], endless)).ids).toEqual([1])
	const previewed = stopped('preview posts 1 2026-11-21T02:00:00Z')
	expect((await readArticles([preview], previewed)).ids).toEqual([])
	expect((await readArticles([saved], previewed)).ids).toEqual([1])
})
