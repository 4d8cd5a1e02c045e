import { sql } from 'kysely'
import { type EmailDraft, emailDraftSchema } from '#domain/desk/emails/email-draft.ts'
import type { Store } from '../../store/open-store.ts'

interface Author {
	submissionId: string
	/** The person of the session: another person's draft is never read. */
	staffId: string
}

export interface StoredEmailDraft extends EmailDraft {
	updatedAt: number
}

/** Keeps what the author has written so far. `updatedAt` names this state of the draft: it grows with each change, and only then. */
export async function saveEmailDraft(
	{ write }: Store,
	{ submissionId, staffId }: Author,
	draft: EmailDraft,
	now: number,
): Promise<void> {
	const content = { content_json: JSON.stringify(draft) }
	const later = sql<number>`case
		when case_draft.content_json = ${content.content_json} then case_draft.updated_at
		when case_draft.updated_at < ${now} then ${now}
		else case_draft.updated_at + 1
	end`
	await write((transaction) =>
		transaction
			.insertInto('case_draft')
			.values({ submission_id: submissionId, staff_id: staffId, kind: 'email', ...content, updated_at: now })
			.onConflict((conflict) =>
				conflict.columns(['submission_id', 'staff_id', 'kind']).doUpdateSet({ ...content, updated_at: later }),
			)
			.execute(),
	)
}

export async function findEmailDraft(
	{ db }: Store,
	{ submissionId, staffId }: Author,
): Promise<StoredEmailDraft | undefined> {
	const row = await db
		.selectFrom('case_draft')
		.select(['content_json', 'updated_at'])
		.where('submission_id', '=', submissionId)
		.where('staff_id', '=', staffId)
		.where('kind', '=', 'email')
		.executeTakeFirst()
	const { data } = emailDraftSchema.safeParse(row && JSON.parse(row.content_json))
	return row && data && { ...data, updatedAt: row.updated_at }
}

export async function deleteEmailDraft({ write }: Store, { submissionId, staffId }: Author): Promise<void> {
	await write((transaction) =>
		transaction
			.deleteFrom('case_draft')
			.where('submission_id', '=', submissionId)
			.where('staff_id', '=', staffId)
			.where('kind', '=', 'email')
			.execute(),
	)
}
