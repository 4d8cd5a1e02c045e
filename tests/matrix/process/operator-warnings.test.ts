import { expect, test } from 'vitest'
import { startContentBackend } from '#tests/integration/content/content-backend.ts'
import { eventually, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

interface Post {
	content: { rendered: string }
}

const FOREIGN = '<p>Two dogs</p><img src="https://uploads.example.net/dogs.jpg" alt="">'

test('an unknown contract version is logged, and once each rejected picture host', async () => {
	const backend = await startContentBackend({ contentDir: SMALL_CHARITY.CONTENT_DIR })
	let contract = 2
	backend.intercept(async (path, json) => {
		if (path.endsWith('/custom/v1/health')) return Response.json({ contract, plugin: '9.0.0', types: [] })
		if (!path.endsWith('/wp/v2/posts')) return null
		const posts = (await json()) as Post[]
		return Response.json(
			posts.map((post) => ('content' in post ? { ...post, content: { rendered: FOREIGN } } : post)),
			{ headers: { 'X-WP-Total': String(posts.length), 'X-WP-TotalPages': '1' } },
		)
	})
	const settings = { API_BASE: backend.url, MEDIA_HOSTS: 'cdn.example.net' }
	const site = await startSiteProcess(settings)
	const ready = async () => JSON.parse((await site.get('/readyz')).text)
	await eventually(ready, ({ content }) => content.lastSyncAt !== null, 30_000)

	expect((await ready()).warnings).toEqual([expect.stringContaining('uses version 2 of the contract')])
	const told = (phrase: string) => site.logged().filter(({ msg }) => msg === phrase)
	expect(told('contract version unknown')).toHaveLength(1)
	expect(told('media host refused')).toEqual([
		expect.objectContaining({
			host: 'uploads.example.net',
			hint: 'If it is yours, set MEDIA_HOSTS=cdn.example.net,uploads.example.net',
		}),
	])

	// The router would log this path itself.
	expect((await site.get('/%E0%A4%A')).status).toBe(404)
	await site.stop()
	const lines = site.printed().split('\n')
	expect(
		lines.filter((line) => line.trim() !== '' && !line.startsWith('{') && !line.includes('The site is at')),
	).toEqual([])

	contract = 1
	const known = await startSiteProcess(settings)
	const { text } = await eventually(
		() => known.get('/readyz'),
		({ status }) => status === 200,
		30_000,
	)
	expect(JSON.parse(text).warnings).toEqual([])
	await known.stop()
	await backend.kill()
})
