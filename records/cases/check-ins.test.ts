import { expect, test } from 'vitest'
import type { Email } from '#domain/emails/email.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import type { Store } from '../store/open-store.ts'
import { accept } from '../submissions/accept.ts'
import { findSubmission } from '../submissions/submissions.ts'
import { answerCheckIn, listCheckIns, listDueCheckIns, sendCheckIn, setHomeDay } from './check-ins.ts'
import { setStatus } from './set-status.ts'

const NOW = Date.UTC(2026, 10, 23, 9)

function email(to = 'sam@example.org'): Email {
	return { to, replyTo: null, subject: 'x', text: 'x', html: 'x', unsubscribeUrl: null }
}

async function anAdoption(store: Store) {
	const { id, reference } = await accept(store, aSubmission(), () => [], NOW)
	await setStatus(store, { reference, status: 'approved' }, NOW)
	await setHomeDay(store, { submissionId: id, seenVersion: 1, homeOn: '2026-11-30', staffId: 'ben' }, NOW)
	return { id, reference }
}

const noNotice = () => undefined

for (const engine of ENGINES) {
	test(`${engine}: three check-ins are planned from the day the dog went home, and move with it`, async () => {
		const store = await freshStore(engine)
		const { id } = await anAdoption(store)
		const days = async () => (await listCheckIns(store, id)).map(({ kind, dueOn }) => [kind, dueOn])
		expect(await days()).toEqual([
			['2 days', '2026-12-02'],
			['2 weeks', '2026-12-14'],
			['3 months', '2027-02-28'],
		])
		await setHomeDay(store, { submissionId: id, seenVersion: 2, homeOn: '2026-12-01', staffId: 'ben' }, NOW)
		expect((await days())[0]).toEqual(['2 days', '2026-12-03'])
	})

	test(`${engine}: a check-in is sent once, not weeks late, and not after the dog came back`, async () => {
		const store = await freshStore(engine)
		const { reference } = await anAdoption(store)
		expect(await listDueCheckIns(store, '2026-12-01')).toEqual([])
		expect(await listDueCheckIns(store, '2026-12-13')).toEqual([])
		const [due] = await listDueCheckIns(store, '2026-12-02')
		if (!due) throw new Error('nothing is due')
		const sent = await Promise.all([1, 2].map(() => sendCheckIn(store, due, email(), NOW)))
		expect(sent.sort()).toEqual([false, true])
		expect(await listDueCheckIns(store, '2026-12-02')).toEqual([])
		const [second] = await listDueCheckIns(store, '2026-12-14')
		await setStatus(store, { reference, status: 'returned' }, NOW)
		expect(await listDueCheckIns(store, '2026-12-14')).toEqual([])
		expect(second && (await sendCheckIn(store, second, email(), NOW))).toBe(false)
	})

	test(`${engine}: help opens the case as urgent; a replayed or milder answer changes nothing`, async () => {
		const store = await freshStore(engine)
		const { id, reference } = await anAdoption(store)
		const [checkIn] = await listCheckIns(store, id)
		const say = (answer: 'well' | 'help', words = '') =>
			answerCheckIn(store, { id: checkIn?.id ?? '', answer, words }, noNotice, NOW)
		expect(await say('well', 'He sleeps on my feet')).toBe('stored')
		expect(await findSubmission(store, reference)).toMatchObject({ status: 'approved', isUrgent: false })
		expect(await Promise.all([say('help'), say('help')])).toEqual(expect.arrayContaining(['stored', 'answered before']))
		expect(await findSubmission(store, reference)).toMatchObject({
			status: 'in_review',
			isUrgent: true,
			closedAt: null,
		})
		expect(await say('well')).toBe('answered before')
		expect((await listCheckIns(store, id))[0]).toMatchObject({ answer: 'help' })
		// They are still looked after, so the next one is asked.
		expect(await listDueCheckIns(store, '2026-12-14')).toHaveLength(1)
		await setStatus(store, { reference, status: 'returned' }, NOW)
		expect(await say('help')).toBe('ended')
		expect(await answerCheckIn(store, { id: 'none', answer: 'well', words: '' }, noNotice, NOW)).toBe('unknown')
	})
}
