import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ContentSource } from '#content/model/content.ts'
import type * as DeskEntry from '#desk/entry.server.tsx'
import { dayIn } from '#lib/dates.ts'
import { isDeskOpen } from '#records/staff/members.ts'
import type { Store } from '#records/store/open-store.ts'
import { contentSecurityPolicy, NO_STORE } from '../http/headers.ts'
import type { Log } from '../log.ts'
import { routerRequest } from '../pages/router-request.ts'
import { hashInlineScripts } from '../pages/script-hashes.ts'
import { deviceName } from './device-name.ts'

interface DeskPagesOptions {
	build: ServerBuild
	source: Pick<ContentSource, 'current'>
	records: { store: Store; deliver(): void }
	siteUrl: string
	log: Log
	now?: () => number
}

/**
 * Renders the desk: never cached, never indexed, and also without content. Undefined until the first person is invited: the
 * address is then an unknown page of the site.
 */
export function createDeskPages({ build, source, records, siteUrl, log, now: clock = Date.now }: DeskPagesOptions) {
	const handle = createRequestHandler(build, 'production')
	const entry = build.entry.module as unknown as typeof DeskEntry
	const https = siteUrl.startsWith('https:')

	return async function answer(request: Request, clientHash: string): Promise<Response | undefined> {
		if (!(await isDeskOpen(records.store))) return undefined
		const [content, now] = [await source.current(), clock()]
		const marker = randomBytes(18).toString('base64url')
		const timezone = content.options?.site.timezone ?? 'Europe/London'
		const context = new RouterContextProvider()
		context.set(entry.deskContext, {
			...{ ...records, content, siteUrl, now, timezone, clientHash, today: dayIn(timezone, now) },
			charityName: content.options?.site.name ?? 'The',
			device: deviceName(request.headers.get('User-Agent') ?? undefined),
			session: await entry.sessionOf(request, { store: records.store, siteUrl, now }),
		})
		context.set(entry.nonceContext, marker)
		context.set(entry.errorLogContext, (error, path) => log.error({ err: error, path }, 'desk page failed'))
		return finish(await handle(routerRequest(request, siteUrl), context), marker, https)
	}
}

async function finish(response: Response, marker: string, https: boolean): Promise<Response> {
	const headers = new Headers(response.headers)
	headers.set('Cache-Control', NO_STORE)
	headers.set('X-Robots-Tag', 'noindex')
	// With "no-referrer" a plain form would send `Origin: null`.
	headers.set('Referrer-Policy', 'same-origin')
	const isDocument = headers.get('Content-Type')?.startsWith('text/html') ?? false
	if (!isDocument) return new Response(response.body, { status: response.status, headers })
	const { html, hashes, styleHashes } = hashInlineScripts(await response.text(), marker)
	headers.set('Content-Security-Policy', contentSecurityPolicy(hashes, { https, styleHashes }))
	return new Response(html, { status: response.status, headers })
}
