import { json, noRoute, recorded } from '#tests/fixtures/wordpress/stand-in.ts'
import { type ContentBackend, startContentBackend } from '../content/content-backend.ts'

const EMPTY_LISTS = ['wp/v2/pages', 'wp/v2/categories', 'wp/v2/tags', 'wp/v2/media']

/** A WordPress without our plugin, from recorded responses: posts, but no options, phone number or address. */
export async function startCoreWordPress(): Promise<ContentBackend> {
	const backend = await startContentBackend()
	const routes: Record<string, unknown> = {
		'': { name: 'Stray Dogs', home: backend.url, url: backend.url, namespaces: ['wp/v2'] },
		'wp/v2/posts': [recorded('post.embed')],
		...Object.fromEntries(EMPTY_LISTS.map((route) => [route, []])),
	}
	backend.intercept((path) => {
		const answer = routes[path.replace(/^\/wp-json\/?/, '')]
		if (answer === undefined) return noRoute()
		const total = Array.isArray(answer) ? String(answer.length) : '0'
		return json(answer, { headers: { 'x-wp-total': total, 'x-wp-totalpages': '1' } })
	})
	return backend
}
