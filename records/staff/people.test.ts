import { expect, test } from 'vitest'
import { AUDIT_KINDS, actionsOf } from '#domain/desk/people/audit-kinds.ts'
import { DAY_MS } from '#lib/dates.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { casesAbout } from '../cases/cases-about.ts'
import { accept } from '../submissions/accept.ts'
import { countAuditLog, oldestAuditEntry, readAuditLog, recordEvent } from './audit.ts'
import { acceptInvitation, findInvitation, invite } from './members.ts'
import { listInvitations, listPeople, withdrawInvitation } from './people.ts'

const DEVICE = { name: 'Firefox', key: 'd'.repeat(32) }
const NOW = Date.UTC(2026, 10, 21, 9)

for (const engine of ENGINES) {
	test(`${engine}: an open invitation is listed until it is accepted, and its link ends when it is withdrawn`, async () => {
		const store = await freshStore(engine)
		const send = (name: string) =>
			invite(store, { email: `${name}@rescue.example`, name, role: 'team', invitedBy: null }, NOW)
		const [anaKey, leeKey] = [await send('ana'), await send('lee')]
		await acceptInvitation(store, { key: anaKey, device: DEVICE }, NOW + DAY_MS)
		expect(await listPeople(store)).toMatchObject([{ name: 'ana', signedInAt: NOW + DAY_MS, passkeys: 0 }])
		const [lee, ...others] = await listInvitations(store, NOW)
		expect([lee?.name, others]).toEqual(['lee', []])
		const withdraw = () => withdrawInvitation(store, { id: lee?.id ?? '', by: 'ana' }, NOW + DAY_MS)
		expect(await Promise.all([withdraw(), withdraw()])).toContain(false)
		expect(await findInvitation(store, leeKey, NOW + DAY_MS)).toBeUndefined()
		expect(await acceptInvitation(store, { key: leeKey, device: DEVICE }, NOW + DAY_MS)).toBeUndefined()
		expect(await listInvitations(store, NOW + DAY_MS)).toEqual([])
		const log = await readAuditLog(store, { limit: 9, actions: ['invitation withdrawn'] })
		expect(log).toMatchObject([{ staffId: 'ana', subject: expect.stringMatching(/^team [0-9a-f-]{36}$/) }])
	})

	test(`${engine}: the audit log is read page by page, also where many entries have one instant, and filtered`, async () => {
		const store = await freshStore(engine)
		const actions = AUDIT_KINDS.flatMap(actionsOf)
		await store.write(async (transaction) => {
			for (const [index, action] of actions.entries()) {
				const staffId = index % 2 === 0 ? 'ana' : null
				await recordEvent(transaction, { staffId, action, subject: String(index) }, NOW + Math.floor(index / 5))
			}
		})
		const read: string[] = []
		let before: { at: number; id: string } | undefined
		for (;;) {
			const page = await readAuditLog(store, { limit: 3, before })
			if (page.length === 0) break
			read.push(...page.map(({ subject }) => subject))
			before = page.at(-1)
		}
		expect(read).toHaveLength(actions.length)
		expect(new Set(read).size).toBe(actions.length)
		const byOperator = await readAuditLog(store, { limit: 99, staffId: null })
		expect(byOperator).toHaveLength(Math.floor(actions.length / 2))
		const restricted = await readAuditLog(store, { limit: 99, actions: actionsOf('restricted') })
		expect(restricted.map(({ action }) => action)).toEqual(['restricted answers viewed'])
		const within = { from: NOW + 1, to: NOW + 3 }
		expect(await countAuditLog(store, { within })).toBe(10)
		expect(await countAuditLog(store, { within, before: { at: NOW + 2, id: '' } })).toBe(5)
		expect(await oldestAuditEntry(store)).toBe(NOW)
		const { reference } = await accept(store, aSubmission({ about: 'Biscuit' }), () => [], NOW)
		expect([...(await casesAbout(store, [reference, 'DEM-NONE'])).values()]).toEqual([
			{ form: 'adoption', about: 'Biscuit' },
		])
	})
}
