import { type EmailDraft, emailDraftSchema } from '#domain/desk/emails/email-draft.ts'
import type { Store } from '../../store/open-store.ts'

interface Author {
	submissionId: string
	/** Of the session: another person's draft is never read. */
	staffId: string
}

export interface StoredEmailDraft extends EmailDraft {
	updatedAt: number
}

/** Keeps what the author has written so far. @returns when it was saved, which names this state of the draft */
export async function saveEmailDraft(
	{ write }: Store,
	{ submissionId, staffId }: Author,
	draft: EmailDraft,
	now: number,
): Promise<number> {
	const content = { content_json: JSON.stringify(draft), updated_at: now }
	await write((transaction) =>
		transaction
			.insertInto('case_draft')
			.values({ submission_id: submissionId, staff_id: staffId, kind: 'email', ...content })
			.onConflict((conflict) => conflict.columns(['submission_id', 'staff_id', 'kind']).doUpdateSet(content))
			.execute(),
	)
	return now
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
