import { randomUUID } from 'node:crypto'
import { hashKey, newKey } from '#records/drafts/keys.ts'
import { acceptInvitation, invite } from '#records/staff/members.ts'
import { findSession } from '#records/staff/sign-in/sessions.ts'
import { issueSignInKeys } from '#records/staff/sign-in/sign-in.ts'
import { SIGN_IN_LIFE_MS } from '#records/staff/sign-in/sign-in-requests.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { DESK_SITE_URL, deskHttp } from '#tests/integration/desk/desk-http.ts'
import { listenTo } from '#tests/integration/support/event-stream.ts'
import { eventually, freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import type { Loss } from '../child.ts'
import type { PostgresServer } from './postgres-server.ts'

const ROUNDS = 20
/** Below the 10 s after which a site asks by itself: within this a notice has come. */
const BY_NOTICE_MS = 6000
/** After a restart notices may wait for the next connection: a site asks by itself after 10 s, with a query of at most 5 s. */
const BY_POLL_MS = 15_000
const AFTER_RESTART_MS = 45_000

interface DeskOnTwo extends Loss {
	/** Links that signed in more or less than once. */
	wrongLinks: number
	/** Milliseconds until the stream of one site told what the other did. */
	toldAfterMs: number
}

/** Two sites on one PostgreSQL: each link signs in once, and the streams of both tell what either does, also after a restart of it. */
export async function openDeskOnTwoSites(server: PostgresServer): Promise<DeskOnTwo> {
	const databaseUrl = await server.newDatabase('desk_on_two')
	const start = (dataDir = freshFolder('desk-on-two')) =>
		startSiteProcess({ ...SMALL_CHARITY, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SITE_URL: DESK_SITE_URL })
	const [one, other] = [await start(), await start()]
	const store = await openStore({ dataDir: '', databaseUrl, onLostConnection() {} })
	try {
		const { cookie, staffId } = await aMember(store)
		const wrongLinks = await raceLinks(store, staffId, [one, other])
		const toldAfterMs = await watchTheOther(store, { cookie, one, other, server })
		return { accepted: ROUNDS, lost: 0, torn: 0, damaged: [], wrongLinks, toldAfterMs }
	} finally {
		await store.close()
		await Promise.all([one.stop(), other.stop()])
	}
}

export function isOneDesk({ wrongLinks, toldAfterMs }: DeskOnTwo): boolean {
	return wrongLinks === 0 && toldAfterMs < BY_NOTICE_MS
}

async function aMember(store: Store) {
	const now = Date.now()
	const key = await invite(store, { email: 'ana@x.example', name: 'Ana', role: 'lead', invitedBy: null }, now)
	const sessionKey = (await acceptInvitation(store, { key, device: { name: 'Firefox', key: newKey() } }, now)) ?? ''
	const session = await findSession(store, sessionKey, now)
	const cookie = `__Host-desk-session=${encodeURIComponent(btoa(JSON.stringify(sessionKey)))}`
	return { cookie, staffId: session?.member.id ?? '' }
}

/** Presses each link four times at once, at both sites. */
async function raceLinks(store: Store, staffId: string, sites: SiteProcess[]): Promise<number> {
	let wrong = 0
	for (let round = 0; round < ROUNDS; round += 1) {
		const linkKey = await aLink(store, staffId)
		const presses = [...sites, ...sites].map((site) =>
			deskHttp({ site: () => site, dataDir: '' }).post('/desk/sign-in/link', { key: linkKey }),
		)
		const statuses = (await Promise.all(presses)).map(({ status }) => status)
		if (statuses.sort().join() !== '303,404,404,404') wrong += 1
	}
	return wrong
}

/** Without its email, which a site would send with another link. */
async function aLink(store: Store, staffId: string): Promise<string> {
	const [id, now] = [randomUUID(), Date.now()]
	const times = { created_at: now, expires_at: now + SIGN_IN_LIFE_MS, used_at: null }
	const row = { id, staff_id: staffId, browser_hash: hashKey(newKey()), link_hash: null, code_hash: null }
	await store.db
		.insertInto('sign_in_request')
		.values({ ...row, session_id: null, ...times })
		.execute()
	return (await issueSignInKeys(store, id, now))?.linkKey ?? ''
}

interface Watched {
	cookie: string
	one: SiteProcess
	other: SiteProcess
	server: PostgresServer
}

async function watchTheOther(store: Store, { cookie, one, other, server }: Watched): Promise<number> {
	const stream = await listenTo(other.url, { cookie })
	await stream.until(/event: ready/)
	const arrived = async () => (await accept(store, aSubmission(), () => [], Date.now())).reference
	const first = await arrived()
	await stream.until(new RegExp(first))
	const started = performance.now()
	const desk = deskHttp({ site: () => one, dataDir: '' })
	await desk.post('/desk/presence', { reference: first, kind: 'writing' }, { cookie })
	await stream.until(/event: writing/)
	const toldAfterMs = Math.round(performance.now() - started)

	await server.restart()
	const second = await eventually(() => arrived().catch(() => ''), Boolean, AFTER_RESTART_MS)
	await stream.until(new RegExp(second))
	// The pool may still have connections that the restart has ended.
	const signOut = async () => (await desk.post('/desk/sign-out', {}, { cookie })).status
	await eventually(signOut, (status) => status === 303, AFTER_RESTART_MS)
	await stream.endedWithin(BY_POLL_MS)
	return toldAfterMs
}
