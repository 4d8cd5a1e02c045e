import { afterAll, expect, test } from 'vitest'
import { sign, signedCall } from '#content/wordpress/http/signature.ts'
import { DAY_MS } from '#lib/dates.ts'
import { eventually } from '../integration/support/site-process.ts'
import { freePort } from '../proxy/ports.ts'
import { previewsOn, previewToken } from './support/clients/previews.ts'
import { startSiteOn } from './support/clients/site.ts'
import { addPhoto } from './support/content/add-photo.ts'
import { startWordPress } from './support/server/wordpress.ts'

const SECRET = 'kT4vQ9mZr2LsYb8NcE4hXw7P'
const wordpress = await startWordPress({ withPlugin: true })
const port = await freePort()
wordpress.connect({ url: `http://localhost:${port}`, secret: SECRET })
await wordpress.rest('/custom/v1/options/general', { site: { name: 'Fairlead' } }, 'PUT')
const site = await startSiteOn(wordpress, { PORT: String(port), CONTENT_SECRET: SECRET })
const admin = await wordpress.logIn()
const { press: pressPreview, open, formOf } = previewsOn(site, admin)
afterAll(async () => {
	await site.stop()
	await wordpress.stop()
})

const META = { status: 'available', sex: 'female' }

async function draft(title: string, more: object = {}) {
	const record = { title, status: 'draft', content: '<p>Likes rain.</p>', meta: META, ...more }
	const { id } = await wordpress.rest('/wp/v2/dogs', record)
	return id as number
}

const forge = (claim: string, secret = SECRET) => previewToken(claim, secret)
const later = () => Math.floor(Date.now() / 1000) + 600
const nowhere = async (path: string, words: string) => {
	expect((await site.get(path)).status).toBe(404)
	for (const list of ['/dogs', '/sitemap.xml', '/feeds/dogs.json'])
		expect((await site.get(list)).text).not.toContain(words)
}

