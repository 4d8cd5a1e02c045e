import { expect, test } from 'vitest'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import type { Store } from '../store/open-store.ts'
import { acceptByIdentity, linkIdentity, listIdentities, signInByIdentity, unlinkIdentity } from './identities.ts'
import { acceptInvitation, findInvitation, INVITATION_LIFE_MS, invite, removeMember } from './members.ts'
import { PROVIDER_SIGN_IN_LIFE_MS, storeProviderSignIn, takeProviderSignIn } from './sign-in/provider-sign-ins.ts'
import { endSession, findSession } from './sign-in/sessions.ts'

const NOW = Date.UTC(2026, 10, 23, 9)
const LATER = NOW + 60_000
const DEVICE = { name: 'Firefox on Android', key: 'd'.repeat(32) }
const GOOGLE = { issuer: 'https://accounts.google.com', subject: '1234' }
const OTHER_ISSUER = { ...GOOGLE, issuer: 'https://login.example' }

async function anInvitation(store: Store, name: string) {
	const email = `${name.toLowerCase()}@fairlead.example`
	const key = await invite(store, { email, name, role: 'lead', invitedBy: null }, NOW)
	return { key, invitationId: (await findInvitation(store, key, NOW))?.id ?? '' }
}

async function aMember(store: Store, name: string) {
	const { key } = await anInvitation(store, name)
	const session = await findSession(store, (await acceptInvitation(store, { key, device: DEVICE }, NOW)) ?? '', NOW)
	return { staffId: session?.member.id ?? '', sessionId: session?.id ?? '' }
}

for (const engine of ENGINES) {
	const signIn = async (store: Store, account = GOOGLE) => {
		const key = await signInByIdentity(store, { account, device: DEVICE }, LATER)
		return key && (await findSession(store, key, LATER))?.member.name
	}

	test(`${engine}: an account signs in by issuer and subject, until it is unlinked or its person removed`, async () => {
		const store = await freshStore(engine)
		const [ana, lee] = [await aMember(store, 'Ana'), await aMember(store, 'Lee')]
		expect(await signIn(store)).toBeUndefined()
		expect(await linkIdentity(store, { staffId: ana.staffId, account: GOOGLE }, NOW)).toBe('linked')
		expect(await linkIdentity(store, { staffId: ana.staffId, account: GOOGLE }, NOW)).toBe('linked')
		expect(await linkIdentity(store, { staffId: lee.staffId, account: GOOGLE }, NOW)).toBe('taken')
		expect([await signIn(store), await signIn(store, OTHER_ISSUER)]).toEqual(['Ana', undefined])
		const [linked] = await listIdentities(store, ana.staffId)
		expect(linked).toMatchObject({ issuer: GOOGLE.issuer, createdAt: NOW, lastUsedAt: LATER })
		const id = linked?.id ?? ''
		expect(await unlinkIdentity(store, { id, ...lee }, NOW)).toBe(false)
		expect(await unlinkIdentity(store, { id, ...ana }, NOW)).toBe(true)
		expect(await signIn(store)).toBeUndefined()
		await linkIdentity(store, { staffId: lee.staffId, account: GOOGLE }, NOW)
		await removeMember(store, { id: lee.staffId, by: ana.staffId }, NOW)
		expect(await signIn(store)).toBeUndefined()
		expect(await store.db.selectFrom('staff_identity').selectAll().execute()).toEqual([])
	})

	test(`${engine}: of two people who link one account at once one has it`, async () => {
		const store = await freshStore(engine)
		const people = [await aMember(store, 'Ana'), await aMember(store, 'Lee'), await aMember(store, 'Mo')]
		const results = await Promise.all(
			people.map(({ staffId }) => linkIdentity(store, { staffId, account: GOOGLE }, NOW)),
		)
		expect(results.sort()).toEqual(['linked', 'taken', 'taken'])
	})

	test(`${engine}: an invitation is accepted once with an account, in time, and not with that of another person`, async () => {
		const store = await freshStore(engine)
		const { staffId } = await aMember(store, 'Ana')
		await linkIdentity(store, { staffId, account: GOOGLE }, NOW)
		const lee = await anInvitation(store, 'Lee')
		const accept = (invitationId: string, subject: string, now = LATER) =>
			acceptByIdentity(store, { invitationId, account: { ...GOOGLE, subject }, device: DEVICE }, now)
		expect(await accept(lee.invitationId, GOOGLE.subject)).toBe('taken')
		expect(await findInvitation(store, lee.key, LATER)).toBeDefined()
		expect(await accept(lee.invitationId, 'lee', NOW + INVITATION_LIFE_MS)).toBeUndefined()
		const raced = await Promise.all([1, 2, 3].map(() => accept(lee.invitationId, 'lee')))
		expect(raced.filter(Boolean)).toHaveLength(1)
		expect(await signIn(store, { ...GOOGLE, subject: 'lee' })).toBe('Lee')
		// Invited again, with another account: it takes the place of the first.
		const again = await anInvitation(store, 'Lee')
		expect(await accept(again.invitationId, 'lee-2')).toHaveProperty('sessionKey')
		expect(await signIn(store, { ...GOOGLE, subject: 'lee' })).toBeUndefined()
		expect(await signIn(store, { ...GOOGLE, subject: 'lee-2' })).toBe('Lee')
	})

	test(`${engine}: an answer of the provider is taken once, in time, and ends with the session that links`, async () => {
		const store = await freshStore(engine)
		const { staffId, sessionId } = await aMember(store, 'Ana')
		const state = 's'.repeat(43)
		const purpose = { kind: 'link', sessionId } as const
		await storeProviderSignIn(store, { state, purpose }, NOW)
		expect(JSON.stringify(await store.db.selectFrom('provider_sign_in').selectAll().execute())).not.toContain(state)
		const raced = await Promise.all([1, 2, 3].map(() => takeProviderSignIn(store, state, LATER)))
		expect(raced.filter(Boolean)).toEqual([purpose])
		await storeProviderSignIn(store, { state, purpose: { kind: 'sign in', path: '/people' } }, NOW)
		expect(await takeProviderSignIn(store, state, NOW + PROVIDER_SIGN_IN_LIFE_MS)).toBeUndefined()
		expect(await takeProviderSignIn(store, state, LATER)).toEqual({ kind: 'sign in', path: '/people' })
		await storeProviderSignIn(store, { state, purpose }, NOW)
		await endSession(store, { id: sessionId, staffId, action: 'signed out' }, NOW)
		expect(await takeProviderSignIn(store, state, LATER)).toBeUndefined()
	})
}
