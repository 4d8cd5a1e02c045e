import { expect, test } from 'vitest'
import type { EmailDraft } from '#domain/desk/emails/email-draft.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStoreTwice } from '#tests/records/stores.ts'
import type { Store } from '../store/open-store.ts'
import { accept } from '../submissions/accept.ts'
import { findSubmission } from '../submissions/submissions.ts'
import { queueEmail } from './emails/queue-email.ts'
import { changeStatus, recordAnswer } from './work.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const ROUNDS = 10

/** A person who applied for a dog and has had an answer. */
async function anApplicant(store: Store, name: string, aboutSlug: string) {
	const { id, reference } = await accept(store, aSubmission({ name, aboutSlug }), () => [], NOW)
	const work = { submissionId: id, seenVersion: 0, staffId: 'ana' }
	await recordAnswer(store, work, 'At the centre', NOW)
	return { reference, work: { ...work, seenVersion: 1 } }
}

type Applicant = Awaited<ReturnType<typeof anApplicant>>

function approve(store: Store, { work }: Applicant, past: string | null = null) {
	return changeStatus(store, work, { to: 'approved', reason: '', note: '', backOn: null, past }, NOW)
}

async function approveByEmail(store: Store, { work }: Applicant, past: string | null = null) {
	const written = { template: 'approved', subject: 'Yes', body: 'Dear Sam' } as const
	const draft: EmailDraft = { ...written, status: 'approved', backOn: null, homeOn: null, version: 1 }
	const email = { to: '', replyTo: null, unsubscribeUrl: null, subject: 'Yes', text: 'Dear Sam', html: '' }
	const { result } = await queueEmail(store, { ...work, email, draft, past }, NOW)
	return result === 'queued' ? 'done' : result
}

for (const engine of ENGINES) {
	test(`${engine}: of two people approved for one dog at once, in two processes, the second is asked about`, async () => {
		const [one, other] = await freshStoreTwice(engine)
		for (let round = 0; round < ROUNDS; round += 1) {
			const sam = await anApplicant(one, 'Sam', `dog-${round}`)
			const lee = await anApplicant(one, 'Lee', `dog-${round}`)
			const byStatus = round % 2 === 0
			const results = await Promise.all([
				approve(one, sam),
				byStatus ? approve(other, lee) : approveByEmail(other, lee),
			])
			expect(results.toSorted(), `round ${round}`).toEqual(['done', 'reserved'])
			const stored = await Promise.all([sam, lee].map(({ reference }) => findSubmission(one, reference)))
			expect(stored.filter((found) => found?.status === 'approved')).toHaveLength(1)
		}
	})

	test(`${engine}: approving past another person needs their name; other dogs need none`, async () => {
		const [store] = await freshStoreTwice(engine)
		const [sam, lee, kim] = [
			await anApplicant(store, 'Sam', 'otis'),
			await anApplicant(store, 'Lee', 'otis'),
			await anApplicant(store, 'Kim', 'juno'),
		]
		expect(await approve(store, sam)).toBe('done')
		expect(await approve(store, kim)).toBe('done')
		expect(await approve(store, lee, kim.reference)).toBe('reserved')
		expect(await approveByEmail(store, lee)).toBe('reserved')
		expect(await approveByEmail(store, lee, sam.reference)).toBe('done')
	})
}
