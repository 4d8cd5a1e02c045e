import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Role } from '#domain/desk/people/roles.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { hashKey } from '../drafts/keys.ts'
import type { Store } from '../store/open-store.ts'
import { readAuditLog } from './audit.ts'
import {
	acceptInvitation,
	changeRole,
	findInvitation,
	INVITATION_LIFE_MS,
	invite,
	listStaff,
	removeMember,
} from './members.ts'
import { takeAttempt } from './sign-in/attempts.ts'
import { storeChallenge } from './sign-in/challenges.ts'
import { MAX_CODE_TRIES } from './sign-in/codes.ts'
import { endSession, findSession, listSessions, MAX_IDLE_MS, SESSION_LIFE_MS } from './sign-in/sessions.ts'
import { findSignInLink, issueSignInKeys, requestSignIn, signInByCode, signInByLink } from './sign-in/sign-in.ts'
import { SIGN_IN_LIFE_MS } from './sign-in/sign-in-requests.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const DEVICE = { name: 'Firefox on Android', key: 'd'.repeat(32) }
const BROWSER = 'b'.repeat(32)

/** A person at the desk, signed in. */
async function aMember(store: Store, name = 'Ana', role: Role = 'lead') {
	const email = `${name.toLowerCase()}@fairlead.example`
	const key = await invite(store, { email, name, role, invitedBy: null }, NOW)
	const sessionKey = (await acceptInvitation(store, { key, device: DEVICE }, NOW)) ?? ''
	const session = await findSession(store, sessionKey, NOW)
	return { email, invitationKey: key, sessionKey, id: session?.member.id ?? '' }
}

/** Asks for a sign-in email and returns what it has. */
async function aSignInEmail(store: Store, email: string, browserKey = BROWSER) {
	await requestSignIn(store, { email, browserKey }, NOW)
	const deliveries = await store.db
		.selectFrom('delivery')
		.select('payload_json')
		.where('channel', '=', 'sign-in')
		.execute()
	const requests = deliveries.map(({ payload_json }) => JSON.parse(payload_json).requestId)
	const pending = await store.db
		.selectFrom('sign_in_request')
		.select('id')
		.where('id', 'in', requests)
		.where('link_hash', 'is', null)
		.executeTakeFirstOrThrow()
	const keys = await issueSignInKeys(store, pending.id, NOW)
	if (!keys?.linkKey) throw new Error('The request is not open')
	return { ...keys, linkKey: keys.linkKey }
}

function anotherCode(code: string): string {
	return code === '00000000' ? '00000001' : '00000000'
}

/** Every row of every table. */
async function everythingStored({ db }: Store): Promise<string> {
	const tables = await db.introspection.getTables()
	const rows = await Promise.all(
		tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db).then((result) => result.rows)),
	)
	return JSON.stringify(rows)
}

