import { z } from 'zod'
import { assembleLibrary } from '#content/embedded/files/assemble-library.ts'
import { createFolderReader } from '#content/embedded/files/folder-reader.ts'
import { answerUpload } from '#content/embedded/files/uploads.ts'
import type { ReplicaStatus } from '#content/replica/replica.ts'
import { signMessage, verifyMessage } from '#content/wordpress/http/signature.ts'
import type { SkippedRecord } from '#domain/desk/operations.ts'
import { emailAddress } from '#lib/text/email-address.ts'
import { NO_STORE } from '../http/headers.ts'
import type { Log } from '../logging/log.ts'

interface PluginRoutesOptions {
	/** `CONTENT_SECRET` */
	secret: string
	/** The content backend; null for the embedded one. */
	apiBase: string | null
	siteUrl: string
	status(): Pick<ReplicaStatus, 'lastSyncAt' | 'lastError' | 'counts' | 'withheld'>
	skipped(): SkippedRecord[]
	deskCounts(): Promise<{ open: number; overdue: number }>
	/** A path that signs a person of WordPress in at the desk; undefined for none. Null while that is off. */
	deskLink: ((asked: DeskLinkRequest) => Promise<string | undefined>) | null
	files: ReturnType<typeof createContentFiles>
	log: Pick<Log, 'warn'>
	now?: () => number
}

/** What the plugin shows on one page. */
const MAX_PROBLEMS = 200

/**
 * Signed routes for the plugin's screens in wp-admin. Responses are signed too, so that the plugin knows who answered.
 */
export function createPluginRoutes(options: PluginRoutesOptions) {
	const { secret, apiBase, siteUrl, status, skipped, deskCounts, deskLink, files, log, now = Date.now } = options

	/** The body of a signed request; undefined when its signature is not for exactly this method, route and body. */
	async function signedBody(request: Request): Promise<Buffer | undefined> {
		const body = Buffer.from(await request.arrayBuffer())
		const signature = { secret, header: request.headers.get('X-Rescue-Signature'), nowSeconds: now() / 1000 }
		return verifyMessage(signature, { to: 'site', ...routeOf(request), body }) ? body : undefined
	}

	function signed(request: Request, content: object): Response {
		const body = JSON.stringify(content)
		const signature = signMessage(secret, { to: 'wordpress', ...routeOf(request), body }, now() / 1000)
		return new Response(body, { headers: { ...HEADERS, 'X-Rescue-Signature': signature } })
	}

	async function read(request: Request, answer: (pathname: string) => Promise<Response>): Promise<Response> {
		const { pathname } = new URL(request.url)
		if (!(await signedBody(request))) return refuse(401, UNSIGNED)
		try {
			return await answer(pathname)
		} catch (error) {
			log.warn({ err: error, path: pathname }, 'plugin request failed')
			return refuse(503, 'Not available right now.')
		}
	}

	return {
		/** `POST /api/echo`: sends a number back, with what the site knows of the backend. */
		async echo(request: Request): Promise<Response> {
			const body = await signedBody(request)
			if (!body) return refuse(401, UNSIGNED)
			const nonce = nonceIn(body.toString('utf8'))
			if (nonce === undefined) return refuse(400, 'Send a nonce.')
			const { lastSyncAt, lastError, counts, withheld } = status()
			const content = { api_base: apiBase, last_sync_at: lastSyncAt, last_error: lastError, counts }
			const desk = { links: deskLink !== null }
			return signed(request, {
				nonce,
				site: siteUrl,
				desk,
				content: { ...content, withheld: withheld.map(({ list }) => list) },
			})
		},
		/** `POST /api/desk-link`: a path that signs one person of WordPress in at the desk, once. */
		async deskLink(request: Request): Promise<Response> {
			if (!deskLink) return refuse(404, 'Links from WordPress to the desk are off.')
			const body = await signedBody(request)
			if (!body) return refuse(401, UNSIGNED)
			const asked = deskLinkRequest.safeParse(jsonOf(body.toString('utf8')))
			if (!asked.success) return refuse(400, 'Send purpose, email, nonce and expires.')
			try {
				const path = await deskLink(asked.data)
				return signed(request, { nonce: asked.data.nonce, path: path ?? null })
			} catch (error) {
				log.warn({ err: error, path: '/api/desk-link' }, 'plugin request failed')
				return refuse(503, 'Not available right now.')
			}
		},
		/** `GET /api/content-problems`: what the site could not use, newest first. */
		problems: (request: Request) =>
			read(request, async () => signed(request, { problems: skipped().slice(0, MAX_PROBLEMS) })),
		/** `GET /api/desk-counts`: how many applications are open, and how many of those overdue. */
		deskCounts: (request: Request) => read(request, async () => signed(request, await deskCounts())),
		/** `GET /api/content-files`: the content folder, to import it into WordPress. */
		files: (request: Request) => read(request, async () => signed(request, await files.list())),
		/** `GET /api/content-files/media/{name}`: the bytes of one of its pictures. */
		picture: (request: Request) => read(request, async (pathname) => files.picture(pathname)),
	}
}

const HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': NO_STORE }
const UNSIGNED = 'The signature is missing, wrong, or its time is more than 5 minutes off.'
const MAX_NONCE_CHARACTERS = 100

const deskLinkRequest = z.object({
	purpose: z.literal('desk-link'),
	email: emailAddress,
	nonce: z.string().min(16).max(MAX_NONCE_CHARACTERS),
	/** Unix seconds. */
	expires: z.int().positive(),
})
type DeskLinkRequest = z.infer<typeof deskLinkRequest>

function routeOf({ method, url }: Request) {
	return { method, route: new URL(url).pathname }
}

function refuse(status: 400 | 401 | 404 | 503, message: string): Response {
	return Response.json({ ok: false, message }, { status, headers: HEADERS })
}

function nonceIn(text: string): string | undefined {
	const json = jsonOf(text)
	const nonce = typeof json === 'object' && json !== null && 'nonce' in json ? json.nonce : undefined
	return typeof nonce === 'string' && nonce !== '' && nonce.length <= MAX_NONCE_CHARACTERS ? nonce : undefined
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

const MEDIA_ROUTE = '/api/content-files/media/'

/** The content folder (`CONTENT_DIR`: the sample charity unless it is set) for the plugin, which imports it into WordPress. */
export function createContentFiles(contentDir: string) {
	const read = createFolderReader(contentDir)
	return {
		/** Everything but the bytes of pictures; texts are HTML. */
		async list(): Promise<object> {
			const { options, terms, media, items, oldSlugs } = assembleLibrary(await read(), null, Date.now()).library
			return { options, terms, items, media: Object.fromEntries(media), oldSlugs: Object.fromEntries(oldSlugs) }
		},
		/** Pictures have no secrets, but only the plugin needs them. */
		picture: (pathname: string) => answerUpload(decodeURIComponent(pathname.slice(MEDIA_ROUTE.length)), contentDir),
	}
}
