import { expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import type { Store } from '../../store/open-store.ts'
import { readAuditLog } from '../audit.ts'
import { acceptInvitation, invite } from '../members.ts'
import { storeChallenge, takeChallenge } from './challenges.ts'
import { MAX_CODE_TRIES } from './codes.ts'
import { confirmByCode, requestCode } from './confirm-identity.ts'
import { findHeldForm, HELD_FORM_LIFE_MS, holdForm } from './held-forms.ts'
import { addPasskey, confirmByPasskey, findPasskey, listPasskeys, removePasskey, signInByPasskey } from './passkeys.ts'
import { findSession } from './sessions.ts'
import { issueSignInKeys, signInByCode } from './sign-in.ts'

const NOW = Date.UTC(2026, 10, 23, 9)
const LATER = NOW + HOUR_MS
const DEVICE = { name: 'Firefox on Android', key: 'd'.repeat(32) }

async function signedIn(store: Store, name = 'Ana') {
	const invitation = { email: `${name.toLowerCase()}@fairlead.example`, name, role: 'lead' as const, invitedBy: null }
	const key = await invite(store, invitation, NOW)
	const sessionKey = (await acceptInvitation(store, { key, device: DEVICE }, NOW)) ?? ''
	const session = await findSession(store, sessionKey, NOW)
	if (!session) throw new Error('not signed in')
	return { sessionKey, sessionId: session.id, staffId: session.member.id }
}

/** The code that is emailed to a signed-in person. */
async function aCode(store: Store, browser: Awaited<ReturnType<typeof signedIn>>) {
	await requestCode(store, browser, LATER)
	const { id } = await store.db
		.selectFrom('sign_in_request')
		.select('id')
		.where('code_hash', 'is', null)
		.executeTakeFirstOrThrow()
	const keys = await issueSignInKeys(store, id, LATER)
	await store.db.updateTable('delivery').set({ done_at: LATER }).execute()
	if (!keys) throw new Error('The request is not open')
	return keys
}

const PASSKEY = { credentialId: 'credential', publicKey: 'key', counter: 1, transports: ['internal'], name: 'Phone' }

for (const engine of ENGINES) {
	test(`${engine}: a code renews the sign-in of its session once, under a new key, and opens no session`, async () => {
		const store = await freshStore(engine)
		const ana = await signedIn(store)
		const { code, linkKey } = await aCode(store, ana)
		expect(linkKey).toBeUndefined()
		const lee = await signedIn(store, 'Lee')
		expect(await confirmByCode(store, { ...lee, code }, LATER)).toBeUndefined()
		expect(await signInByCode(store, { browserKey: ana.sessionKey, code, device: DEVICE }, LATER)).toBeUndefined()
		const sessionKey = (await confirmByCode(store, { ...ana, code }, LATER)) ?? ''
		expect(await findSession(store, ana.sessionKey, LATER)).toBeUndefined()
		expect(await findSession(store, sessionKey, LATER)).toMatchObject({ id: ana.sessionId, signedInAt: LATER })
		expect(await confirmByCode(store, { ...ana, sessionKey, code }, LATER)).toBeUndefined()
		expect((await readAuditLog(store, { limit: 1 }))[0]).toMatchObject({ action: 'signed in again' })
	})

	test(`${engine}: after five wrong codes a new one is needed`, async () => {
		const store = await freshStore(engine)
		const ana = await signedIn(store)
		const { code } = await aCode(store, ana)
		const wrong = code === '00000000' ? '00000001' : '00000000'
		for (let attempt = 0; attempt < MAX_CODE_TRIES; attempt += 1) {
			expect(await confirmByCode(store, { ...ana, code: wrong }, LATER)).toBeUndefined()
		}
		expect(await confirmByCode(store, { ...ana, code }, LATER)).toBeUndefined()
		expect(await confirmByCode(store, { ...ana, ...(await aCode(store, ana)) }, LATER)).toBeTruthy()
	})

	test(`${engine}: a held form is for its session, for ten minutes, and cannot be read from the store`, async () => {
		const store = await freshStore(engine)
		const { sessionId } = await signedIn(store)
		const other = await signedIn(store, 'Lee')
		const fields: [string, string][] = [
			['do', 'remove'],
			['email', 'sam.reed@example.org'],
		]
		const form = { path: '/people', fields, button: 'Remove Sam Reed' }
		const key = await holdForm(store, { sessionId, form }, NOW)
		const stored = JSON.stringify(await store.db.selectFrom('held_form').selectAll().execute())
		for (const text of ['people', 'sam', 'Sam', key]) expect(stored).not.toContain(text)
		expect(await findHeldForm(store, { sessionId, key }, NOW + HELD_FORM_LIFE_MS - 1)).toEqual(form)
		expect(await findHeldForm(store, { sessionId, key }, NOW + HELD_FORM_LIFE_MS)).toBeUndefined()
		expect(await findHeldForm(store, { sessionId: other.sessionId, key }, NOW)).toBeUndefined()
		await store.db.deleteFrom('staff_session').where('id', '=', sessionId).execute()
		expect(await store.db.selectFrom('held_form').selectAll().execute()).toEqual([])
	})

	test(`${engine}: a challenge is accepted once, for its purpose and session`, async () => {
		const store = await freshStore(engine)
		const { sessionId } = await signedIn(store)
		const mine = { challenge: 'c'.repeat(43), purpose: 'confirm', sessionId } as const
		await storeChallenge(store, mine, NOW)
		expect(await takeChallenge(store, { ...mine, purpose: 'sign in' }, NOW)).toBe(false)
		expect(await takeChallenge(store, { ...mine, sessionId: null }, NOW)).toBe(false)
		const raced = await Promise.all([1, 2, 3].map(() => takeChallenge(store, mine, NOW)))
		expect(raced.filter(Boolean)).toHaveLength(1)
	})

	test(`${engine}: a passkey signs in and confirms; a copy whose count does not rise is refused and recorded`, async () => {
		const store = await freshStore(engine)
		const { staffId, sessionId } = await signedIn(store)
		await addPasskey(store, staffId, PASSKEY, NOW)
		const [passkey] = await listPasskeys(store, staffId)
		if (!passkey) throw new Error('no passkey')
		const key = await signInByPasskey(store, { passkey, counter: 2, device: DEVICE }, LATER)
		expect((await findSession(store, key ?? '', LATER))?.member.id).toBe(staffId)
		expect(await signInByPasskey(store, { passkey, counter: 2, device: DEVICE }, LATER + 1)).toBeUndefined()
		expect((await readAuditLog(store, { limit: 1 }))[0]).toMatchObject({ action: 'copied passkey refused', staffId })
		const renewed = await confirmByPasskey(store, { passkey, counter: 3, sessionId }, LATER)
		expect(await findSession(store, renewed ?? '', LATER)).toMatchObject({ id: sessionId, signedInAt: LATER })
		expect((await listPasskeys(store, staffId))[0]).toMatchObject({ lastUsedAt: LATER, counter: 3 })
	})

	test(`${engine}: a passkey is removed by its owner only, and their other browsers are signed out with it`, async () => {
		const store = await freshStore(engine)
		const [other, ana, lee] = [await signedIn(store), await signedIn(store), await signedIn(store, 'Lee')]
		await addPasskey(store, ana.staffId, PASSKEY, NOW)
		const id = (await listPasskeys(store, ana.staffId))[0]?.id ?? ''
		expect(await removePasskey(store, { id, ...lee }, NOW)).toBe(false)
		expect(await findPasskey(store, PASSKEY.credentialId)).toBeDefined()
		expect(await findSession(store, other.sessionKey, NOW)).toBeDefined()
		expect(await removePasskey(store, { id, ...ana }, NOW)).toBe(true)
		expect(await findPasskey(store, PASSKEY.credentialId)).toBeUndefined()
		// They may have been made with it.
		expect(await findSession(store, other.sessionKey, NOW)).toBeUndefined()
		expect(await findSession(store, ana.sessionKey, NOW)).toBeDefined()
		expect(await findSession(store, lee.sessionKey, NOW)).toBeDefined()
		const ended = await readAuditLog(store, { limit: 9, actions: ['session revoked'] })
		expect(ended).toMatchObject([{ staffId: ana.staffId, subject: other.sessionId }])
	})
}
