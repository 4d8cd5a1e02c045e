import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { AuditEvent } from '#domain/desk/staff.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables.ts'

/** Records what happened, in the transaction in which it happens. */
export async function recordEvent(transaction: Transaction<Tables>, event: AuditEvent, now: number): Promise<void> {
	await transaction
		.insertInto('audit_entry')
		.values({ id: randomUUID(), at: now, staff_id: event.staffId, action: event.action, subject: event.subject })
		.execute()
}

export interface AuditEntry extends AuditEvent {
	at: number
	/** Of a removed person too; undefined for the operator. */
	name: string | undefined
}

/** The newest entries first. */
export async function readAuditLog({ db }: Store, { limit, before }: { limit: number; before?: number }) {
	const rows = await db
		.selectFrom('audit_entry')
		.leftJoin('staff', 'staff.id', 'audit_entry.staff_id')
		.select(['audit_entry.at', 'audit_entry.staff_id', 'audit_entry.action', 'audit_entry.subject', 'staff.name'])
		.$if(before !== undefined, (query) => query.where('audit_entry.at', '<', before ?? 0))
		.orderBy('audit_entry.at', 'desc')
		.limit(limit)
		.execute()
	return rows.map(
		({ at, staff_id, action, subject, name }): AuditEntry => ({
			at,
			staffId: staff_id,
			action,
			subject,
			name: name ?? undefined,
		}),
	)
}
