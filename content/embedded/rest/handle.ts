import { CONTENT_TYPES, contentTypeOf, postTypeOf } from '#content/model/content-types.ts'
import type { Library } from '../files/library.ts'
import { answerUpload } from '../files/uploads.ts'
import { answerItem, answerItems, answerResolve, answerTerms } from './answer-list.ts'
import { listOf } from './list-query.ts'
import { pickFields } from './pick-fields.ts'
import { renderOptions } from './render-options.ts'
import { invalidParams, noRoute, restAnswer, restError } from './rest-response.ts'
import { storedSlug } from './wordpress-text.ts'

const NAMESPACES = ['wp/v2', 'custom/v1']
const UPLOADS = '/wp-content/uploads/'

/** Answers one request to the content backend; a library of null means that the folder could not be read at all. */
export async function answerRequest(request: Request, library: Library | null, contentDir: string): Promise<Response> {
	const url = new URL(request.url)
	const isRead = request.method === 'GET' || request.method === 'HEAD'
	const answer = isRead ? await answerRead(url, library, contentDir) : noRoute()
	return request.method === 'HEAD' ? new Response(null, answer) : answer
}

async function answerRead(url: URL, library: Library | null, contentDir: string): Promise<Response> {
	const { pathname } = url
	if (pathname.startsWith(UPLOADS)) return answerUpload(pathname.slice(UPLOADS.length), contentDir)
	// Called each minute for the sake of a real WordPress; nothing here waits for it.
	if (pathname === '/wp-cron.php') return new Response(null, { status: 200 })
	if (!/^\/wp-json(?:\/|$)/.test(pathname)) return noRoute()
	if (!library) return restError(500, 'content_unreadable', 'The content folder cannot be read.')
	const answer = answerRoute(pathname.slice('/wp-json'.length).replace(/^\/|\/$/g, ''), url, library)
	return answer.status === 200 ? withFields(answer, listOf(url.searchParams, '_fields')) : answer
}

function answerRoute(route: string, url: URL, library: Library): Response {
	switch (route) {
		case '':
			return answerIndex(url, library)
		case 'custom/v1/options/general':
			return library.options
				? restAnswer(renderOptions(library.options, library.media, url.origin))
				: restError(500, 'options_unreadable', 'The general options cannot be read.')
		case 'custom/v1/health':
			return restAnswer({ contract: 1, plugin: 'embedded', types: CONTENT_TYPES.map(postTypeOf) })
		case 'custom/v1/resolve':
			return answerResolveCall(url, library)
		case 'wp/v2/categories':
		case 'wp/v2/tags':
			return answerTerms(route === 'wp/v2/tags' ? 'tags' : 'categories', url, library)
		default:
			return answerContentRoute(route, url, library)
	}
}

function answerContentRoute(route: string, url: URL, library: Library): Response {
	const [, list, id] = /^wp\/v2\/([a-z]+)(?:\/(\d+))?$/.exec(route) ?? []
	const type = CONTENT_TYPES.find((candidate) => candidate === list)
	if (!type) return noRoute()
	return id === undefined ? answerItems(type, url, library) : answerItem(type, Number(id), url, library)
}

function answerResolveCall(url: URL, library: Library): Response {
	const missing = ['type', 'slug'].filter((name) => !url.searchParams.get(name))
	if (missing.length > 0) {
		const message = `Missing parameter(s): ${missing.join(', ')}`
		return restError(400, 'rest_missing_callback_param', message, { params: missing })
	}
	const type = contentTypeOf(url.searchParams.get('type') ?? '')
	if (type) return answerResolve(type, storedSlug(url.searchParams.get('slug') ?? ''), library)
	const names = CONTENT_TYPES.map(postTypeOf)
	const message = `type is not one of ${names.slice(0, -1).join(', ')}, and ${names.at(-1)}.`
	return invalidParams([{ param: 'type', code: 'rest_not_in_enum', message }])
}

function answerIndex(url: URL, library: Library): Response {
	const site = library.options?.site
	const name = typeof site === 'object' && site !== null && 'name' in site ? site.name : ''
	return restAnswer({ name, description: '', url: url.origin, home: url.origin, namespaces: NAMESPACES })
}

async function withFields(answer: Response, fields: string[] | null): Promise<Response> {
	if (!fields || fields.length === 0) return answer
	const body: unknown = await answer.json()
	return new Response(JSON.stringify(pickFields(body, fields)), answer)
}
