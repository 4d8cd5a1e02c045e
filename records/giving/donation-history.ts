import type { AuditAction } from '#domain/desk/people/staff.ts'
import type { Store } from '../store/open-store.ts'

/** What staff did about a donation. */
export interface StaffAction {
	at: number
	action: AuditAction
	/** "" for the operator. */
	who: string
}

/** What staff did about some things, the newest first. @param subjects as the audit log has them: references, or the id of a declaration */
export async function listStaffActions({ db }: Pick<Store, 'db'>, subjects: readonly string[]): Promise<StaffAction[]> {
	const rows = await db
		.selectFrom('audit_entry')
		.leftJoin('staff', 'staff.id', 'audit_entry.staff_id')
		.select(['audit_entry.at', 'audit_entry.action', 'staff.name'])
		.where('audit_entry.subject', 'in', subjects)
		.orderBy('audit_entry.at', 'desc')
		.orderBy('audit_entry.id', 'desc')
		.execute()
	return rows.map(({ at, action, name }) => ({ at, action, who: name ?? '' }))
}

export interface DonationEmail {
	id: string
	subject: string
	/** The address, if it is not the one of the donor or buyer: of the office, of who gets a present or a card; "" otherwise. */
	otherRecipient: string
	queuedAt: number
	sentAt: number | null
	/** What the mail server said when it refused it for good; null while it may arrive. */
	error: string | null
	isQuarantined: boolean
}

/** The emails about a donation, the newest first. */
export async function listDonationEmails({ db }: Pick<Store, 'db'>, payableId: string): Promise<DonationEmail[]> {
	const rows = await db
		.selectFrom('delivery')
		.innerJoin('payable', 'payable.id', 'delivery.payable_id')
		.select([
			'delivery.id',
			'payload_json',
			'delivery.created_at',
			'done_at',
			'failed_at',
			'last_error',
			'quarantined_at',
		])
		.select('payable.email')
		.where('payable_id', '=', payableId)
		.orderBy('delivery.created_at', 'desc')
		.orderBy('delivery.id')
		.execute()
	return rows.map((row) => {
		const { to = '', subject = '' }: { to?: string; subject?: string } = JSON.parse(row.payload_json)
		return {
			id: row.id,
			subject,
			otherRecipient: to.toLowerCase() === row.email.toLowerCase() ? '' : to,
			queuedAt: row.created_at,
			sentAt: row.done_at,
			error: row.failed_at === null ? null : (row.last_error ?? ''),
			isQuarantined: row.quarantined_at !== null,
		}
	})
}
