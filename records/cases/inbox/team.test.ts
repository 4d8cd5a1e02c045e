import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { acceptInvitation, invite } from '../../staff/members.ts'
import { changeSettings, listTeam } from '../../staff/team.ts'
import { accept } from '../../submissions/accept.ts'
import { listDogCases } from '../dog/dog-cases.ts'
import { otherReservation } from '../dog/reservation.ts'
import { readLoads, readPromises } from './team-load.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const TODAY = '2026-11-21'
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

for (const engine of ENGINES) {
	test(`${engine}: who has how much; what belongs to someone who left is no one's`, async () => {
		const store = await freshStore(engine)
		const send = async (replyBy: string, holder: string | null, status: 'new' | 'declined' = 'new') => {
			const { id } = await accept(store, aSubmission({ replyBy }), () => [], NOW)
			await store.db.updateTable('submission').set({ assigned_to: holder, status }).where('id', '=', id).execute()
		}
		await send('2026-11-20', 'ana')
		await send('2026-11-30', 'ana')
		await send('2026-11-20', 'ana', 'declined')
		await send('2026-11-20', 'removed')
		await send('2026-11-25', null)
		const day = { today: TODAY, weekEnd: '2026-11-28', presentIds: ['ana'], awayIds: [] }
		expect([...(await readLoads(store, day))].sort()).toEqual([
			[null, { open: 2, overdue: 1 }],
			['ana', { open: 2, overdue: 1 }],
		])
		// Ana's overdue case is everyone's while she is away.
		expect((await readLoads(store, { ...day, awayIds: ['ana'] })).get(null)).toEqual({ open: 3, overdue: 2 })
	})

	test(`${engine}: the share of answers by the reply deadline counts what was due, and answers before it`, async () => {
		const store = await freshStore(engine)
		expect(await readPromises(store, { today: TODAY, now: NOW }, dayOf)).toEqual({ due: 0, inTime: 0 })
		const send = async (replyBy: string, answeredAt: number | null, changes = {}) => {
			const { id } = await accept(store, aSubmission({ replyBy, ...changes }), () => [], NOW)
			await store.db.updateTable('submission').set({ answered_at: answeredAt }).where('id', '=', id).execute()
		}
		await send('2026-11-20', NOW - 2 * DAY_MS)
		await send('2026-11-18', NOW)
		await send('2026-11-18', null)
		await send('2026-11-25', NOW)
		// Not due yet, long ago, in quarantine, and urgent: not counted.
		await send('2026-11-25', null)
		await send('2026-06-01', NOW)
		await send('2026-11-18', null, { quarantineReasons: ['x'] })
		await send('2026-11-18', null, { isUrgent: true })
		expect(await readPromises(store, { today: TODAY, now: NOW }, dayOf)).toEqual({ due: 4, inTime: 2 })
	})

	test(`${engine}: a dog approved for another person names them`, async () => {
		const store = await freshStore(engine)
		const sam = await accept(store, aSubmission({ name: 'Sam' }), () => [], NOW)
		const lee = await accept(store, aSubmission({ name: 'Lee' }), () => [], NOW)
		const other = () => otherReservation(store, { slug: 'biscuit', submissionId: lee.id })
		expect(await other()).toBeUndefined()
		await store.db.updateTable('submission').set({ status: 'approved' }).where('id', '=', sam.id).execute()
		expect(await other()).toEqual({ name: 'Sam', reference: sam.reference })
		expect(await otherReservation(store, { slug: 'biscuit', submissionId: sam.id })).toBeUndefined()
		expect((await listDogCases(store)).map(({ name, status }) => `${name}: ${status}`)).toEqual([
			'Sam: approved',
			'Lee: new',
		])
		await store.db.updateTable('submission').set({ status: 'fell through' }).where('id', '=', sam.id).execute()
		expect(await other()).toBeUndefined()
	})

	test(`${engine}: settings of a person; another person's change is in the audit log`, async () => {
		const store = await freshStore(engine)
		const key = await invite(store, { email: 'a@x.example', name: 'Ana', role: 'lead', invitedBy: null }, NOW)
		await acceptInvitation(store, { key, device: { name: 'Firefox', key: 'd'.repeat(32) } }, NOW)
		const [{ id = '' } = {}] = await listTeam(store)
		expect(await listTeam(store)).toMatchObject([{ awayUntil: null, wantsDigest: true, hasShortcuts: false }])
		await changeSettings(store, { id, by: id, settings: { awayUntil: '2026-12-03', wantsDigest: false } }, NOW)
		await changeSettings(store, { id, by: 'a lead', settings: { hasShortcuts: true } }, NOW)
		expect(await listTeam(store)).toMatchObject([{ awayUntil: '2026-12-03', wantsDigest: false, hasShortcuts: true }])
		const audit = await store.db
			.selectFrom('audit_entry')
			.select('staff_id')
			.where('action', '=', 'settings changed')
			.execute()
		expect(audit).toEqual([{ staff_id: 'a lead' }])
		expect(await changeSettings(store, { id: 'x', by: id, settings: { awayUntil: null } }, NOW)).toBe(false)
	})
}
