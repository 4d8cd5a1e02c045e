import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sign } from '#content/wordpress/http/signature.ts'
import { startContentBackend } from '#tests/integration/content/content-backend.ts'
import { eventually, startSiteProcess } from '#tests/integration/support/site-process.ts'

const SECRET = 'a-secret-of-the-integration-test'
const EMOJI_SLUG = '%f0%9f%90%b6-school'

interface Record {
	id: number
	slug: string
	title: { rendered: string }
	plain?: { title: string; excerpt: string }
}

/** The first articles of the sample with unusual slugs and a title. */
function withOddNames(posts: Record[]): Record[] {
	return posts.map((post, n) => {
		if (n === 0) return { ...post, slug: 'dogs', title: { rendered: 'Puppy school 🐶 opens' }, plain: undefined }
		return n === 1 ? { ...post, slug: EMOJI_SLUG } : post
	}) as Record[]
}

/** Some servers send JSON as HTML. */
function asHtml(records: unknown[]): Response {
	return new Response(JSON.stringify(records), {
		headers: {
			'Content-Type': 'text/html; charset=UTF-8',
			'X-WP-Total': String(records.length),
			'X-WP-TotalPages': '1',
		},
	})
}

test('an emoji in a title, an article called “dogs”, JSON sent as text/html and an old address with an accent work; an emoji in an address is named in the log', async () => {
	const backend = await startContentBackend()
	backend.intercept(async (path, json) => {
		if (path.endsWith('/custom/v1/resolve')) return Response.json({ type: 'dogs', id: 101, slug: 'biscuit' })
		if (!path.endsWith('/wp/v2/posts')) return null
		const posts = (await json()) as Record[]
		return posts.some((post) => 'title' in post) ? asHtml(withOddNames(posts)) : null
	})
	const site = await startSiteProcess({ API_BASE: backend.url, CONTENT_SECRET: SECRET })
	await eventually(
		() => site.get('/useful-info/dogs'),
		({ status }) => status === 200,
		30_000,
	)

	expect((await site.get('/useful-info/dogs')).text).toContain('Puppy school 🐶 opens')
	expect((await site.get('/dogs')).text).toContain('Find a dog')
	const named = site.logged().filter(({ type, field }) => type === 'posts' && field === 'slug')
	expect(named).toEqual([expect.objectContaining({ message: `"${EMOJI_SLUG}" is not a valid slug` })])

	// A slug WordPress knows as old, and one from a change notice in WordPress's spelling.
	const asked = await site.get('/dogs/%C3%A9clair')
	expect([asked.status, asked.headers.get('Location')]).toEqual([301, '/dogs/biscuit'])
	const events = [{ event: 'renamed', type: 'dog', id: 101, slug: 'biscuit', old_slug: 'caf%c3%a9' }]
	const body = JSON.stringify({ v: 1, id: randomUUID(), sent_at: new Date().toISOString(), events })
	const headers = { 'X-Rescue-Signature': sign(SECRET, body, Date.now() / 1000) }
	expect((await fetch(`${site.url}/api/content-changed`, { method: 'POST', body, headers })).status).toBe(200)
	const told = await site.get('/dogs/caf%C3%A9')
	expect([told.status, told.headers.get('Location')]).toEqual([301, '/dogs/biscuit'])
	await site.stop()
	await backend.kill()
})
