import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ContentSource } from '#content/model/content.ts'
import type * as DeskEntry from '#desk/entry.server.tsx'
import type { DeskRequest } from '#desk/request.server.ts'
import type { Operations } from '#domain/desk/operations.ts'
import type { IdentityProvider } from '#domain/desk/people/identity-provider.ts'
import { isAllowed } from '#domain/desk/people/roles.ts'
import { dayIn } from '#lib/dates.ts'
import { lastEventId } from '#records/live/desk-events.ts'
import { isDeskOpen } from '#records/staff/members.ts'
import { findOpenSession } from '#records/staff/sign-in/sessions.ts'
import type { Store } from '#records/store/open-store.ts'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import { NO_STORE } from '../http/headers.ts'
import type { Client } from '../http/http.ts'
import type { Log } from '../logging/log.ts'
import type { RenderGate } from '../pages/queue/render-gate.ts'
import { routerRequest } from '../pages/router-request.ts'
import { hashInlineScripts } from '../pages/script-hashes.ts'
import type { Records } from '../records.ts'
import type { createDeskGiving } from './desk-giving.ts'
import { deviceName } from './device-name.ts'
import { createLiveHub } from './live/live-hub.ts'

interface DeskPagesOptions {
	build: ServerBuild
	source: Pick<ContentSource, 'current'>
	records: Pick<Records, 'store' | 'deliver' | 'subscribe'>
	siteUrl: string
	log: Log
	operations: Operations
	giving: ReturnType<typeof createDeskGiving>
	provider?: IdentityProvider | undefined
	/** Answers those who are not signed in, in the queue of renders. */
	inTurn: RenderGate['inTurn']
	now?: () => number
}

/**
 * Renders the desk: never cached, never indexed, and also without content. Undefined until the first person is invited: the
 * address is then an unknown page of the site.
 */
export function createDeskPages({
	build,
	source,
	records,
	siteUrl,
	log,
	operations,
	giving,
	provider,
	inTurn,
	now: clock = Date.now,
}: DeskPagesOptions) {
	const handle = createRequestHandler(build, 'production')
	const entry = build.entry.module as unknown as typeof DeskEntry
	const https = siteUrl.startsWith('https:')
	const live = createLive(records, log, clock)
	const store = afterWrites(records.store, live.poke)

	const sessionAt = (request: Request, now: number) => entry.sessionOf(request, { store, siteUrl, now })

	async function answer(request: Request, client: Client): Promise<Response | undefined> {
		if (!(await isDeskOpen(store))) return undefined
		const session = await sessionAt(request, clock())
		const render = () => renderFor(request, { session, clientHash: client.hash })
		// Who is at the desk does not wait behind a flood, not even of their own network.
		return session ? render() : inTurn({ request, client: client.address, answer: render })
	}

	async function renderFor(request: Request, { session, clientHash }: Pick<DeskRequest, 'session' | 'clientHash'>) {
		const [content, now] = [await source.current(), clock()]
		const marker = randomBytes(18).toString('base64url')
		const timezone = content.options?.site.timezone ?? 'Europe/London'
		const context = new RouterContextProvider()
		context.set(entry.deskContext, {
			store,
			operations,
			provider,
			content,
			siteUrl,
			now,
			timezone,
			clientHash,
			today: dayIn(timezone, now),
			deliver: records.deliver,
			openEvents: live.open,
			lastEventId: await lastEventId(store),
			giving: giving(content),
			charityName: content.options?.site.name ?? 'The',
			device: {
				name: deviceName(request.headers.get('User-Agent') ?? undefined),
				...(await entry.deviceKeys(request, siteUrl)),
			},
			reportWithheld: (emails) => log.warn(emails, 'sign-in emails withheld'),
			session,
		})
		context.set(entry.nonceContext, marker)
		context.set(entry.errorLogContext, (error, path) => log.error({ err: error, path }, 'desk page failed'))
		const response = await handle(routerRequest(request, siteUrl), context)
		if (!isRefusalWithoutPage(request, response)) return finish(response, marker, https)
		context.set(entry.refusedStatusContext, response.status)
		return finish(await handle(new Request(`${siteUrl}/desk/refused`), context), marker, https)
	}

	return {
		answer,
		isSignedIn: async (request: Request) => (await sessionAt(request, clock())) !== undefined,
		stop: live.stop,
	}
}

/** Forms and files without a page of their own answer a refusal in JSON. A person is shown a page. */
function isRefusalWithoutPage(request: Request, { status, headers }: Response): boolean {
	const isPerson = request.headers.get('Accept')?.includes('text/html') ?? false
	return isPerson && status >= 400 && !headers.get('Content-Type')?.startsWith('text/html')
}

/** SQLite does not tell what another process writes; PostgreSQL does, except through some poolers. */
const POLL_MS = { sqlite: 1000, postgres: 10_000 }

function createLive({ store, subscribe }: DeskPagesOptions['records'], log: Log, clock: () => number) {
	return createLiveHub({
		store,
		log,
		subscribe,
		pollMs: POLL_MS[store.engine],
		async isAllowed(sessionId) {
			const session = await findOpenSession(store, sessionId, clock())
			return session !== undefined && isAllowed(session.member.role, 'cases')
		},
	})
}

/** What the desk writes is told at once, without waiting for the next poll. */
function afterWrites(store: Store, poke: () => void): Store {
	return {
		...store,
		write: async (work) => {
			const result = await store.write(work)
			poke()
			return result
		},
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
