import { expect, test } from 'vitest'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import type { Store } from '../store/open-store.ts'
import { readAuditLog } from './audit.ts'
import { linkIdentity, listIdentities, unlinkIdentity } from './identities.ts'
import { acceptInvitation, invite, removeMember } from './members.ts'
import { DEVICE_LIFE_MS } from './sign-in/devices.ts'
import { addPasskey, listPasskeys, recordRefusedPasskey, removePasskey } from './sign-in/passkeys.ts'
import { findSession, listSessions, signOutElsewhere } from './sign-in/sessions.ts'
import { findSignInLink, issueSignInKeys, requestSignIn } from './sign-in/sign-in.ts'

const NOW = Date.UTC(2026, 10, 23, 9)
const PHONE = { name: 'Firefox on Android', key: 'p'.repeat(32) }
/** Another phone of the same make. */
const OTHER_PHONE = { ...PHONE, key: 'o'.repeat(32) }
const PASSKEY = { credentialId: 'credential', publicKey: 'key', counter: 1, transports: ['internal'], name: 'Phone' }

async function signedIn(store: Store, { name = 'Ana', device = PHONE, now = NOW } = {}) {
	const invitation = { email: `${name.toLowerCase()}@fairlead.example`, name, role: 'lead' as const, invitedBy: null }
	const key = await invite(store, invitation, now)
	const sessionKey = (await acceptInvitation(store, { key, device }, now)) ?? ''
	const session = await findSession(store, sessionKey, now)
	return { sessionKey, sessionId: session?.id ?? '', staffId: session?.member.id ?? '' }
}

/** What people are told, the oldest first. */
async function notices({ db }: Store) {
	const rows = await db
		.selectFrom('delivery')
		.select('payload_json')
		.where('channel', '=', 'sign-in')
		.orderBy('created_at')
		.execute()
	return rows.map(({ payload_json }) => JSON.parse(payload_json).notice).filter(Boolean)
}

for (const engine of ENGINES) {
	test(`${engine}: a browser that its person has not used for 90 days is told to them, also one of the same make`, async () => {
		const store = await freshStore(engine)
		const { staffId } = await signedIn(store)
		const lee = await signedIn(store, { name: 'Lee' })
		await signedIn(store, { now: NOW + 1 })
		// The first browser of a new person is the one that accepted.
		expect(await notices(store)).toEqual([])
		await signedIn(store, { device: OTHER_PHONE, now: NOW + 2 })
		await signedIn(store, { device: OTHER_PHONE, now: NOW + 3 })
		const isTold = (at: number) => ({ staffId, kind: 'new device', name: 'Firefox on Android', at })
		expect(await notices(store)).toEqual([isTold(NOW + 2)])
		const later = NOW + 2 + DEVICE_LIFE_MS
		await signedIn(store, { device: OTHER_PHONE, now: later })
		await signedIn(store, { now: later + 1 })
		expect(await notices(store)).toEqual([isTold(NOW + 2), isTold(later + 1)])
		await removeMember(store, { id: lee.staffId, by: staffId }, later)
		const devices = await store.db.selectFrom('staff_device').select(['staff_id', 'key_hash']).execute()
		expect(devices.map(({ staff_id }) => staff_id)).toEqual([staffId, staffId])
		for (const { key } of [PHONE, OTHER_PHONE]) expect(JSON.stringify(devices)).not.toContain(key)
	})

	test(`${engine}: passkeys and accounts that are added and removed are told to their owner`, async () => {
		const store = await freshStore(engine)
		const ana = await signedIn(store)
		const { staffId } = ana
		await addPasskey(store, staffId, PASSKEY, NOW)
		await removePasskey(store, { id: (await listPasskeys(store, staffId))[0]?.id ?? '', ...ana }, NOW + 1)
		const account = { issuer: 'https://accounts.google.com', subject: '1234' }
		await linkIdentity(store, { staffId, account }, NOW + 2)
		const other = await signedIn(store)
		const id = (await listIdentities(store, staffId))[0]?.id ?? ''
		expect(await unlinkIdentity(store, { id, ...ana }, NOW + 3)).toBe(true)
		expect((await listSessions(store, staffId, NOW + 3)).map((session) => session.id)).toEqual([ana.sessionId])
		expect(await findSession(store, other.sessionKey, NOW + 3)).toBeUndefined()
		expect(await unlinkIdentity(store, { id, ...ana }, NOW + 4)).toBe(false)
		expect(await notices(store)).toEqual([
			{ staffId, kind: 'passkey added', name: 'Phone', at: NOW },
			{ staffId, kind: 'passkey removed', name: 'Phone', at: NOW + 1 },
			{ staffId, kind: 'account linked', name: 'accounts.google.com', at: NOW + 2 },
			{ staffId, kind: 'account unlinked', name: 'accounts.google.com', at: NOW + 3 },
		])
	})

	test(`${engine}: signing out everywhere else leaves one session, and no link that was emailed`, async () => {
		const store = await freshStore(engine)
		const [ana, other, lee] = [await signedIn(store), await signedIn(store), await signedIn(store, { name: 'Lee' })]
		await requestSignIn(store, { email: 'ana@fairlead.example', browserKey: 'b'.repeat(32) }, NOW)
		const { id } = await store.db.selectFrom('sign_in_request').select('id').executeTakeFirstOrThrow()
		const { linkKey = '' } = (await issueSignInKeys(store, id, NOW)) ?? {}
		expect(await findSignInLink(store, linkKey, NOW + 1)).toBeDefined()
		await signOutElsewhere(store, { staffId: ana.staffId, keptId: ana.sessionId }, NOW + 1)
		const open = []
		for (const { sessionKey } of [ana, other, lee]) open.push((await findSession(store, sessionKey, NOW + 1))?.id)
		expect(open).toEqual([ana.sessionId, undefined, lee.sessionId])
		expect(await findSignInLink(store, linkKey, NOW + 1)).toBeUndefined()
		const [ended] = await readAuditLog(store, { limit: 1 })
		expect(ended).toMatchObject({ action: 'session revoked', staffId: ana.staffId, subject: other.sessionId })
	})

	test(`${engine}: refused passkeys are in the audit log, about their person, and no more than twenty of a day`, async () => {
		const store = await freshStore(engine)
		const { staffId } = await signedIn(store)
		await addPasskey(store, staffId, PASSKEY, NOW)
		const [passkey] = await listPasskeys(store, staffId)
		if (!passkey) throw new Error('no passkey')
		for (let turn = 0; turn < 25; turn += 1) await recordRefusedPasskey(store, { passkey, by: null }, NOW)
		const log = await readAuditLog(store, { limit: 99, actions: ['passkey refused'] })
		expect(log).toHaveLength(20)
		expect(log[0]).toMatchObject({ staffId: null, subject: staffId })
	})
}
