import type { Store } from '../store/open-store.ts'

/** What the confirmation page shows of a submission. */
interface AcceptedSubmission {
	reference: string
	/** `YYYY-MM-DD` */
	replyBy: string
	about: string
	aboutSlug: string
	email: string
	/** Whether the person was told the reply deadline: not in quarantine, and no email pending since its release. */
	hasReplyDeadline: boolean
	isUrgent: boolean
}

/** The submission of a sent draft; undefined when it was deleted. */
export async function findAccepted({ db }: Store, id: string): Promise<AcceptedSubmission | undefined> {
	const row = await db
		.selectFrom('submission')
		.select(['reference', 'reply_by', 'about', 'about_slug', 'email', 'quarantined', 'pending_emails', 'urgent'])
		.where('id', '=', id)
		.executeTakeFirst()
	if (!row) return undefined
	return {
		reference: row.reference,
		replyBy: row.reply_by,
		about: row.about,
		aboutSlug: row.about_slug,
		email: row.email,
		hasReplyDeadline: row.quarantined === 0 && row.pending_emails !== 1,
		isUrgent: row.urgent === 1,
	}
}
