import { afterAll, expect, test } from 'vitest'
import { CONTENT_TYPES, type ContentType, postTypeOf } from '#content/model/content-types.ts'
import { fieldsOf } from '#content/wordpress/http/fetch-records.ts'
import { SIGNED_OPTIONS_CALL, sign } from '#content/wordpress/http/signature.ts'
import { readBoth, startBoth } from './support/content/both-backends.ts'

/** The same expectations of the embedded backend and of a WordPress with our plugin, both with the sample charity. */
const SECRET = 'kT4vQ9mZr2LsYb8NcE4hXw7P'
const backends = await startBoth(SECRET)
afterAll(() => backends.stop())
const each = test.each(backends.list)

each('$name: the index and the health route tell that the whole contract is there', async ({ read }) => {
	expect((await read('/wp-json/')).body.namespaces).toEqual(expect.arrayContaining(['wp/v2', 'custom/v1']))
	const { body } = await read('/wp-json/custom/v1/health')
	expect(body).toEqual({
		contract: 1,
		plugin: expect.any(String),
		types: expect.arrayContaining(CONTENT_TYPES.map(postTypeOf)),
	})
})

each('$name: lists are cut into pages, with their totals in headers', async ({ read }) => {
	const page = await read('/wp-json/wp/v2/dogs?per_page=2&page=2&orderby=id&order=asc&_fields=id')
	expect(page.body).toEqual([{ id: 103 }, { id: 104 }])
	expect(page.headers.get('x-wp-total')).toBe('41')
	expect(page.headers.get('x-wp-totalpages')).toBe('21')
	expect((await read('/wp-json/wp/v2/dogs?slug=biscuit&_fields=id')).body).toEqual([{ id: 101 }])
	expect((await read('/wp-json/wp/v2/dogs?slug=nobody')).body).toEqual([])
	const chosen = '/wp-json/wp/v2/dogs?include=104,101&orderby=include&_fields=slug'
	expect((await read(chosen)).body[1]).toEqual({ slug: 'biscuit' })
	expect((await read('/wp-json/wp/v2/dogs?modified_after=2999-01-01T00:00:00Z')).body).toEqual([])
})

each('$name: errors have WordPress’s codes', async ({ read }) => {
	const codes = {
		'/wp-json/wp/v2/dogs?page=99': [400, 'rest_post_invalid_page_number'],
		'/wp-json/wp/v2/dogs?per_page=101': [400, 'rest_invalid_param'],
		'/wp-json/wp/v2/dogs/999999': [404, 'rest_post_invalid_id'],
		'/wp-json/wp/v2/cats': [404, 'rest_no_route'],
		'/wp-json/custom/v1/resolve?type=dogs': [400, 'rest_missing_callback_param'],
		'/wp-json/custom/v1/resolve?type=cats&slug=biscuit': [400, 'rest_invalid_param'],
		'/wp-json/custom/v1/resolve?type=dogs&slug=nobody': [404, 'resolve_not_found'],
		'/wp-json/custom/v1/resolve?type=dogs&slug=biscuit': [404, 'resolve_not_found'],
	}
	for (const [path, [status, code]] of Object.entries(codes)) {
		const { body, status: answered } = await read(path)
		expect({ path, answered, body }).toMatchObject({ path, answered: status, body: { code, data: { status } } })
	}
})

each('$name: an earlier slug resolves by the name of the list and of the type', async ({ read }) => {
	const expected = { type: 'dog', id: 101, slug: 'biscuit' }
	for (const type of ['dogs', 'dog']) {
		expect((await read(`/wp-json/custom/v1/resolve?type=${type}&slug=biscuit-the-terrier`)).body).toEqual(expected)
	}
})

each('$name: records of every list have the fields that all types share', async ({ read }) => {
	for (const type of CONTENT_TYPES) {
		const { body } = await read(`/wp-json/wp/v2/${type}?per_page=100`)
		expect(body.length, type).toBeGreaterThan(5)
		for (const record of body) {
			expect(record, `${type} ${record.slug}`).toMatchObject({
				status: 'publish',
				type: postTypeOf(type),
				date_gmt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
				modified_gmt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
				title: { rendered: expect.any(String) },
				content: { rendered: expect.any(String), protected: false },
				plain: { title: expect.any(String), excerpt: expect.any(String) },
			})
			if (record.image !== null) expect(record.image).toMatchObject({ ...A_PICTURE, sizes: { full: A_FILE } })
		}
	}
})

