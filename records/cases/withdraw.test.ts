import { expect, test } from 'vitest'
import type { Email } from '#domain/emails/email.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { claim } from '../outbox/deliveries.ts'
import { accept } from '../submissions/accept.ts'
import { findSubmission } from '../submissions/submissions.ts'
import { listCheckIns, setHomeDay } from './check-ins.ts'
import { listCaseEvents } from './events.ts'
import { setStatus } from './set-status.ts'
import { withdraw } from './withdraw.ts'

const NOW = Date.UTC(2026, 10, 23, 9)
const TODAY = '2026-11-23'

function email(to: string): Email {
	return { to, replyTo: null, subject: 'x', text: 'x', html: 'x', unsubscribeUrl: null }
}

for (const engine of ENGINES) {
	test(`${engine}: withdrawing takes planned emails to the person back, tells staff once, and a replay says so`, async () => {
		const store = await freshStore(engine)
		const planned = ['sam@example.org', 'office@rescue.example'].map((to) => ({
			channel: 'email',
			payload: email(to),
		}))
		const { id, reference } = await accept(store, aSubmission(), () => planned, NOW)
		const notice = () => email('office@rescue.example')
		const raced = await Promise.all([1, 2, 3].map(() => withdraw(store, { reference, today: TODAY }, notice, NOW)))
		expect(raced.sort()).toEqual(['withdrawn', 'withdrawn before', 'withdrawn before'])
		expect(await findSubmission(store, reference)).toMatchObject({ status: 'withdrawn', closedAt: NOW })
		const sent = await claim(store, 9, NOW)
		expect(sent.map(({ payload }) => (payload as Email).to)).toEqual(['office@rescue.example', 'office@rescue.example'])
		expect((await listCaseEvents(store, id)).filter(({ kind }) => kind === 'withdrawn by person')).toHaveLength(1)
		expect(await withdraw(store, { reference: 'ADP-0000-00', today: TODAY }, notice, NOW)).toBe('unknown')
	})

	test(`${engine}: what was answered, or is home, is not withdrawn; what is approved and not home yet is, with its check-ins`, async () => {
		const store = await freshStore(engine)
		const notice = () => email('office@rescue.example')
		for (const status of ['declined', 'done', 'returned'] as const) {
			const { reference } = await accept(store, aSubmission(), () => [], NOW)
			await setStatus(store, { reference, status }, NOW)
			expect(await withdraw(store, { reference, today: TODAY }, notice, NOW)).toBe('too late')
		}
		const { id, reference } = await accept(store, aSubmission(), () => [], NOW)
		await setStatus(store, { reference, status: 'approved' }, NOW)
		await setHomeDay(store, { submissionId: id, seenVersion: 1, homeOn: '2026-11-28', staffId: 'ben' }, NOW)
		expect(await withdraw(store, { reference, today: '2026-11-28' }, notice, NOW)).toBe('too late')
		expect(await withdraw(store, { reference, today: TODAY }, notice, NOW)).toBe('withdrawn')
		expect((await listCheckIns(store, id)).map(({ stoppedAt }) => stoppedAt)).toEqual([NOW, NOW, NOW])
	})
}
