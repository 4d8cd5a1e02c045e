import { hideLinkKeys } from '#lib/text/hide-link-keys.ts'
import type { Store } from '../../store/open-store.ts'

export type EmailState = 'waiting' | 'sending' | 'retrying' | 'sent' | 'failed' | 'quarantined'

/** An email to the person of a case, also those that no person wrote. */
export interface CaseEmail {
	/** The delivery's id. */
	id: string
	/** When it was written. */
	at: number
	/** Null for emails that no person wrote. */
	author: { id: string; name: string } | null
	to: string
	subject: string
	/** Without the keys of its links. */
	text: string
	state: EmailState
	/** When it was sent, failed, or is tried next. */
	stateAt: number
	/** Why the last attempt failed, or that it came back; "" for none. */
	reason: string
}

/** The emails to the person, newest first. Those that were taken back are in the timeline only. */
export async function listCaseEmails({ db }: Store, submissionId: string, address: string): Promise<CaseEmail[]> {
	if (address === '') return []
	const rows = await db
		.selectFrom('delivery')
		.leftJoin('case_email', (join) =>
			join.onRef('case_email.delivery_id', '=', 'delivery.id').on('case_email.submission_id', '=', submissionId),
		)
		.leftJoin('staff', 'staff.id', 'case_email.staff_id')
		.select(['delivery.id', 'delivery.created_at', 'delivery.payload_json', 'delivery.next_at', 'delivery.lease_until'])
		.select(['delivery.done_at', 'delivery.failed_at', 'delivery.quarantined_at', 'delivery.last_error'])
		.select(['case_email.failed_at as email_failed_at', 'case_email.staff_id', 'staff.name'])
		.where('delivery.channel', '=', 'email')
		.where((eb) =>
			eb.or([eb('delivery.submission_id', '=', submissionId), eb('case_email.submission_id', '=', submissionId)]),
		)
		.orderBy('delivery.created_at', 'desc')
		.execute()
	return rows.flatMap((row) => {
		const { to, subject, text } = JSON.parse(row.payload_json)
		if (String(to).toLowerCase() !== address.toLowerCase()) return []
		return [
			{
				id: row.id,
				at: row.created_at,
				to,
				subject,
				text: hideLinkKeys(String(text)),
				...stateOf(row),
				author: row.staff_id === null ? null : { id: row.staff_id, name: row.name ?? '' },
			},
		]
	})
}

interface DeliveryRow {
	next_at: number
	lease_until: number | null
	done_at: number | null
	failed_at: number | null
	quarantined_at: number | null
	last_error: string | null
	/** When it came back after it was sent. */
	email_failed_at: number | null
}

function stateOf(row: DeliveryRow): Pick<CaseEmail, 'state' | 'stateAt' | 'reason'> {
	const reason = row.last_error ?? ''
	if (row.email_failed_at !== null) return { state: 'failed', stateAt: row.email_failed_at, reason }
	if (row.done_at !== null) return { state: 'sent', stateAt: row.done_at, reason: '' }
	if (row.failed_at !== null) return { state: 'failed', stateAt: row.failed_at, reason }
	if (row.quarantined_at !== null) return { state: 'quarantined', stateAt: row.quarantined_at, reason }
	if (row.lease_until !== null) return { state: 'sending', stateAt: row.next_at, reason }
	return { state: reason === '' ? 'waiting' : 'retrying', stateAt: row.next_at, reason }
}
