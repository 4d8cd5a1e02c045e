import { expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import type { Store } from '../store/open-store.ts'
import { accept } from '../submissions/accept.ts'
import { findSubmission } from '../submissions/submissions.ts'
import { listUnreadMentions, markMentionsRead } from './mentions.ts'
import { recordRestrictedView } from './restricted-views.ts'
import { decideSamePerson, findSamePerson } from './same-person.ts'
import { addTask, completeTask, listTasks } from './tasks.ts'
import { addNote, findNoteDraft, recordCall, recordReply, saveNoteDraft } from './work.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

async function aPerson({ db }: Store, id: string) {
	const row = { id, email: `${id}@rescue.example`, name: id, role: 'team' as const, created_at: NOW, removed_at: null }
	await db.insertInto('staff').values(row).execute()
}

function aCase(store: Store, changes: Parameters<typeof aSubmission>[0] = {}) {
	return accept(store, aSubmission(changes), () => [], NOW)
}

for (const engine of ENGINES) {
	test(`${engine}: a note names a colleague until they open the case, and ends the author's draft`, async () => {
		const store = await freshStore(engine)
		await aPerson(store, 'lee')
		const { id, reference } = await aCase(store, { name: 'Zoë' })
		const work = { submissionId: id, seenVersion: 0, staffId: 'lee' }
		await saveNoteDraft(store, work, 'First', NOW)
		await saveNoteDraft(store, work, 'Second', NOW)
		expect(await findNoteDraft(store, work)).toBe('Second')
		const stale = { ...work, seenVersion: 7 }
		expect(await addNote(store, stale, { text: 'x', mentions: ['ana'] }, NOW)).toBe('changed meanwhile')
		expect(await listUnreadMentions(store, 'ana')).toEqual([])
		expect(await addNote(store, work, { text: 'Look', mentions: ['ana'] }, NOW)).toBe('done')
		expect(await findNoteDraft(store, work)).toBe('')
		expect(await listUnreadMentions(store, 'ana')).toEqual([{ reference, name: 'Zoë', at: NOW, by: 'lee' }])
		await markMentionsRead(store, { staffId: 'ana', submissionId: id }, NOW)
		expect(await listUnreadMentions(store, 'ana')).toEqual([])
	})

	test(`${engine}: a call is an answer when someone spoke; a reply makes the case due again`, async () => {
		const store = await freshStore(engine)
		const { id, reference } = await aCase(store)
		const work = (seenVersion: number) => ({ submissionId: id, seenVersion, staffId: 'lee' })
		await recordCall(store, work(0), { result: 'message left', note: '' }, NOW)
		expect(await findSubmission(store, reference)).toMatchObject({ answeredAt: null })
		await recordCall(store, work(1), { result: 'reached', note: '' }, NOW + 1)
		await recordReply(store, work(2), { text: '', dueOn: '2026-12-01' }, NOW + 2)
		expect(await findSubmission(store, reference)).toMatchObject({
			answeredAt: NOW + 1,
			status: 'in_review',
			backOn: '2026-12-01',
		})
		await recordCall(store, work(3), { result: 'reached', note: '' }, NOW + 3)
		expect(await findSubmission(store, reference)).toMatchObject({ answeredAt: NOW + 1, backOn: null })
	})

	test(`${engine}: a task is done once, and only through its own case`, async () => {
		const store = await freshStore(engine)
		const [mine, other] = [await aCase(store), await aCase(store)]
		const work = (submissionId: string, seenVersion: number) => ({ submissionId, seenVersion, staffId: 'lee' })
		await addTask(store, work(mine.id, 0), { text: 'Ring', dueOn: '2026-12-01', assignedTo: null }, NOW)
		const [task] = await listTasks(store, mine.id)
		expect(await completeTask(store, work(other.id, 0), task?.id ?? '', NOW)).toBe('unknown')
		expect(await completeTask(store, work(mine.id, 1), task?.id ?? '', NOW)).toBe('done')
		expect(await completeTask(store, work(mine.id, 2), task?.id ?? '', NOW)).toBe('unknown')
		expect(await listTasks(store, mine.id)).toMatchObject([{ text: 'Ring', isDone: true }])
	})

	test(`${engine}: cases of one person are named with the reason, linked and parted, never merged`, async () => {
		const store = await freshStore(engine)
		const at = (postcode: string) => ({ answers: { postcode } })
		const own = await aCase(store, {
			...at('SA14 8NN'),
			name: 'Zoë Brown',
			email: 'Zoe@example.org',
			phone: '01632 960001',
		})
		await aCase(store, { name: 'Z. Brown', email: 'zoe@EXAMPLE.org', phone: '' })
		await aCase(store, { name: 'Lee', email: 'lee@example.org', phone: '+44 (0)1632 960 001' })
		await aCase(store, { ...at('sa148nn'), name: 'zoë brown', email: '', phone: '' })
		const stranger = await aCase(store, { ...at('TH1 2AB'), name: 'Zoë Brown', email: '', phone: '' })
		const find = async () => {
			const found = await findSamePerson(store, (await findSubmission(store, own.reference)) ?? expect.fail())
			return Object.fromEntries(
				found.map(({ submission, reasons, decision }) => [submission.name, [...reasons, decision]]),
			)
		}
		const found = await find()
		expect(found).toMatchObject({ 'Z. Brown': ['email', null], Lee: ['phone', null] })
		expect(found).toMatchObject({ 'zoë brown': ['name and postcode', null] })
		const work = { submissionId: own.id, seenVersion: 0, staffId: 'lee', reference: own.reference }
		const link = { otherReference: stranger.reference, decision: 'same' } as const
		expect(await decideSamePerson(store, work, link, NOW)).toBe('done')
		expect(await find()).toMatchObject({ 'Zoë Brown': ['same'] })
		const again = { ...work, seenVersion: 1 }
		expect(await decideSamePerson(store, again, { ...link, decision: null }, NOW)).toBe('done')
		expect(await find()).not.toHaveProperty('Zoë Brown')
		expect(await findSubmission(store, stranger.reference)).toMatchObject({ name: 'Zoë Brown', version: 0 })
	})

	test(`${engine}: a look at restricted answers is recorded once an hour for each person and case`, async () => {
		const store = await freshStore(engine)
		const { id, reference } = await aCase(store)
		const look = (staffId: string, at: number) =>
			recordRestrictedView(store, { submissionId: id, reference, staffId }, at)
		await Promise.all(Array.from({ length: 10 }, () => look('lee', NOW)))
		await look('lee', NOW + HOUR_MS)
		await look('ana', NOW)
		const entries = await store.db.selectFrom('audit_entry').select(['staff_id', 'subject']).execute()
		expect(entries.map(({ staff_id, subject }) => `${staff_id} ${subject}`).sort()).toEqual([
			`ana ${reference}`,
			`lee ${reference}`,
			`lee ${reference}`,
		])
	})
}
