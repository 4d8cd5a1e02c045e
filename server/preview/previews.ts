import { LRUCache } from 'lru-cache'
import type { Content, ContentType, Page, PictureSource } from '#content/model/content.ts'
import { folderOf } from '#content/model/content-types.ts'
import type { Replica } from '#content/replica/replica.ts'
import type { WordPressBackend } from '#content/wordpress/client.ts'
import type { ItemOf, Loaded } from '#content/wordpress/http/backend.ts'
import { pathOf } from '#domain/pages/path-of.ts'
import { PREVIEW_PARAM, type PreviewFacts } from '#domain/pages/preview.ts'
import { createRateLimit } from '../http/limits/rate-limit.ts'
import type { Log } from '../logging/log.ts'
import { PREVIEW_HEADERS, refusePreview } from './preview-refusal.ts'
import { looksLikeToken, type PreviewToken, readPreviewToken } from './preview-token.ts'

/** Each asks WordPress once. */
const MAX_PREVIEWS = { max: 60, withinMs: 60_000 }
/** Pictures of previews are served as long as their tokens are valid. */
const PICTURES = { max: 2000, ttl: 30 * 60_000 }

const PAYLOAD = /(?:\/_)?\.data$/

interface PreviewOptions {
	backend: Pick<WordPressBackend, 'preview'>
	replica: Pick<Replica, 'current' | 'withPreview'>
	/** The secret shared with WordPress; previews need one that both know. */
	secret: string | undefined
	/** Whether a route of the site hides a page of the backend. */
	isUnreachable(page: Page, content: Content): Promise<boolean>
	render(request: Request, content: Content, facts: PreviewFacts): Promise<Response>
	log: Log
	now?: () => number
}

/**
 * Items in any status for their editors. WordPress's Preview leads to `/api/preview`, which leads to the item's page
 * with the token in its address. Each request asks WordPress again, which checks the person's permission again.
 */
export function createPreviews({
	backend,
	replica,
	secret,
	isUnreachable,
	render,
	log,
	now = Date.now,
}: PreviewOptions) {
	const mayOpen = createRateLimit(MAX_PREVIEWS)
	const pictures = new LRUCache<string, PictureSource>(PICTURES)

	/** The response to a request that has a token. */
	async function open(request: Request, text: string): Promise<Response> {
		const token = readPreviewToken(secret ?? '', text, now() / 1000)
		if (token === undefined) return refusePreview('invalid')
		if (token === 'expired') return refusePreview('expired')
		if (!mayOpen(`${token.type} ${token.id}`)) return refusePreview('too many')
		try {
			const answer = await backend.preview({ ...token, token: token.text })
			if (answer.kind === 'refused') return refusePreview('refused')
			if (answer.kind === 'incomplete') return refusePreview('incomplete', answer.problems.map(inWords))
			return await show(request, token, answer)
		} catch (error) {
			log.warn({ err: error, type: token.type, id: token.id }, 'preview failed')
			return refusePreview('unreachable')
		}
	}

	async function show(
		request: Request,
		{ type, id, text }: PreviewToken,
		{ loaded, ...state }: { loaded: Loaded<ItemOf[ContentType]>; status: string; hasUnsavedChanges: boolean },
	): Promise<Response> {
		const [content, path] = [await replica.withPreview(type, loaded), placeOf(type, loaded.item)]
		const page = type === 'pages' ? content.pages.find((one) => one.id === id) : undefined
		if (page && (await isUnreachable(page, content))) {
			return refusePreview('incomplete', [`${path} is an address of the site itself: give the page another one.`])
		}
		if (documentPath(request) !== path) return redirect(`${path}?${new URLSearchParams({ [PREVIEW_PARAM]: text })}`)
		for (const source of loaded.pictures) pictures.set(source.id, source)
		const isPublished = hasItem(await replica.current(), type, id)
		const response = await render(request, content, { ...state, leaveTo: isPublished ? path : '/' })
		const headers = new Headers(response.headers)
		for (const name of ['ETag', 'Speculation-Rules', 'Cache-Status']) headers.delete(name)
		for (const [name, value] of Object.entries(PREVIEW_HEADERS)) headers.set(name, value)
		return new Response(response.body, { status: response.status, headers })
	}

	return {
		/** A picture that only a preview has. Its version cannot be guessed. */
		picture(id: string, version: string | null): PictureSource | undefined {
			const source = pictures.get(id)
			return source?.version === version ? source : undefined
		},
		/** Undefined for requests that are not for a preview. */
		async answer(request: Request): Promise<Response | undefined> {
			const { pathname, searchParams } = new URL(request.url)
			if (pathname === '/api/preview') {
				const token = searchParams.get('token')
				const start = `${searchParams.get('type')}.${searchParams.get('id')}.`
				return looksLikeToken(token) && token.startsWith(start) ? open(request, token) : refusePreview('invalid')
			}
			const token = searchParams.get(PREVIEW_PARAM)
			return looksLikeToken(token) ? open(request, token) : undefined
		},
	}
}

function inWords({ field, message }: { field: string; message: string }): string {
	return `${field} ${message}`
}

/** Where the site shows an item. */
function placeOf(type: ContentType, item: ItemOf[ContentType]): string {
	if (type === 'pages' || 'path' in item) return 'path' in item ? pathOf(item) : '/'
	return `${folderOf(type)}/${encodeURIComponent(item.slug)}`
}

function hasItem(content: Content, type: ContentType, id: number): boolean {
	const list: readonly { id: number }[] = type === 'posts' ? content.articles : content[type]
	return list.some((item) => item.id === id)
}

function documentPath({ url }: Request): string {
	const { pathname } = new URL(url)
	return PAYLOAD.test(pathname) ? pathname.replace(PAYLOAD, '') || '/' : pathname
}

function redirect(location: string): Response {
	return new Response(null, { status: 302, headers: { ...PREVIEW_HEADERS, Location: location } })
}
