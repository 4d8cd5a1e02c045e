import { expect, onTestFinished, test, vi } from 'vitest'
import { dogRecord, json, noRoute, record, recorded, standIn } from '#tests/fixtures/wordpress/stand-in.ts'

test('250 dogs come in three calls of 100, by id, without embeds, links or permalinks', async () => {
	const dogs = Array.from({ length: 250 }, (_, n) => dogRecord({ id: n + 1, slug: `dog-${n + 1}` }))
	const { backend, calls } = standIn({ routes: { 'wp/v2/dogs': dogs } })

	const { items, seen } = await backend.items('dogs')

	expect(items.map(({ item }) => item.id)).toEqual(dogs.map(({ id }) => id))
	expect(seen).toHaveLength(250)
	const lists = calls.filter(({ pathname }) => pathname.endsWith('/dogs'))
	expect(lists.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1', '2', '3'])
	for (const { searchParams } of lists) {
		expect(searchParams.get('per_page')).toBe('100')
		expect([searchParams.get('orderby'), searchParams.get('order')]).toEqual(['id', 'asc'])
		expect(searchParams.has('_embed')).toBe(false)
		expect(searchParams.get('_fields')?.split(',')).not.toContain('_links')
		expect(searchParams.get('_fields')?.split(',')).not.toContain('link')
	}
})

test('a proxy that drops the totals does not stop the paging', async () => {
	const dogs = Array.from({ length: 200 }, (_, n) => dogRecord({ id: n + 1, slug: `dog-${n + 1}` }))
	const world = standIn()
	world.routes['wp/v2/dogs'] = ({ searchParams }: URL) => {
		const from = (Number(searchParams.get('page')) - 1) * 100
		return from >= 200 ? json(recorded('error.page'), { status: 400 }) : json(dogs.slice(from, from + 100))
	}

	expect((await world.backend.items('dogs')).items).toHaveLength(200)
})

test('a list that changes while it is read is read again, so that no dog is lost between pages', async () => {
	const dogs = Array.from({ length: 150 }, (_, n) => dogRecord({ id: n + 1, slug: `dog-${n + 1}` }))
	const world = standIn()
	let removed = false
	world.routes['wp/v2/dogs'] = ({ searchParams }: URL) => {
		const page = Number(searchParams.get('page'))
		if (page === 2 && !removed) {
			dogs.shift()
			removed = true
		}
		const headers = { 'x-wp-total': String(dogs.length), 'x-wp-totalpages': '2' }
		return json(dogs.slice((page - 1) * 100, page * 100), { headers })
	}

	expect((await world.backend.items('dogs')).seen).toEqual(dogs.map(({ id }) => id))
})

test('only some ids can be asked for, and what is published without its bodies', async () => {
	const dogs = [
		dogRecord({ id: 1, slug: 'a', modified_gmt: '2026-01-01T00:00:00' }),
		dogRecord({ id: 2, slug: 'b', modified_gmt: '2026-11-21T00:00:00' }),
		dogRecord({ id: 3, slug: 'c', modified_gmt: '2026-01-01T00:00:00' }),
	]
	const { backend, calls } = standIn({ routes: { 'wp/v2/dogs': dogs } })

	const { ids, modifiedAt } = await backend.ids('dogs')
	expect(ids).toEqual([1, 2, 3])
	expect(modifiedAt.get(2)).toBe('2026-11-21T00:00:00Z')
	expect(calls.at(-1)?.searchParams.get('_fields')).toBe('id,status,date_gmt,modified_gmt,content.protected')
	expect((await backend.items('dogs', { ids: [1, 3, 99] })).seen).toEqual([1, 3])
	expect((await backend.items('dogs', { ids: [] })).seen).toEqual([])
})

test('a post behind a password is in no answer, and is named so that an old copy goes too', async () => {
	const posts = [...recorded('article.protected'), ...recorded('article')]
	const { backend, problems } = standIn({ routes: { 'wp/v2/posts': posts } })

	const answer = await backend.items('posts')

	expect(answer.items.map(({ item }) => item.slug)).toEqual(['first-days'])
	expect(answer).toMatchObject({ seen: [78], hidden: [81] })
	expect(await backend.ids('posts')).toMatchObject({ ids: [78], unshown: 0 })
	expect(problems).toEqual([])
})

test('invalid records are reported with their id and field, and the others stay', async () => {
	const dogs = [
		dogRecord({ id: 1, slug: 'good' }),
		dogRecord({ id: 2, title: { rendered: ' ' } }),
		dogRecord({ id: 'three' }),
		dogRecord({ id: 4, slug: '../etc' }),
		dogRecord({ id: 5 }, { status: 'on_the_moon' }),
		dogRecord({ id: 6 }, { fee: { amount: 'ask us', currency: 'GBP' } }),
		dogRecord({ id: 7 }, { weight_kg: 'heavy' }),
		dogRecord({ id: 9, title: 'no object' }),
		null,
		'text',
		dogRecord({ id: 8, slug: 'also-good' }),
	]
	const { backend, problems } = standIn({ routes: { 'wp/v2/dogs': dogs } })

	const { items, seen } = await backend.items('dogs')

	expect(items.map(({ item }) => item.slug)).toEqual(['good', 'also-good'])
	expect(seen).toEqual([1, 2, 4, 5, 6, 7, 9, 8])
	expect(problems.map(({ type, id, field }) => `${type} ${id} ${field}`)).toEqual(
		expect.arrayContaining([
			'dogs 2 title',
			'dogs null id',
			'dogs 4 slug',
			'dogs 5 meta.status',
			'dogs 6 meta.fee.amount',
			'dogs 7 meta.weight_kg',
			'dogs 9 title',
		]),
	)
	expect(problems.every(({ message }) => message.length > 0)).toBe(true)
})

test('a price in words makes a merch item invalid', async () => {
	const merch = [record({ id: 5, slug: 'mug', meta: { price: 'nine pounds' } })]
	const { backend, problems } = standIn({ routes: { 'wp/v2/merch': merch } })

	expect((await backend.items('merch')).items).toEqual([])
	expect(problems).toMatchObject([{ type: 'merch', id: 5, field: 'meta.price' }])
})

test('a renamed slug is resolved, decoded, and unknown ones are undefined', async () => {
	const resolve = ({ searchParams }: URL) =>
		searchParams.get('slug') === 'mavka'
			? json({ type: 'dogs', id: 17, slug: '%d0%bc%d0%b0%d0%b2%d0%ba%d0%b0' })
			: noRoute()
	const { backend } = standIn({ routes: { 'custom/v1/resolve': resolve } })

	expect(await backend.resolve('dogs', 'mavka')).toBe('мавка')
	expect(await backend.resolve('dogs', 'nobody')).toBe(undefined)
})

test('resolving waits a second at most', async () => {
	const { backend } = standIn({ routes: { 'custom/v1/resolve': () => new Promise(() => {}) } })
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	onTestFinished(() => void vi.useRealTimers())

	const refused = expect(backend.resolve('dogs', 'mavka')).rejects.toMatchObject({ name: 'BackendError' })
	await vi.advanceTimersByTimeAsync(1_000)
	await refused
})

test("triggering WordPress's cron never fails", async () => {
	const { backend, calls } = standIn()
	await backend.pingCron()
	expect(calls.at(-1)?.href).toBe('http://wp.example/wp-cron.php?doing_wp_cron')
})

test('links in a dog to the old address of an article lead to the article, whichever is loaded first', async () => {
	const content = { rendered: '<p><a href="http://wp.example/2026/11/first-days/">a</a> <a href="/?p=78">b</a></p>' }
	const routes = { 'wp/v2/dogs': [dogRecord({ content })], 'wp/v2/posts': recorded('article') }
	const { backend } = standIn({ routes })

	const html = (await backend.items('dogs')).items[0]?.item.html
	expect(html).toBe('<p><a href="/useful-info/first-days">a</a> <a href="/useful-info/first-days">b</a></p>')
})

test('a picture in a text borrows the files the media library told about', async () => {
	const [dog] = recorded('dog.full')
	const text = '<img class="wp-image-18" src="http://wp.example/wp-content/uploads/2026/11/pool-7-1600-300x225.jpg">'
	const dogs = [dog, dogRecord({ id: 99, slug: 'other', content: { rendered: text } })]
	const { backend } = standIn({ routes: { 'wp/v2/dogs': dogs } })

	const { items } = await backend.items('dogs')
	const full = items[0]?.pictures.find(({ id }) => id === '18')
	expect(items[1]?.pictures).toEqual([full])
	expect(items[1]?.item.html).toContain(`/img/18/1600?v=${full?.version} 1600w`)
	expect(items[1]?.item.html).toContain('width="1600" height="1200"')
})

test('what WordPress calls “Uncategorized” is no category', async () => {
	const { backend } = standIn({
		routes: {
			'wp/v2/categories': [
				{ id: 1, slug: 'uncategorized', name: 'Uncategorized' },
				{ id: 16, slug: 'care', name: 'Care' },
			],
		},
	})
	expect(await backend.categories()).toEqual([{ id: 16, slug: 'care', name: 'Care' }])
})

test('articles keep their categories while the list of categories is suddenly empty', async () => {
	const world = standIn({ routes: { 'wp/v2/posts': recorded('article'), 'wp/v2/categories': recorded('categories') } })
	const before = (await world.backend.items('posts')).items[0]?.item.categories
	world.routes['wp/v2/categories'] = []

	expect(before).not.toEqual([])
	expect((await world.backend.items('posts')).items[0]?.item.categories).toEqual(before)
})
