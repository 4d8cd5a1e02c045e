import { randomUUID } from 'node:crypto'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { phoneDigits } from '#lib/text/phone.ts'
import type { Store } from '../store/open-store.ts'
import { asSubmission } from '../submissions/submissions.ts'
import type { ChangeResult } from './change-case.ts'
import { addCaseEvent } from './events.ts'
import { change, type Work } from './work.ts'

/** Shorter ones are typing errors. */
const MIN_PHONE_DIGITS = 7
const MAX_CANDIDATES = 20

type SameReason = 'email' | 'phone' | 'name and postcode'

interface Candidate {
	submission: Submission
	/** Why it may be the same person; empty for one that a volunteer linked and that no longer matches. */
	reasons: SameReason[]
	/** What a volunteer decided; null before. */
	decision: 'same' | 'different' | null
}

/** Other cases that may be of the same person, the newest first. Quarantined ones too. */
export async function findSamePerson({ db }: Pick<Store, 'db'>, own: Submission): Promise<Candidate[]> {
	const decisions = await decisionsOn({ db }, own.id)
	const rows = await db
		.selectFrom('submission')
		.selectAll()
		.where('id', '!=', own.id)
		.where((eb) => {
			const digits = phoneDigits(own.phone)
			const matches: Expression<SqlBool>[] = [
				...(own.email ? [sql<boolean>`lower(email) = ${own.email.toLowerCase()}`] : []),
				...(digits.length >= MIN_PHONE_DIGITS ? [eb('phone_digits', '=', digits)] : []),
				...(own.name ? [sql<boolean>`lower(name) = ${own.name.toLowerCase()}`] : []),
				...(decisions.size > 0 ? [eb('id', 'in', [...decisions.keys()])] : []),
			]
			return matches.length > 0 ? eb.or(matches) : eb.lit(false)
		})
		.orderBy('created_at', 'desc')
		.limit(MAX_CANDIDATES)
		.execute()
	return rows.flatMap((row): Candidate[] => {
		const submission = asSubmission(row)
		const [reasons, decision] = [reasonsFor(own, submission), decisions.get(submission.id) ?? null]
		return reasons.length > 0 || decision ? [{ submission, reasons, decision }] : []
	})
}

function reasonsFor(own: Submission, other: Submission): SameReason[] {
	const digits = phoneDigits(own.phone)
	const reasons: [SameReason, boolean][] = [
		['email', own.email !== '' && own.email.toLowerCase() === other.email.toLowerCase()],
		['phone', digits.length >= MIN_PHONE_DIGITS && digits === phoneDigits(other.phone)],
		['name and postcode', own.name.toLowerCase() === other.name.toLowerCase() && hasSamePostcode(own, other)],
	]
	return reasons.filter(([, applies]) => applies).map(([reason]) => reason)
}

function hasSamePostcode(own: Submission, other: Submission): boolean {
	const of = ({ answers }: Submission) =>
		String(answers.postcode ?? '')
			.replaceAll(/\s/g, '')
			.toUpperCase()
	return of(own) !== '' && of(own) === of(other)
}

async function decisionsOn({ db }: Pick<Store, 'db'>, id: string): Promise<Map<string, 'same' | 'different'>> {
	const rows = await db
		.selectFrom('case_link')
		.select(['submission_id', 'other_id', 'kind'])
		.where((eb) => eb.or([eb('submission_id', '=', id), eb('other_id', '=', id)]))
		.execute()
	return new Map(
		rows.map(({ submission_id, other_id, kind }) => [submission_id === id ? other_id : submission_id, kind]),
	)
}

const KINDS = { same: 'linked', different: 'marked different', none: 'unlinked' } as const

/** Notes that two cases are of one person or of two, or (null) takes the decision back. Nothing is merged. */
export function decideSamePerson(
	{ write }: Store,
	work: Work & { reference: string },
	{ otherReference, decision }: { otherReference: string; decision: 'same' | 'different' | null },
	now: number,
): Promise<ChangeResult> {
	return write(async (transaction) => {
		const other = await transaction
			.selectFrom('submission')
			.select('id')
			.where('reference', '=', otherReference)
			.where('id', '!=', work.submissionId)
			.executeTakeFirst()
		if (!other) return 'unknown'
		const kind = KINDS[decision ?? 'none']
		const result = await change(transaction, work, {}, { kind, data: { otherReference } }, now)
		if (result !== 'done') return result
		const [submission_id = '', other_id = ''] = [work.submissionId, other.id].sort()
		await transaction
			.deleteFrom('case_link')
			.where('submission_id', '=', submission_id)
			.where('other_id', '=', other_id)
			.execute()
		if (decision) {
			const link = { id: randomUUID(), submission_id, other_id, kind: decision, staff_id: work.staffId, at: now }
			await transaction.insertInto('case_link').values(link).execute()
		}
		const there = { kind, data: { otherReference: work.reference }, submissionId: other.id, staffId: work.staffId }
		await addCaseEvent(transaction, there, now)
		return result
	})
}
