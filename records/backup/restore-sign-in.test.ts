import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ENGINES, freshDatabase } from '#tests/records/stores.ts'
import { acceptInvitation, findInvitation, invite, issueInvitationKey, listStaff } from '../staff/members.ts'
import { listInvitations } from '../staff/people.ts'
import { findSession } from '../staff/sign-in/sessions.ts'
import { findSignInLink, issueSignInKeys, requestSignIn } from '../staff/sign-in/sign-in.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const DEVICE = { name: 'Firefox on Android', key: 'd'.repeat(32) }

async function aPlace(engine: Store['engine']) {
	const dataDir = mkdtempSync(join(tmpdir(), 'restore-sign-in-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true }))
	return { dataDir, databaseUrl: engine === 'postgres' ? await freshDatabase() : null, secrets: {} }
}

async function open(place: { dataDir: string; databaseUrl: string | null }): Promise<Store> {
	const store = await openStore({ ...place, onLostConnection: () => {} })
	onTestFinished(() => store.close())
	return store
}

/** A person who is signed in and has asked for another email, and an invitation that no one has accepted. */
async function aDesk(store: Store) {
	const invitation = { email: 'ana@fairlead.example', name: 'Ana', role: 'lead' as const, invitedBy: null }
	const sessionKey = await acceptInvitation(store, { key: await invite(store, invitation, NOW), device: DEVICE }, NOW)
	const invitationKey = await invite(store, { ...invitation, email: 'lee@fairlead.example', name: 'Lee' }, NOW)
	await requestSignIn(store, { email: invitation.email, browserKey: 'b'.repeat(32) }, NOW)
	const request = await store.db.selectFrom('sign_in_request').select('id').executeTakeFirstOrThrow()
	const keys = await issueSignInKeys(store, request.id, NOW)
	return { sessionKey: sessionKey ?? '', invitationKey, linkKey: keys?.linkKey ?? '' }
}

for (const engine of ENGINES) {
	test(`${engine}: nothing that signed anyone in does so after a restore, in place or elsewhere`, async () => {
		const source = await aPlace(engine)
		const store = await open(source)
		const keys = await aDesk(store)
		expect(await findSession(store, keys.sessionKey, NOW)).toBeDefined()
		expect(await findSignInLink(store, keys.linkKey, NOW)).toBeDefined()
		expect(await findInvitation(store, keys.invitationKey, NOW)).toBeDefined()
		const file = join(source.dataDir, 'a.backup')
		await backUp(source, file)
		await store.close()

		const elsewhere = await aPlace(engine)
		expect(await restore(file, { ...elsewhere, replace: false })).toMatchObject({ replaced: undefined })
		const { replaced = '' } = await restore(file, { ...source, replace: true })
		if (engine === 'sqlite') expect(readdirSync(source.dataDir)).toContain(basename(replaced))
		for (const place of [elsewhere, source]) {
			const restored = await open(place)
			expect(await listStaff(restored)).toMatchObject([{ name: 'Ana' }])
			expect(await findSession(restored, keys.sessionKey, NOW)).toBeUndefined()
			expect(await findSignInLink(restored, keys.linkKey, NOW)).toBeUndefined()
			expect(await findInvitation(restored, keys.invitationKey, NOW)).toBeUndefined()
			expect(await listInvitations(restored, NOW)).toEqual([])
			// Nor does an email that still waits make a new link.
			const rows = await restored.db.selectFrom('staff_invitation').select('id').execute()
			expect(rows).toHaveLength(2)
			for (const { id } of rows) expect(await issueInvitationKey(restored, id, NOW)).toBeUndefined()
		}
	})
}
