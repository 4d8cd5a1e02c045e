import { expect, test } from 'vitest'
import type { EmailDraft } from '#domain/desk/emails/email-draft.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStoreTwice } from '#tests/records/stores.ts'
import type { Store } from '../../store/open-store.ts'
import { accept } from '../../submissions/accept.ts'
import { findSubmission } from '../../submissions/submissions.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { takeEmailBack } from '../emails/take-back.ts'
import { setStatus } from '../set-status.ts'
import { changeStatus, recordAnswer } from '../work.ts'

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

function write(store: Store, { work }: Applicant, status: EmailDraft['status'], past: string | null = null) {
	const written = { template: 'empty', subject: 'About Otis', body: 'Dear Sam' } as const
	const draft: EmailDraft = { ...written, status, backOn: null, homeOn: null, version: 1 }
	const email = { to: '', replyTo: null, unsubscribeUrl: null, subject: 'About Otis', text: 'Dear Sam', html: '' }
	return queueEmail(store, { ...work, email, draft, past }, NOW)
}

async function approveByEmail(store: Store, applicant: Applicant, past: string | null = null) {
	const { result } = await write(store, applicant, 'approved', past)
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

	test(`${engine}: the operator’s command approves past another person only if it names their case`, async () => {
		const [one, other] = await freshStoreTwice(engine)
		const [sam, lee] = [await anApplicant(one, 'Sam', 'otis'), await anApplicant(one, 'Lee', 'otis')]
		const both = [setStatus(one, { ...sam, status: 'approved' }, NOW), approve(other, lee)]
		expect((await Promise.all(both)).toSorted()).toEqual(['done', 'reserved'])
		const isSamApproved = (await findSubmission(one, sam.reference))?.status === 'approved'
		const [first, second] = isSamApproved ? [sam, lee] : [lee, sam]
		const approveSecond = (past: string | null) => setStatus(one, { ...second, status: 'approved', past }, NOW)
		expect(await approveSecond(null)).toBe('reserved')
		expect(await approveSecond(second.reference)).toBe('reserved')
		expect(await approveSecond(first.reference)).toBe('done')
	})

	test(`${engine}: an email that is taken back restores no approval of a dog that another person got since`, async () => {
		const [store] = await freshStoreTwice(engine)
		for (const isGivenAway of [true, false]) {
			const slug = `otis-${isGivenAway}`
			const [sam, lee] = [await anApplicant(store, 'Sam', slug), await anApplicant(store, 'Lee', slug)]
			expect(await approve(store, sam)).toBe('done')
			const approved = { ...sam, work: { ...sam.work, seenVersion: 2 } }
			const queued = await write(store, approved, 'fell through')
			if (isGivenAway) expect(await approve(store, lee)).toBe('done')
			const emailId = queued.result === 'queued' ? queued.id : ''
			expect(await takeEmailBack(store, { ...sam, emailId, staffId: 'ana' }, NOW)).toBe('taken back')
			expect((await findSubmission(store, sam.reference))?.status).toBe(isGivenAway ? 'in_review' : 'approved')
		}
	})
}
