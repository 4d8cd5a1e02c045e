import { expect, test } from 'vitest'
import { withBackendAccess, withFileAccess } from './backend-access.ts'
import { signedCall, verifySignature } from './signature.ts'

const access = {
	apiBase: 'https://cms.example/blog',
	credentials: { user: 'site', password: 'abcd EFGH 1234' },
	secret: 'a secret of some length',
	nowSeconds: () => 1_000_000,
}

/** What is sent for a file that content names. */
async function fileRequest(address: string) {
	let sent = { address: '', headers: new Headers() }
	const fetch = withFileAccess((url, init) => {
		sent = { address: url, headers: new Headers(init.headers) }
		return new Response()
	}, access)
	await fetch(address, {})
	return sent
}

async function headersOf(address: string, given: Partial<typeof access> = access) {
	let sent = new Headers()
	const fetch = withBackendAccess(
		(_, init) => {
			sent = new Headers(init.headers)
			return new Response()
		},
		{ ...access, credentials: undefined, secret: undefined, ...given },
	)
	await fetch(address, { headers: { accept: 'application/json' } })
	return sent
}

const basic = `Basic ${btoa('site:abcd EFGH 1234')}`

test('credentials go with a file of the backend, without its query, and with nothing that WordPress would act on', async () => {
	const uploads = 'https://cms.example/blog/wp-content/uploads'
	const file = await fileRequest(`${uploads}/a.jpg?v=2&rest_route=/wp/v2/users/7&_method=POST#x`)
	expect(file.address.replace('#x', '')).toBe(`${uploads}/a.jpg`)
	expect(file.headers.get('Authorization')).toBe(basic)
	for (const path of [
		'/wp-json/wp/v2/users/a.jpg',
		'/index.php/wp-json/a.jpg',
		'/blog/index.php/a.jpg',
		'/blog/',
		'/?a.jpg',
		// The web server decodes paths before WordPress reads them.
		'/%77p-json/wp/v2/users/a.jpg',
		'/%57P-JS%4FN/wp/v2/users/a.jpg',
		'/index%2Ephp/wp/v2/users/a.jpg',
		'/blog%2Fwp-json%2Fwp/a.jpg',
		'/uploads/a%5C..%5Cwp-json/a.jpg',
		'/uploads/%00/a.jpg',
		'/%2577p-json/wp/v2/users/a.jpg',
		'/%FF/a.jpg',
		'/100%/a.jpg',
	]) {
		const sent = await fileRequest(`https://cms.example${path}`)
		expect([sent.address.includes('?'), sent.headers.has('Authorization')], path).toEqual([false, false])
	}
	for (const name of ['caf%C3%A9.jpg', 'two%20words.jpg', '100%25.jpg', 'a%23b.jpg']) {
		const sent = await fileRequest(`${uploads}/${name}`)
		expect([sent.address, sent.headers.get('Authorization')]).toEqual([`${uploads}/${name}`, basic])
	}
	for (const path of ['/wp-json/custom/v1/options/general', '/?rest_route=/custom/v1/options/general']) {
		expect((await fileRequest(`https://cms.example${path}`)).headers.has('X-Rescue-Signature'), path).toBe(false)
	}
	expect((await fileRequest('https://www.cms.example/a.jpg?_method=DELETE')).address).toBe(
		'https://www.cms.example/a.jpg',
	)
	const elsewhere = await fileRequest('https://cdn.example/a.jpg?w=800')
	expect([elsewhere.address, elsewhere.headers.has('Authorization')]).toEqual([
		'https://cdn.example/a.jpg?w=800',
		false,
	])
})

test('credentials go to the backend with every call of its interface, and to no other origin', async () => {
	for (const path of ['/blog/wp-json/wp/v2/posts', '/?rest_route=/']) {
		expect((await headersOf(`https://cms.example${path}`)).get('Authorization'), path).toBe(basic)
	}
	for (const other of ['http://cms.example/a.jpg', 'https://cdn.example/a.jpg', 'https://cms.example:8443/a.jpg']) {
		expect((await headersOf(other)).has('Authorization'), other).toBe(false)
	}
})

test('calls of the REST interface are signed by their route, and nothing else is', async () => {
	const routes = {
		'/blog/wp-json/custom/v1/options/general': '/custom/v1/options/general',
		'/blog/?rest_route=%2Fcustom%2Fv1%2Foptions%2Fgeneral': '/custom/v1/options/general',
		'/blog/wp-json/wp/v2/dogs?per_page=100': '/wp/v2/dogs',
	}
	for (const [path, route] of Object.entries(routes)) {
		const header = (await headersOf(`https://cms.example${path}`)).get('X-Rescue-Signature')
		const message = { secret: access.secret, rawBody: signedCall(route), nowSeconds: 1_000_000 }
		expect(verifySignature({ ...message, header }), path).toBe(true)
	}
	for (const other of ['https://cms.example/blog/wp-content/uploads/a.jpg', 'https://cdn.example/wp-json/wp/v2/dogs']) {
		expect((await headersOf(other)).has('X-Rescue-Signature'), other).toBe(false)
	}
	const options = 'https://cms.example/blog/wp-json/custom/v1/options/general'
	expect((await headersOf(options, { secret: undefined })).has('X-Rescue-Signature')).toBe(false)
})