for (const engine of ENGINES) {
	test(`${engine}: an invitation is accepted once, within a week, and signs in with its role`, async () => {
		const store = await freshStore(engine)
		const { invitationKey, sessionKey } = await aMember(store, 'Ana', 'treasurer')
		expect((await findSession(store, sessionKey, NOW))?.member).toMatchObject({
			email: 'ana@fairlead.example',
			name: 'Ana',
			role: 'treasurer',
		})
		expect(await findInvitation(store, invitationKey, NOW)).toBeUndefined()
		expect(await acceptInvitation(store, { key: invitationKey, device: DEVICE }, NOW)).toBeUndefined()
		const late = await invite(store, { email: 'lee@x.example', name: 'Lee', role: 'team', invitedBy: null }, NOW)
		expect(await acceptInvitation(store, { key: late, device: DEVICE }, NOW + INVITATION_LIFE_MS)).toBeUndefined()
		expect(await listStaff(store)).toHaveLength(1)
	})

	test(`${engine}: a link signs in once; looking at it changes nothing`, async () => {
		const store = await freshStore(engine)
		const { email } = await aMember(store)
		const { linkKey } = await aSignInEmail(store, email.toUpperCase())
		for (let look = 0; look < 3; look += 1) expect(await findSignInLink(store, linkKey, NOW)).toBeDefined()
		const raced = await Promise.all(
			[1, 2, 3].map(() => signInByLink(store, { linkKey, device: DEVICE }, NOW + SIGN_IN_LIFE_MS - 1)),
		)
		expect(raced.filter(Boolean)).toHaveLength(1)
		expect(await findSignInLink(store, linkKey, NOW)).toBeUndefined()
	})

	test(`${engine}: a link expires, and a newer email of the same request replaces it`, async () => {
		const store = await freshStore(engine)
		const { email } = await aMember(store)
		const { linkKey } = await aSignInEmail(store, email)
		expect(await signInByLink(store, { linkKey, device: DEVICE }, NOW + SIGN_IN_LIFE_MS)).toBeUndefined()
		const { id } = await store.db.selectFrom('sign_in_request').select('id').executeTakeFirstOrThrow()
		const again = await issueSignInKeys(store, id, NOW)
		expect(await findSignInLink(store, linkKey, NOW)).toBeUndefined()
		expect(await findSignInLink(store, again?.linkKey ?? '', NOW)).toBeDefined()
	})

	test(`${engine}: the code works in the browser that asked, and not after five wrong ones`, async () => {
		const store = await freshStore(engine)
		const { email } = await aMember(store)
		const { code, linkKey } = await aSignInEmail(store, email)
		expect(code).toMatch(/^\d{8}$/)
		const sign = (typed: string, browserKey = BROWSER) =>
			signInByCode(store, { browserKey, code: typed, device: DEVICE }, NOW)
		expect(await sign(code, 'c'.repeat(32))).toBeUndefined()
		expect(await sign(anotherCode(code))).toBeUndefined()
		// Not a code: it is not tried.
		for (let attempt = 0; attempt < MAX_CODE_TRIES; attempt += 1) expect(await sign(code.slice(1))).toBeUndefined()
		expect(await sign(` ${code.slice(0, 4)} ${code.slice(4)} `)).toBeTruthy()
		expect(await sign(code)).toBeUndefined()
		const second = await aSignInEmail(store, email)
		for (let attempt = 0; attempt < MAX_CODE_TRIES; attempt += 1) {
			expect(await sign(anotherCode(second.code))).toBeUndefined()
		}
		expect(await sign(second.code)).toBeUndefined()
		expect(linkKey).not.toBe(second.linkKey)
		expect(await signInByLink(store, { linkKey: second.linkKey, device: DEVICE }, NOW)).toBeTruthy()
	})

	test(`${engine}: an unknown address gets no email, and nothing stored tells the two apart in the answer`, async () => {
		const store = await freshStore(engine)
		const { email } = await aMember(store)
		expect(await requestSignIn(store, { email: 'nobody@x.example', browserKey: BROWSER }, NOW)).toBe(
			await requestSignIn(store, { email, browserKey: BROWSER }, NOW),
		)
		expect(await store.db.selectFrom('delivery').selectAll().execute()).toHaveLength(1)
	})

	test(`${engine}: nothing in the store signs anyone in`, async () => {
		const store = await freshStore(engine)
		const { email, invitationKey, sessionKey } = await aMember(store)
		const { linkKey, code } = await aSignInEmail(store, email)
		const challenge = 'c'.repeat(43)
		await storeChallenge(store, { challenge, purpose: 'sign in', sessionId: null }, NOW)
		const stored = await everythingStored(store)
		for (const secret of [invitationKey, sessionKey, linkKey, `"${code}"`, BROWSER, challenge]) {
			expect(stored).not.toContain(secret)
		}
		// It has looked where they would be.
		for (const hash of [invitationKey, sessionKey, linkKey, BROWSER, challenge].map(hashKey)) {
			expect(stored).toContain(hash)
		}
	})

	test(`${engine}: a session ends when it is idle, after a week, when it is revoked and when its person is removed`, async () => {
		const store = await freshStore(engine)
		const ana = await aMember(store)
		const lee = await aMember(store, 'Lee', 'team')
		expect(await findSession(store, lee.sessionKey, NOW + MAX_IDLE_MS)).toBeUndefined()
		for (let at = NOW; at < NOW + SESSION_LIFE_MS; at += MAX_IDLE_MS / 2) {
			expect(await findSession(store, ana.sessionKey, at)).toBeDefined()
		}
		expect(await findSession(store, ana.sessionKey, NOW + SESSION_LIFE_MS)).toBeUndefined()
		const [session] = await listSessions(store, lee.id, NOW)
		expect(session).toMatchObject({ device: DEVICE.name, signedInAt: NOW })
		const id = session?.id ?? ''
		// Not that of another person.
		expect(await endSession(store, { id, staffId: ana.id, action: 'session revoked' }, NOW)).toBe(false)
		expect(await endSession(store, { id, staffId: lee.id, action: 'session revoked' }, NOW)).toBe(true)
		expect(await findSession(store, lee.sessionKey, NOW)).toBeUndefined()
		const again = await aMember(store, 'Lee', 'team')
		expect(await removeMember(store, { id: again.id, by: ana.id }, NOW)).toBe('done')
		expect(await findSession(store, again.sessionKey, NOW)).toBeUndefined()
		expect(await listStaff(store)).toMatchObject([{ name: 'Ana' }])
	})

	test(`${engine}: a browser that signs in again, also as another person, leaves no session behind`, async () => {
		const store = await freshStore(engine)
		const ana = await aMember(store)
		const lee = await aMember(store, 'Lee', 'team')
		const elsewhere = await aMember(store, 'Ana')
		const { linkKey } = await aSignInEmail(store, lee.email)
		const device = { ...DEVICE, sessionKey: ana.sessionKey }
		const sessionKey = await signInByLink(store, { linkKey, device }, NOW)
		expect((await findSession(store, sessionKey ?? '', NOW))?.member.name).toBe('Lee')
		expect(await findSession(store, ana.sessionKey, NOW)).toBeUndefined()
		// Those of other browsers stay.
		for (const other of [lee, elsewhere]) expect(await findSession(store, other.sessionKey, NOW)).toBeDefined()
		const log = await readAuditLog(store, { limit: 9, actions: ['signed out'] })
		expect(log).toMatchObject([{ staffId: ana.id }])
	})

	test(`${engine}: the last lead stays a lead, also when two remove each other at once`, async () => {
		const store = await freshStore(engine)
		const [ana, lee] = [await aMember(store, 'Ana'), await aMember(store, 'Lee')]
		const results = await Promise.all([
			removeMember(store, { id: ana.id, by: lee.id }, NOW),
			changeRole(store, { id: lee.id, role: 'team', by: ana.id }, NOW),
		])
		expect(results.sort()).toEqual(['done', 'last lead'])
	})

	test(`${engine}: open invitations to a lead, and those they made, end when they are removed or no lead any more`, async () => {
		const store = await freshStore(engine)
		const ana = await aMember(store, 'Ana')
		const ending = {
			removed: (id: string) => removeMember(store, { id, by: ana.id }, NOW),
			demoted: (id: string) => changeRole(store, { id, role: 'team', by: ana.id }, NOW),
			'demoted by an invitation': () => aMember(store, 'Lee', 'team'),
		}
		const kept = await invite(
			store,
			{ email: 'kim@fairlead.example', name: 'Kim', role: 'team', invitedBy: ana.id },
			NOW,
		)
		for (const [how, end] of Object.entries(ending)) {
			const lee = await aMember(store, 'Lee')
			const keys = [
				await invite(store, { email: 'lee.too@fairlead.example', name: 'L', role: 'lead', invitedBy: lee.id }, NOW),
				...(how === 'demoted by an invitation'
					? []
					: [await invite(store, { email: lee.email, name: 'Lee', role: 'lead', invitedBy: ana.id }, NOW)]),
			]
			for (const key of keys) expect(await findInvitation(store, key, NOW), how).toBeDefined()
			await end(lee.id)
			for (const key of keys) expect(await findInvitation(store, key, NOW), how).toBeUndefined()
		}
		expect(await findInvitation(store, kept, NOW)).toBeDefined()
	})

	test(`${engine}: an invitation with another role takes nothing from the last lead`, async () => {
		const store = await freshStore(engine)
		await aMember(store, 'Ana')
		await aMember(store, 'Ana', 'team')
		expect(await listStaff(store)).toMatchObject([{ name: 'Ana', role: 'lead' }])
		await aMember(store, 'Lee')
		await aMember(store, 'Ana', 'team')
		expect(await listStaff(store)).toMatchObject([
			{ name: 'Ana', role: 'team' },
			{ name: 'Lee', role: 'lead' },
		])
	})

	test(`${engine}: the audit log has what happened, the newest first, with names of removed people`, async () => {
		const store = await freshStore(engine)
		const ana = await aMember(store)
		const lee = await aMember(store, 'Lee', 'team')
		await removeMember(store, { id: lee.id, by: ana.id }, NOW + 1000)
		const [newest] = await readAuditLog(store, { limit: 1 })
		expect(newest).toMatchObject({
			at: NOW + 1000,
			staffId: ana.id,
			action: 'member removed',
			subject: lee.id,
			name: 'Ana',
		})
		const actions = (await readAuditLog(store, { limit: 50, before: { at: NOW + 1, id: '' } })).map(
			({ action, name }) => `${name}: ${action}`,
		)
		expect(actions.sort()).toEqual([
			'Ana: invitation accepted',
			'Ana: signed in',
			'Lee: invitation accepted',
			'Lee: signed in',
			'undefined: invited',
			'undefined: invited',
		])
	})

	test(`${engine}: one noisy address locks only itself out, for as long as the limit says`, async () => {
		const store = await freshStore(engine)
		const limit = (key: string) => [{ key, max: 3, withinMs: 60_000 }]
		for (let attempt = 0; attempt < 3; attempt += 1) expect(await takeAttempt(store, limit('noisy'), NOW)).toBe(true)
		for (let attempt = 0; attempt < 9; attempt += 1) {
			expect(await takeAttempt(store, limit('noisy'), NOW + 30_000)).toBe(false)
		}
		expect(await takeAttempt(store, limit('quiet'), NOW + 30_000)).toBe(true)
		expect(await takeAttempt(store, limit('noisy'), NOW + 60_000)).toBe(true)
	})
}