const A_FILE = {
	source_url: expect.stringMatching(/^http.*\/wp-content\/uploads\//),
	width: expect.any(Number),
	height: expect.any(Number),
}
const A_PICTURE = { ...A_FILE, id: expect.any(Number), alt_text: expect.any(String), caption: expect.any(String) }

each('$name: private options are only in the response to a signed request', async ({ read }) => {
	const route = '/wp-json/custom/v1/options/general'
	const signature = sign(SECRET, SIGNED_OPTIONS_CALL, Date.now() / 1000)
	const signed = await read(route, { 'X-Rescue-Signature': signature })
	expect(signed.body.notification_email).toBe('office@fairlead.example')
	expect(signed.body.letters.contact).toBeDefined()
	expect(signed.headers.get('cache-control')).toBe('private, no-store')

	const old = sign(SECRET, SIGNED_OPTIONS_CALL, Date.now() / 1000 - 301)
	const other = sign('another secret', SIGNED_OPTIONS_CALL, Date.now() / 1000)
	for (const header of ['', old, other, 't=1,v1=00']) {
		const { body, status } = await read(route, header ? { 'X-Rescue-Signature': header } : {})
		expect(status).toBe(200)
		expect(Object.keys(body)).not.toContain('notification_email')
		expect(Object.keys(body)).not.toContain('letters')
		expect(body.site.name).toBe('Fairlead')
	}
})

test.each(CONTENT_TYPES)('the site reads the same %s from both', async (type: ContentType) => {
	const [embedded, wordpress] = await readBoth(backends, type)
	expect(wordpress?.length).toBe(embedded?.length)
	for (const [index, item] of (embedded ?? []).entries()) expect(wordpress?.[index], String(item.slug)).toEqual(item)
})

test('the site reads the same general options from both, and skips nothing of either', async () => {
	const [embedded, wordpress] = await Promise.all(backends.list.map(({ client }) => client.options()))
	const strip = (options: unknown) =>
		JSON.parse(JSON.stringify(options, (key, value) => (key === 'version' ? '' : value)))
	expect(strip(wordpress?.options)).toEqual(strip(embedded?.options))
	expect(wordpress?.notificationEmail).toBe(embedded?.notificationEmail)
	expect(backends.problems).toEqual([])
})

test('a list costs WordPress no more queries for all records than for three', async () => {
	const { wordpress } = backends
	const remove = wordpress.plugin(`add_filter('rest_post_dispatch', function ($response) {
		$response->header('X-Queries', get_num_queries());
		return $response;
	});`)
	for (const type of CONTENT_TYPES) {
		const route = `${wordpress.url}/wp-json/wp/v2/${type}?orderby=id&_fields=${fieldsOf(type)}`
		const queries = async (count: number) => {
			const response = await fetch(`${route}&per_page=${count}`)
			await response.arrayBuffer()
			return Number(response.headers.get('x-queries'))
		}
		const few = await queries(3)
		expect(few, type).toBeGreaterThan(5)
		expect(await queries(100), type).toBeLessThanOrEqual(few)
	}
	remove()
})

// Last: it changes when records were modified.
test('what is read of a record of WordPress can be written back, and changes nothing', async () => {
	const records = { dogs: 118, merch: 205, posts: 399, docs: 401, pages: 502, stories: 602, roles: 701 }
	for (const [type, id] of Object.entries(records)) {
		const route = `/wp/v2/${type}/${id}`
		const { meta, gallery, updates, before, after } = await backends.wordpress.rest(route)
		const written = JSON.parse(JSON.stringify({ meta, gallery, updates, before, after }))
		await backends.wordpress.rest(route, written)
		expect(await backends.wordpress.rest(route), type).toMatchObject(written)
	}
})
