import { afterAll, expect, test } from 'vitest'
import { startWordPress } from './support/server/wordpress.ts'

const SITE = 'https://www.fairlead.example'
const wordpress = await startWordPress({ withPlugin: true })
wordpress.connect({ url: SITE, secret: 'a secret of the tests' })
afterAll(() => wordpress.stop())

const publish = (list: string, record: object) => wordpress.rest(`/wp/v2/${list}`, { status: 'publish', ...record })

async function asVisitor(path: string, init?: RequestInit) {
	const response = await fetch(wordpress.url + path, { redirect: 'manual', ...init })
	const text = await response.text()
	return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) }
}

test('a dog with a title only says nothing', async () => {
	const { id } = await publish('dogs', { title: 'Pepper' })
	const dog = (await asVisitor(`/wp-json/wp/v2/dogs/${id}`)).json()
	const { status, ...meta } = dog.meta
	expect(status).toBe(null)
	expect(Object.keys(meta).length).toBeGreaterThan(35)
	expect(claimsIn(meta)).toEqual([])
	expect(dog).toMatchObject({
		image: null,
		gallery: [],
		cutout: null,
		video_url: '',
		updates: [],
		breeds: [],
		traits: [],
	})
	expect(dog.plain).toEqual({ title: 'Pepper', excerpt: '' })
})

test('a shop item, document, story, role, page and post with a title only say nothing', async () => {
	for (const list of ['merch', 'docs', 'stories', 'roles', 'pages', 'posts']) {
		const { id } = await publish(list, { title: 'A title' })
		const { meta } = (await asVisitor(`/wp-json/wp/v2/${list}/${id}`)).json()
		expect(claimsIn({ ...meta, footnotes: null }), list).toEqual([])
	}
})

/** Paths of values that say something. */
function claimsIn(value: unknown, path = ''): string[] {
	if (value === null || value === '' || value === 'unknown') return []
	if (typeof value !== 'object') return [`${path} = ${JSON.stringify(value)}`]
	return Object.entries(value ?? {}).flatMap(([name, inner]) => claimsIn(inner, `${path}.${name}`))
}

test('what an editor says comes back, "no" and 0 among it, and null takes it back', async () => {
	const meta = {
		status: 'available',
		vaccinated: false,
		hours_alone: 0,
		weight_kg: 7.5,
		birth_date: '2024-06',
		special_needs: 'Drops,\ntwice a day \\ "with food"',
		children: { fit: 'selective', min_age: 8 },
		fee: { amount: 18000, currency: 'GBP', includes: '' },
		bonded_with: [101, 102],
	}
	const { id } = await publish('dogs', { title: 'Pepper', meta })
	const route = `/wp-json/wp/v2/dogs/${id}?_fields=meta`
	expect((await asVisitor(route)).json().meta).toMatchObject(meta)

	await wordpress.rest(`/wp/v2/dogs/${id}`, {
		meta: { vaccinated: null, hours_alone: null, fee: null, children: null },
	})
	expect((await asVisitor(route)).json().meta).toMatchObject({
		status: 'available',
		vaccinated: null,
		hours_alone: null,
		fee: null,
		children: { fit: 'unknown', min_age: null },
	})
})

test('an invalid value is refused by name, and nothing beside it is stored', async () => {
	const { id } = await publish('dogs', { title: 'Pepper', meta: { size: 'small' } })
	const invalid: [string, unknown][] = [
		['status', 'for sale'],
		['weight_kg', 'heavy'],
		['energy', -1],
		['birth_date', '2024-02-31'],
		['vaccinated', 'perhaps'],
		['fit_notes', 'none'],
		['bonded_with', { a: 1 }],
		['children', { fit: 'maybe' }],
	]
	for (const [name, value] of invalid) {
		const body = { meta: { size: 'large', [name]: value } }
		await expect(wordpress.rest(`/wp/v2/dogs/${id}`, body), name).rejects.toThrow(`400`)
		await expect(wordpress.rest(`/wp/v2/dogs/${id}`, body), name).rejects.toThrow(`meta.${name}`)
	}
	expect((await asVisitor(`/wp-json/wp/v2/dogs/${id}`)).json().meta.size).toBe('small')
})

test('a password keeps every added field from visitors', async () => {
	const meta = { status: 'available', location: 'Alder Bank' }
	const { id } = await publish('dogs', { title: 'Secret Sally', password: 'kennel', meta, excerpt: 'Hidden words' })
	const dog = (await asVisitor(`/wp-json/wp/v2/dogs/${id}`)).json()
	const added = ['meta', 'image', 'plain', 'gallery', 'cutout', 'video_url', 'updates', 'breeds', 'traits']
	expect(added.map((name) => [name, dog[name]])).toEqual(added.map((name) => [name, null]))
	expect(dog.content.protected).toBe(true)
	expect(JSON.stringify(dog)).not.toMatch(/Alder Bank|Hidden words/)
})

