import { randomUUID } from 'node:crypto'
import { listCheckIns, setHomeDay } from '#records/cases/check-ins.ts'
import { setStatus } from '#records/cases/set-status.ts'
import type { Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'

/** An adoption with its first check-in, of a dog of its own: all tests share one store, where a dog goes to one home only. */
export async function aPlannedCheckIn(store: Store, email: string) {
	const now = Date.now()
	const sent = aSubmission({ email, aboutSlug: randomUUID() })
	const { id: submissionId, reference } = await accept(store, sent, () => [], now)
	const status = await setStatus(store, { reference, status: 'approved' }, now)
	await setHomeDay(store, { submissionId, seenVersion: 1, homeOn: '2026-11-20', staffId: 'ana' }, now)
	const [checkIn] = await listCheckIns(store, submissionId)
	if (!checkIn) throw new Error(`No check-in was planned: the status is “${status}”.`)
	return { submissionId, checkInId: checkIn.id }
}
