import { expect, test } from 'vitest'
import { anEmbeddedBackend } from '#tests/builders/backend/embedded-backend.ts'

test('lists are newest first unless asked otherwise', async () => {
	const { dogs } = await anEmbeddedBackend()

	expect(await dogs('')).toEqual(['juno', 'biscuit', 'otis'])
	expect(await dogs('order=asc')).toEqual(['otis', 'biscuit', 'juno'])
	expect(await dogs('orderby=id&order=asc')).toEqual(['biscuit', 'juno', 'otis'])
	expect(await dogs('orderby=modified')).toEqual(['biscuit', 'juno', 'otis'])
	expect(await dogs('orderby=title&order=asc')).toEqual(['biscuit', 'juno', 'otis'])
	expect(await dogs('orderby=slug')).toEqual(['otis', 'juno', 'biscuit'])
	expect(await dogs('include=104,101&orderby=include')).toEqual(['otis', 'biscuit'])
})

test('lists are narrowed by slug, id and time of change', async () => {
	const { dogs } = await anEmbeddedBackend()

	expect(await dogs('slug=otis,nobody,juno')).toEqual(['juno', 'otis'])
	expect(await dogs('slug[]=otis')).toEqual(['otis'])
	expect(await dogs('slug=nobody')).toEqual([])
	expect(await dogs('include[]=101&include[]=999')).toEqual(['biscuit'])
	expect(await dogs('modified_after=2026-11-16T00:00:00Z')).toEqual(['biscuit'])
	expect(await dogs('modified_after=2026-11-19T12:29:59%2B02:00')).toEqual(['biscuit'])
	expect(await dogs('modified_after=2026-11-19T10:30:00.000Z')).toEqual([])
})

test('pages of a list carry the totals and the links to their neighbours', async () => {
	const { ask, dogs } = await anEmbeddedBackend()
	const answer = await ask('/wp-json/wp/v2/dogs?per_page=1&page=2&orderby=id&order=asc')

	expect(answer.headers.get('x-wp-total')).toBe('3')
	expect(answer.headers.get('x-wp-totalpages')).toBe('3')
	expect(answer.headers.get('link')).toMatch(/page=1.*rel="prev", .*page=3.*rel="next"/)
	expect(answer.headers.get('content-type')).toBe('application/json; charset=UTF-8')
	expect(await dogs('per_page=2&page=2')).toEqual(['otis'])
	expect(await dogs('slug=nobody&page=4')).toEqual([])
})

test('only the fields that are named are sent, also nested ones', async () => {
	const { read } = await anEmbeddedBackend()

	expect(await read('/wp-json/wp/v2/dogs/101?_fields=id,title.rendered,image.sizes.full.width,gallery.id')).toEqual({
		id: 101,
		title: { rendered: 'Biscuit &#038; &#8220;friends&#8221;' },
		image: { sizes: { full: { width: 1200 } } },
		gallery: [],
	})
	expect(await read('/wp-json/wp/v2/dogs?_fields=slug&include=101')).toEqual([{ slug: 'biscuit' }])
	expect(await read('/wp-json/custom/v1/options/general?_fields=site')).toEqual({ site: { name: 'Fairlead' } })
	expect(await read('/wp-json/wp/v2/dogs?_fields=__proto__,constructor&include=101')).toEqual([{}])
})

test.each([
	['per_page=0', 'per_page', 'rest_out_of_bounds', 'per_page must be between 1 (inclusive) and 100 (inclusive)'],
	['per_page=101', 'per_page', 'rest_out_of_bounds', 'per_page must be between 1 (inclusive) and 100 (inclusive)'],
	['per_page=many', 'per_page', 'rest_invalid_type', 'per_page is not of type integer.'],
	['page=0', 'page', 'rest_out_of_bounds', 'page must be greater than or equal to 1'],
	['order=up', 'order', 'rest_not_in_enum', 'order is not one of asc and desc.'],
	[
		'orderby=luck',
		'orderby',
		'rest_not_in_enum',
		'orderby is not one of date, id, include, modified, slug, and title.',
	],
	['include=101,x', 'include', 'rest_invalid_type', 'include[1] is not of type integer.'],
	['modified_after=lately', 'modified_after', 'rest_invalid_date', 'Invalid date.'],
])('?%s is answered as WordPress answers it', async (params, param, code, message) => {
	const { ask } = await anEmbeddedBackend()
	const answer = await ask(`/wp-json/wp/v2/dogs?${params}`)

	expect(answer.status).toBe(400)
	expect(await answer.json()).toEqual({
		code: 'rest_invalid_param',
		message: `Invalid parameter(s): ${param}`,
		data: { status: 400, params: { [param]: message }, details: { [param]: { code, message, data: null } } },
	})
})

test.each([
	['/wp-json/wp/v2/dogs?page=2', 400, 'rest_post_invalid_page_number'],
	['/wp-json/wp/v2/dogs/999', 404, 'rest_post_invalid_id'],
	['/wp-json/wp/v2/dogs/301', 404, 'rest_post_invalid_id'],
	['/wp-json/wp/v2/dogs/biscuit', 404, 'rest_no_route'],
	['/wp-json/wp/v2/cats', 404, 'rest_no_route'],
	['/wp-json/custom/v1/submissions', 404, 'rest_no_route'],
	['/wp-json/custom/v1/resolve?type=dog', 400, 'rest_missing_callback_param'],
	['/wp-json/custom/v1/resolve?type=cat&slug=tom', 400, 'rest_invalid_param'],
	['/wp-json/custom/v1/resolve?type=dog&slug=nobody', 404, 'resolve_not_found'],
	['/elsewhere', 404, 'rest_no_route'],
])('%s is a %i %s', async (path, status, code) => {
	const { ask } = await anEmbeddedBackend()
	const answer = await ask(path)

	expect(answer.status).toBe(status)
	expect(await answer.json()).toMatchObject({ code, message: expect.any(String), data: { status } })
})

test('HEAD answers as GET does without a body, and nothing can be written', async () => {
	const { ask } = await anEmbeddedBackend()
	const head = await ask('/wp-json/wp/v2/dogs', { method: 'HEAD' })

	expect([head.status, head.headers.get('x-wp-total'), await head.text()]).toEqual([200, '3', ''])
	for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
		const answer = await ask('/wp-json/wp/v2/dogs/101', { method })
		expect([answer.status, (await answer.json()).code]).toEqual([404, 'rest_no_route'])
	}
})

test('pictures are served, and nothing else on the disk is', async () => {
	const { ask } = await anEmbeddedBackend({
		'media/secret.txt': 'x',
		'media/.hidden.webp': 'x',
		'media/big/one.webp': 'big',
	})
	const picture = await ask('/wp-content/uploads/biscuit.webp?v=1')

	expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
	expect(await picture.text()).toBe('not really a picture')
	expect(await (await ask('/wp-content/uploads/big/one.webp')).text()).toBe('big')
	for (const name of [
		'none.webp',
		'secret.txt',
		'.hidden.webp',
		'..%2foptions.yaml',
		'%2e%2e/options.yaml',
		'..%5cx.webp',
		'',
	]) {
		expect((await ask(`/wp-content/uploads/${name}`)).status, name).toBe(404)
	}
})