test('visitors can neither write nor see drafts', async () => {
	const { id } = await wordpress.rest('/wp/v2/dogs', { title: 'Draft', status: 'draft', meta: { status: 'available' } })
	expect((await asVisitor(`/wp-json/wp/v2/dogs/${id}`)).status).toBe(401)
	const headers = { 'Content-Type': 'application/json' }
	const write = { method: 'POST', headers, body: JSON.stringify({ meta: { status: 'died' } }) }
	expect((await asVisitor(`/wp-json/wp/v2/dogs/${id}`, write)).status).toBe(401)
	const put = { method: 'PUT', headers, body: JSON.stringify({ site: { name: 'Stolen' } }) }
	expect((await asVisitor('/wp-json/custom/v1/options/general', put)).status).toBe(401)
})

test('users are closed to visitors and open to staff', async () => {
	for (const path of ['/wp-json/wp/v2/users', '/wp-json/wp/v2/users/1', '/?rest_route=/WP/v2/Users']) {
		const { status, text } = await asVisitor(path)
		expect(status, path).toBe(401)
		expect(text, path).not.toContain('"slug"')
	}
	expect((await asVisitor('/wp-sitemap-users-1.xml')).text).not.toContain('/author/')
	expect(await wordpress.rest('/wp/v2/users')).toHaveLength(1)
})

test('theme requests for own types lead to the site, and nothing lists them', async () => {
	const folders = { dogs: 'dogs', merch: 'merch', docs: 'docs', stories: 'stories', roles: 'waystohelp/volunteering' }
	for (const [list, folder] of Object.entries(folders)) {
		const { slug, link } = await publish(list, { title: `Findable ${list}` })
		const { status, headers } = await asVisitor(link.slice(wordpress.url.length))
		expect([status, headers.get('location')]).toEqual([302, `${SITE}/${folder}/${slug}`])
	}
	expect((await asVisitor('/?s=Findable')).text).not.toContain('Findable dogs')
	expect((await asVisitor('/wp-sitemap.xml')).text).not.toMatch(
		/posts-(dog|merch|doc|story|role)|taxonomies-(dog|merch)/,
	)
})

test('an earlier slug resolves after each rename, and not once the dog is withdrawn', async () => {
	const { id } = await publish('dogs', { title: 'Dot', slug: 'dot' })
	for (const slug of ['dotty', 'dorothy']) await wordpress.rest(`/wp/v2/dogs/${id}`, { slug })
	const resolve = (slug: string) => asVisitor(`/wp-json/custom/v1/resolve?type=dogs&slug=${slug}`)
	for (const slug of ['dot', 'dotty'])
		expect((await resolve(slug)).json()).toEqual({ type: 'dog', id, slug: 'dorothy' })
	await wordpress.rest(`/wp/v2/dogs/${id}`, { status: 'draft' })
	expect((await resolve('dot')).status).toBe(404)
})

test('pages have the path the site shows them at, and home is ""', async () => {
	const about = await publish('pages', { title: 'About', slug: 'about' })
	const people = await publish('pages', { title: 'People', slug: 'people', parent: about.id })
	const home = await publish('pages', { title: 'Home', slug: 'start' })
	wordpress.php(`update_option('show_on_front', 'page'); update_option('page_on_front', ${home.id});`)
	const { json } = await asVisitor(
		`/wp-json/wp/v2/pages?include=${about.id},${people.id},${home.id}&orderby=id&order=asc`,
	)
	expect(json().map(({ path }: { path: string }) => path)).toEqual(['about', 'about/people', ''])
})

test('general options are merged, lists are replaced whole, and null takes them back', async () => {
	const route = '/custom/v1/options/general'
	await wordpress.rest(route, { site: { name: 'Alder', phone: '1' }, social: [{ text: 'a' }, { text: 'b' }] }, 'PUT')
	const stored = await wordpress.rest(route, { site: { phone: null }, social: [{ text: 'c' }] }, 'PUT')
	expect(stored.social).toEqual([{ text: 'c' }])
	expect(stored.site).toEqual({ name: 'Alder', timezone: 'Europe/London' })
	await wordpress.rest(route, { site: null }, 'PUT')
	expect((await asVisitor(`/wp-json${route}`)).json().site.name).toBe('Alder Bank Dogs & Friends')
	await expect(wordpress.rest(route, [1], 'PUT')).rejects.toThrow('400')
})

test('the focal point of a picture is written with the picture, and read with the dog', async () => {
	const [dog] = await wordpress.rest('/wp/v2/dogs?per_page=1')
	const picture = wordpress.php(`
		$id = wp_insert_post(['post_type' => 'attachment', 'post_status' => 'inherit', 'post_title' => 'Photo', 'post_mime_type' => 'image/webp']);
		update_post_meta($id, '_wp_attached_file', 'photo.webp');
		update_post_meta($id, '_wp_attachment_metadata', ['width' => 800, 'height' => 600, 'sizes' => []]);
		echo $id;`)
	await wordpress.rest(`/wp/v2/media/${picture}`, { focal: [0.25, 0.5], alt_text: 'A dog & a ball' })
	await wordpress.rest(`/wp/v2/dogs/${dog.id}`, { featured_media: Number(picture), gallery: [Number(picture)] })
	const { image, gallery } = (await asVisitor(`/wp-json/wp/v2/dogs/${dog.id}`)).json()
	expect(image).toMatchObject({ id: Number(picture), focal: [0.25, 0.5], width: 800, sizes: { full: { height: 600 } } })
	expect(gallery).toEqual([image])
	await expect(wordpress.rest(`/wp/v2/media/${picture}`, { focal: [2, 0] })).rejects.toThrow('400')
})
