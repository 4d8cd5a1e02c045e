import { expect, test } from 'vitest'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import type { Store } from '../../store/open-store.ts'
import { readAuditLog } from '../audit.ts'
import { acceptInvitation, changeRole, invite, removeMember } from '../members.ts'
import { findSession } from './sessions.ts'
import { findSignInLink, signInByCode, signInByLink } from './sign-in.ts'
import { issueWordPressLink, WORDPRESS_LINK_LIFE_MS } from './wordpress-links.ts'

const NOW = Date.UTC(2026, 10, 23, 9)
const DEVICE = { name: 'Firefox on Android', key: 'd'.repeat(32) }
const ASKED = { email: ' Ana@Fairlead.example', nonce: 'n'.repeat(36), expiresAt: NOW + WORDPRESS_LINK_LIFE_MS }

/** People at the desk. @returns their ids */
async function team(store: Store) {
	const ids: string[] = []
	for (const name of ['Ana', 'Lee']) {
		const invitation = { email: `${name}@fairlead.example`, name, role: 'lead' as const, invitedBy: null }
		const key = await invite(store, invitation, NOW)
		const sessionKey = (await acceptInvitation(store, { key, device: DEVICE }, NOW)) ?? ''
		ids.push((await findSession(store, sessionKey, NOW))?.member.id ?? '')
	}
	return { ana: ids[0] ?? '', lee: ids[1] ?? '' }
}

for (const engine of ENGINES) {
	test(`${engine}: a link signs in the person of the same address, once, also when it is pressed twice at a time`, async () => {
		const store = await freshStore(engine)
		const { ana } = await team(store)
		const linkKey = (await issueWordPressLink(store, ASKED, NOW)) ?? ''
		expect(await findSignInLink(store, linkKey, NOW)).toBeDefined()
		expect(JSON.stringify(await store.db.selectFrom('sign_in_request').selectAll().execute())).not.toContain(linkKey)
		const raced = await Promise.all([1, 2, 3].map(() => signInByLink(store, { linkKey, device: DEVICE }, NOW + 1)))
		const [sessionKey, ...others] = raced.filter((key) => key !== undefined)
		expect(others).toEqual([])
		const session = await findSession(store, sessionKey ?? '', NOW + 1)
		// It proves nothing to the desk: exports and the like ask again.
		expect(session).toMatchObject({ member: { id: ana, role: 'lead' }, signedInAt: 0 })
		expect((await readAuditLog(store, { limit: 1 }))[0]).toMatchObject({
			action: 'signed in from WordPress',
			staffId: ana,
			subject: session?.id,
		})
	})

	test(`${engine}: a repeated request makes no second link, whether or not the first was used`, async () => {
		const store = await freshStore(engine)
		await team(store)
		const raced = await Promise.all([1, 2, 3].map(() => issueWordPressLink(store, ASKED, NOW)))
		const [linkKey = '', ...others] = raced.filter((key) => key !== undefined)
		expect(others).toEqual([])
		await signInByLink(store, { linkKey, device: DEVICE }, NOW)
		expect(await issueWordPressLink(store, ASKED, NOW + 1)).toBeUndefined()
		// Its row may be deleted from then on.
		expect(await issueWordPressLink(store, ASKED, ASKED.expiresAt)).toBeUndefined()
	})

	test(`${engine}: it expires after five minutes, and no code can be tried with it`, async () => {
		const store = await freshStore(engine)
		await team(store)
		const linkKey = (await issueWordPressLink(store, ASKED, NOW)) ?? ''
		const late = NOW + WORDPRESS_LINK_LIFE_MS
		expect(await findSignInLink(store, linkKey, late)).toBeUndefined()
		expect(await signInByLink(store, { linkKey, device: DEVICE }, late)).toBeUndefined()
		const code = { browserKey: 'wordpress', code: '', device: DEVICE }
		expect(await signInByCode(store, code, NOW)).toBeUndefined()
		const tooFar = { ...ASKED, nonce: 'm'.repeat(36), expiresAt: NOW + 7 * 60_000 }
		expect(await issueWordPressLink(store, tooFar, NOW)).toBeUndefined()
	})

	test(`${engine}: strangers and removed people get no link, and the role is the desk's`, async () => {
		const store = await freshStore(engine)
		const { ana, lee } = await team(store)
		expect(await issueWordPressLink(store, { ...ASKED, email: 'eve@fairlead.example' }, NOW)).toBeUndefined()
		const linkKey = (await issueWordPressLink(store, ASKED, NOW)) ?? ''
		await changeRole(store, { id: ana, role: 'team', by: lee }, NOW)
		const sessionKey = (await signInByLink(store, { linkKey, device: DEVICE }, NOW)) ?? ''
		expect((await findSession(store, sessionKey, NOW))?.member.role).toBe('team')
		const open = (await issueWordPressLink(store, { ...ASKED, nonce: 'o'.repeat(36) }, NOW)) ?? ''
		await removeMember(store, { id: ana, by: lee }, NOW)
		expect(await signInByLink(store, { linkKey: open, device: DEVICE }, NOW)).toBeUndefined()
		expect(await findSession(store, sessionKey, NOW)).toBeUndefined()
		expect(await issueWordPressLink(store, { ...ASKED, nonce: 'p'.repeat(36) }, NOW)).toBeUndefined()
	})

	test(`${engine}: 20 links in a quarter of an hour are enough for a person`, async () => {
		const store = await freshStore(engine)
		await team(store)
		const issue = (index: number) => issueWordPressLink(store, { ...ASKED, nonce: `${index}`.padStart(36, 'n') }, NOW)
		for (let index = 0; index < 20; index += 1) expect(await issue(index)).toBeDefined()
		expect(await issue(20)).toBeUndefined()
	})
}