test('Preview of a draft shows it on the site with a bar, and nowhere else', async () => {
	const id = await draft('Draft Dora')
	const { location, status, headers, text } = await open(await pressPreview(id))
	expect(location).toMatch(/^\/dogs\/draft-dora\?preview=dog\.\d+\./)
	expect(status).toBe(200)
	expect(text).toContain('Draft Dora')
	expect(text).toContain('Likes rain.')
	expect(text).toContain('a draft that is not on the site')
	expect(text).toContain('Leave preview')
	expect(headers.get('cache-control')).toBe('private, no-store')
	expect(headers.get('x-robots-tag')).toContain('noindex')
	expect(headers.get('etag')).toBe(null)
	expect(headers.get('cache-status')).toBe(null)
	const payload = await site.get(location.replace('?', '.data?'))
	expect([payload.status, payload.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
	await nowhere('/dogs/draft-dora', 'Draft Dora')
})

test('a scheduled, pending, private and password-protected dog has a preview too', async () => {
	const states = [
		{ status: 'future', date_gmt: new Date(Date.now() + DAY_MS).toISOString().slice(0, 19) },
		{ status: 'pending' },
		{ status: 'private' },
		{ status: 'publish', password: 'kennel' },
	]
	for (const [n, state] of states.entries()) {
		const id = await draft(`Hidden ${n}`, { ...state, slug: `hidden-${n}` })
		const { status, text } = await open(await pressPreview(id))
		expect([status, text.includes(`Hidden ${n}`), text.includes('Likes rain.')]).toEqual([200, true, true])
		expect((await site.get(`/dogs/hidden-${n}`)).status).toBe(404)
	}
})

test('what is typed and not saved is in the preview of a published dog, and not on its page', async () => {
	const id = await draft('Hazel', { status: 'publish', slug: 'hazel' })
	await eventually(
		() => site.get('/dogs/hazel'),
		({ status }) => status === 200,
		20_000,
	)
	await wordpress.rest(`/wp/v2/dogs/${id}/autosaves`, { title: 'Hazel', content: '<p>Likes snow.</p>' })
	const { text } = await open(await pressPreview(id))
	expect(text).toContain('Likes snow.')
	expect(text).not.toContain('Likes rain.')
	expect(text).toContain('changes that are not published yet')
	for (const path of ['/dogs/hazel', '/dogs/hazel?preview=true', '/dogs/hazel']) {
		const page = await site.get(path)
		expect(page.text, path).toContain('Likes rain.')
		expect(page.text, path).not.toContain('Likes snow.')
		expect(page.text, path).not.toContain('Leave preview')
	}
})

test('fields that are typed into the form of a published dog and not saved are in its preview only', async () => {
	const id = await draft('Fern', { status: 'publish', meta: { ...META, special_needs: 'Eye drops', weight_kg: 12 } })
	const form = await formOf(id, 'Fern')
	form.set('fairlead[meta.special_needs]', 'Ear drops')
	form.set('fairlead[meta.weight_kg]', '')
	// A breed that exists, and one that does not yet.
	const beagle = await wordpress.rest('/wp/v2/dog-breeds', { name: 'Beagle' })
	form.set('fairlead[breeds][ids][]', String(beagle.id))
	form.set('fairlead[breeds][new]', 'Snow terrier')
	form.set('wp-preview', 'dopreview')
	for (let n = 0; n < 2; n++) {
		const { headers } = await admin('/wp-admin/post.php', form)
		const link = (headers.get('location') ?? '').replace(wordpress.url, '')
		expect(link).toContain('preview=true')
		const location = (await admin(link)).headers.get('location') ?? ''
		const { text } = await open(location.replace(site.url, ''))
		expect(text).toContain('Ear drops')
		expect(text).not.toContain('Eye drops')
		expect(text).toMatch(/Beagle[^<]*Snow terrier/)
		expect(text).toContain('changes that are not published yet')
	}
	const { meta, breeds } = await wordpress.rest(`/wp/v2/dogs/${id}`)
	expect(breeds).toEqual([])
	expect((await wordpress.rest('/wp/v2/dog-breeds')).map(({ name }: { name: string }) => name)).not.toContain(
		'Snow terrier',
	)
	expect(meta).toMatchObject({ special_needs: 'Eye drops', weight_kg: 12 })
	expect((await site.get('/dogs/fern')).text).not.toContain('Ear drops')
})

test('View of a published dog, article and page leads an editor to its page', async () => {
	const dog = await wordpress.rest('/wp/v2/dogs', { title: 'Viewed', status: 'publish', meta: META })
	const post = await wordpress.publish('Viewed article')
	const page = await wordpress.rest('/wp/v2/pages', { title: 'Viewed page', status: 'publish' })
	const paths = { [dog.link]: '/dogs/viewed', [post.link]: '/useful-info/viewed-article', [page.link]: '/viewed-page' }
	for (const [link, path] of Object.entries(paths)) {
		const { headers } = await admin(link.slice(wordpress.url.length))
		expect(headers.get('location')).toBe(site.url + path)
	}
})

test('a page and an article in draft have a preview', async () => {
	const page = await wordpress.rest('/wp/v2/pages', {
		title: 'Open day',
		status: 'draft',
		content: '<p>Bring a dog.</p>',
	})
	const shown = await open(await pressPreview(page.id, 'page'))
	expect(shown.location).toContain('/open-day?preview=')
	expect(shown.text).toContain('Bring a dog.')
	const post = await wordpress.publish('Ticks', { status: 'draft' })
	expect((await open(await pressPreview(post.id, 'post'))).text).toContain('Ticks.')
})

test('a dog without a status says what is missing', async () => {
	const id = await draft('No status', { meta: { sex: 'male' } })
	const { status, text, headers } = await site.get(await pressPreview(id))
	expect(status).toBe(422)
	expect(text).toContain('meta.status')
	expect(headers.get('cache-control')).toBe('private, no-store')
})

test('forged, expired and swapped tokens show nothing', async () => {
	const [id, other] = [await draft('Forged Fay'), await draft('Other Olga')]
	const valid = new URL(site.url + (await pressPreview(id))).searchParams.get('token') ?? ''
	const attempts: [string, number][] = [
		[forge(`dog.${id}.1.${later()}`, 'another secret'), 403],
		[forge(`dog.${id}.1.${Math.floor(Date.now() / 1000) - 1}`), 410],
		[forge(`dog.${id}.1.${later() + 86_400}`), 403],
		[forge(`page.${id}.1.${later()}`), 403],
		[forge(`dog.${id}.999.${later()}`), 403],
		[valid.replace(`dog.${id}.`, `dog.${other}.`), 403],
		[valid.slice(0, -1) + (valid.endsWith('0') ? '1' : '0'), 403],
	]
	for (const [token, expected] of attempts) {
		const named = token.split('.')
		for (const path of [
			`/api/preview?type=${named[0]}&id=${named[1]}&token=${token}`,
			`/dogs/forged-fay?preview=${token}`,
		]) {
			const { status, text, headers } = await site.get(path)
			expect([path, status]).toEqual([path, expected])
			expect(text).not.toMatch(/Forged Fay|Other Olga|Likes rain/)
			expect(headers.get('cache-control')).toBe('private, no-store')
		}
	}
	expect((await site.get(`/api/preview?type=dog&id=${other}&token=${valid}`)).status).toBe(403)
	expect((await site.get('/api/preview')).status).toBe(403)
})

test('a preview ends with the permission to edit, and with the bin', async () => {
	const id = await draft('Permitted Pia')
	const userId = Number(
		await wordpress.phpBeside(
			`echo wp_insert_user(['user_login' => 'vera', 'user_pass' => 'x', 'user_email' => 'vera@example.org', 'role' => 'editor']);`,
		),
	)
	const path = `/dogs/permitted-pia?preview=${forge(`dog.${id}.${userId}.${later()}`)}`
	expect((await site.get(path)).status).toBe(200)
	await wordpress.phpBeside(`(new WP_User(${userId}))->set_role('subscriber');`)
	expect((await site.get(path)).status).toBe(403)
	await wordpress.phpBeside(`(new WP_User(${userId}))->set_role('editor');`)
	expect((await site.get(path)).status).toBe(200)
	await wordpress.rest(`/wp/v2/dogs/${id}`, undefined, 'DELETE')
	expect((await site.get(path)).status).toBe(403)
	const second = await draft('Second Sue')
	const replay = `/dogs/second-sue?preview=${forge(`dog.${second}.${userId}.${later()}`)}`
	expect((await site.get(replay)).status).toBe(200)
	await wordpress.phpBeside(`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user(${userId});`)
	expect((await site.get(replay)).status).toBe(403)
})

test('the plugin answers no preview without the site’s signature, or to a visitor of the theme', async () => {
	const id = await draft('Asked Ada')
	const route = `/custom/v1/preview/${id}`
	const token = forge(`dog.${id}.1.${later()}`)
	const ask = async (signature: string | null) => {
		const headers: HeadersInit = signature === null ? {} : { 'X-Rescue-Signature': signature }
		const response = await fetch(`${wordpress.url}/wp-json${route}?token=${token}`, { headers })
		return { status: response.status, text: await response.text(), cache: response.headers.get('cache-control') }
	}
	const now = Date.now() / 1000
	expect(await ask(sign(SECRET, signedCall(route), now))).toMatchObject({ status: 200, cache: 'private, no-store' })
	const wrong = [null, sign('other', signedCall(route), now), sign(SECRET, signedCall('/custom/v1/preview/1'), now)]
	for (const signature of wrong) {
		const { status, text } = await ask(signature)
		expect([status, text.includes('Ada')]).toEqual([404, false])
	}
	const visitor = await fetch(`${wordpress.url}/?post_type=dog&p=${id}&preview=true`, { redirect: 'manual' })
	expect(visitor.headers.get('location') ?? '').not.toContain('token')
})

test('an opened preview poisons no cache: the same address without its token is what it was', async () => {
	const id = await draft('Poison Polly')
	const path = await pressPreview(id)
	const { location } = await open(path)
	await open(path)
	const [bare = ''] = location.split('?')
	for (const address of [bare, `${bare}.data`, `${bare}?preview=`, `${bare}?preview=true`]) {
		expect((await site.get(address)).text, address).not.toContain('Likes rain')
	}
	await nowhere(bare, 'Poison Polly')
})

test('a new photo of a draft is served to its preview only', async () => {
	const photo = await addPhoto(wordpress)
	const id = await draft('Photo Phil', { featured_media: photo })
	const { text } = await open(await pressPreview(id))
	const [, address = ''] = new RegExp(`(/img/${photo}/\\d+\\?v=[\\w-]+)`).exec(text) ?? []
	const served = await site.get(address.replaceAll('&amp;', '&'))
	expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'no-store'])
	expect((await site.get(address.replace(/v=.*/, 'v=guess'))).status).toBe(404)
	expect((await site.get(address.replace(/\?.*/, ''))).status).toBe(404)
})
