import { expect, test } from 'vitest'
import { withBackendAccess } from './backend-access.ts'
import { signedCall, verifySignature } from './signature.ts'

const access = {
	apiBase: 'https://cms.example/blog',
	credentials: { user: 'site', password: 'abcd EFGH 1234' },
	secret: 'a secret of some length',
	nowSeconds: () => 1_000_000,
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

test('credentials go to the backend with every call, pictures too, and to no other origin', async () => {
	const basic = `Basic ${btoa('site:abcd EFGH 1234')}`
	for (const path of ['/blog/wp-json/wp/v2/posts', '/blog/wp-content/uploads/a.jpg', '/?rest_route=/']) {
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
