import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { DESK_SITE_URL, deskHttp } from '#tests/integration/desk/desk-http.ts'
import { listenTo } from '#tests/integration/support/event-stream.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

const dataDir = freshFolder('desk-live')
const start = () => startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_SITE_URL })
/** The heartbeat, after 20 s, would end them too. */
const BELOW_HEARTBEAT_MS = 12_000
let site: SiteProcess
/** Another program on the same file: neither process is told what it writes. */
let store: Store
const desk = deskHttp({ site: () => site, dataDir })

beforeAll(async () => {
	site = await start()
	store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
})
afterAll(async () => {
	await store?.close()
	await site?.stop()
})

async function aCase(name: string): Promise<string> {
	const { reference } = await accept(store, aSubmission({ name }), () => [], Date.now())
	return reference
}

const idOf = async (name: string) =>
	(await store.db.selectFrom('staff').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

test('a stream tells what arrives and who is where, by ids, to roles that see cases', async () => {
	const [ana, ben] = [await desk.accept('ana@rescue.example', 'lead'), await desk.accept('ben@rescue.example', 'team')]
	const treasurer = await desk.accept('tess@rescue.example', 'treasurer')
	expect((await desk.get('/desk/events', { cookie: treasurer })).status).toBe(403)
	expect((await desk.get('/desk/events')).status).toBe(302)
	const stream = await listenTo(site.url, { cookie: ana })
	expect(stream.headers.get('Content-Type')).toBe('text/event-stream')
	expect(stream.headers.get('X-Accel-Buffering')).toBe('no')
	expect(stream.headers.get('Cache-Control')).toBe('no-store')
	await stream.until(/event: ready/)

	const reference = await aCase('Secretive Sam')
	await stream.until(new RegExp(`event: arrived\ndata: {"reference":"${reference}","staffId":null}`))
	const looked = await desk.post('/desk/presence', { reference, kind: 'looking' }, { cookie: ben })
	expect(looked.status).toBe(204)
	await stream.until(new RegExp(`event: looking\ndata: {"reference":"${reference}","staffId":"${await idOf('ben')}"}`))
	expect(stream.text()).not.toMatch(/Sam|ben@|ana@/)

	const snapshot = await (await desk.get('/desk/live?after=0', { cookie: ana })).json()
	expect(snapshot.people).toContainEqual([await idOf('ben'), 'ben'])
	expect(snapshot.events).toContainEqual(expect.objectContaining({ kind: 'looking', reference }))
	expect(
		(await desk.post('/desk/presence', { reference: 'ADP-0000-00', kind: 'looking' }, { cookie: ben })).status,
	).toBe(404)
	stream.close()
})

test('a browser that was away gets what it missed, and an open page does not keep its session from going idle', async () => {
	const cookie = await desk.accept('mo@rescue.example', 'team')
	const first = await listenTo(site.url, { cookie })
	await first.until(/event: ready/)
	const last = /id: (\d+)/.exec(first.text())?.[1] ?? ''
	first.close()
	const reference = await aCase('Lou')
	const longAgo = Date.now() - HOUR_MS
	await store.write((transaction) => transaction.updateTable('staff_session').set({ last_seen_at: longAgo }).execute())
	const second = await listenTo(site.url, { cookie, headers: { 'Last-Event-ID': last } })
	await second.until(new RegExp(`event: arrived\ndata: {"reference":"${reference}"`))
	await desk.get('/desk/live?after=0', { cookie })
	await desk.post('/desk/presence', { reference, kind: 'writing' }, { cookie })
	const mine = store.db.selectFrom('staff_session').select('last_seen_at')
	const staffId = await idOf('mo')
	expect(await mine.where('staff_id', '=', staffId).executeTakeFirst()).toEqual({ last_seen_at: longAgo })
	second.close()
})

test('signing out a browser, removing its person or changing their role ends its stream at once', async () => {
	const lead = await desk.accept('lea@rescue.example', 'lead')
	const post = (path: string, fields: Record<string, string>) => desk.post(path, fields, { cookie: lead })
	const ends: [string, (id: string) => Promise<unknown>][] = [
		['sid', (id) => post('/desk/people', { do: 'remove', id, name: 'sid' })],
		['rob', (id) => post('/desk/people', { do: 'role', id, role: 'treasurer', name: 'rob' })],
	]
	for (const [name, end] of ends) {
		const cookie = await desk.accept(`${name}@rescue.example`, 'team')
		const stream = await listenTo(site.url, { cookie })
		await stream.until(/event: ready/)
		await end(await idOf(name))
		await stream.endedWithin(BELOW_HEARTBEAT_MS)
	}
	const cookie = await desk.accept('una@rescue.example', 'team')
	const stream = await listenTo(site.url, { cookie })
	await stream.until(/event: ready/)
	await desk.post('/desk/sign-out', {}, { cookie })
	await stream.endedWithin(BELOW_HEARTBEAT_MS)
	expect((await desk.get('/desk/events', { cookie })).status).toBe(302)
})

test('a second process on the same file tells the same, and a stop ends its streams and the process', async () => {
	const other = await start()
	const cookie = await desk.accept('kit@rescue.example', 'team')
	const stream = await listenTo(other.url, { cookie })
	await stream.until(/event: ready/)
	const reference = await aCase('Max')
	await stream.until(new RegExp(`event: arrived\ndata: {"reference":"${reference}"`))
	await desk.post('/desk/presence', { reference, kind: 'writing' }, { cookie })
	await stream.until(/event: writing/)
	expect(await other.stop()).toBe(0)
	await stream.endedWithin(BELOW_HEARTBEAT_MS)
	expect(other.printed()).not.toContain('shutdown timed out')
})
