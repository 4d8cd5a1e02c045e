import { rmSync } from 'node:fs'
import { createEmbeddedBackend } from '#content/embedded/embedded-backend.ts'
import type { ContentType } from '#content/model/content-types.ts'
import { createWordPressBackend, type WordPressBackend } from '#content/wordpress/client.ts'
import { SIGNED_OPTIONS_CALL, sign } from '#content/wordpress/http/signature.ts'
import { startWordPress } from '../server/wordpress.ts'
import { sampleWithOddities, seedSample } from './sample.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers of a backend, of which tests read a field or two
type Json = any
type Item = Record<string, Json>

interface ContractBackend {
	name: string
	read(path: string, headers?: Record<string, string>): Promise<{ status: number; headers: Headers; body: Json }>
	/** The client of the site on this backend. */
	client: WordPressBackend
}

/** The embedded backend and a WordPress with our plugin, with the same content. */
export async function startBoth(secret: string) {
	const problems: unknown[] = []
	const wordpress = await startWordPress({ withPlugin: true })
	wordpress.connect({ url: 'http://127.0.0.1:9', secret })
	const folder = sampleWithOddities()
	await seedSample(wordpress, folder)
	const embedded = createEmbeddedBackend({ contentDir: folder, report: () => {}, secret, watch: false })

	function backend(name: string, apiBase: string, answer: (request: Request) => Promise<Response>): ContractBackend {
		const signature = () => sign(secret, SIGNED_OPTIONS_CALL, Date.now() / 1000)
		return {
			name,
			async read(path, headers = {}) {
				const response = await answer(new Request(apiBase + path, { headers }))
				return { status: response.status, headers: response.headers, body: await response.json() }
			},
			client: createWordPressBackend({
				apiBase,
				source: name,
				report: (problem) => void problems.push({ name, ...problem }),
				fetch: (url, init) => {
					const request = new Request(url, init)
					request.headers.set('X-Rescue-Signature', signature())
					return answer(request)
				},
			}),
		}
	}

	return {
		list: [
			backend('embedded', 'http://fairlead.test', embedded.serve),
			backend('wordpress', wordpress.url, (request) => fetch(request)),
		],
		problems,
		wordpress,
		async stop() {
			embedded.stop()
			rmSync(folder, { recursive: true })
			await wordpress.stop()
		},
	}
}

/** The items of a list as the site reads them, without what may differ: ids of terms, versions of pictures. */
export function readBoth({ list }: { list: ContractBackend[] }, type: ContentType): Promise<Item[][]> {
	return Promise.all(
		list.map(async ({ client }) => {
			const { items } = await client.items(type)
			// WordPress comes with a post and a page of its own.
			return items.filter(({ item }) => item.id > 100).map(({ item }) => comparable(item))
		}),
	)
}

export function comparable(item: unknown): Item {
	return JSON.parse(JSON.stringify(item), (key, value) => {
		if (key === 'version' || (key === 'id' && typeof value === 'number' && value < 1000)) return undefined
		if (TERM_LISTS.has(key)) return value.toSorted((a: Item, b: Item) => (a.slug < b.slug ? -1 : 1))
		if (key === 'html') return value.replace(IMAGE_ROUTE, '/img/$1').replace(SPACE_AROUND_BLOCKS, '$1')
		return value
	})
}

/** The route of a picture, without its version; that of one in a text is made from its address, which has the host. */
const IMAGE_ROUTE = /\/img\/(?:u[0-9a-f]{10}(?=\/))?([^?]+)\?v=\w+/g

/** WordPress puts blocks on lines of their own. */
const SPACE_AROUND_BLOCKS = /\s*(<\/?(?:p|div|h\d|table|thead|tbody|tr|t[dh]|[uo]l|li|blockquote|figure)\b[^>]*>)\s*/g

const TERM_LISTS = new Set(['breeds', 'traits', 'types', 'categories', 'tags'])
