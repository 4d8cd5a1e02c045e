import type { Transaction } from 'kysely'
import type { AuditAction, AuditEvent } from '#domain/desk/people/staff.ts'
import type { MonthBounds } from '#domain/payables/month-bounds.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { auditId } from './audit-id.ts'

/** Records what happened, in the transaction in which it happens. */
export async function recordEvent(transaction: Transaction<Tables>, event: AuditEvent, now: number): Promise<void> {
	await transaction
		.insertInto('audit_entry')
		.values({ id: auditId(now), at: now, staff_id: event.staffId, action: event.action, subject: event.subject })
		.execute()
}

export interface AuditEntry extends AuditEvent {
	id: string
	at: number
	/** The name, also of a removed person; undefined for the operator. */
	name: string | undefined
}

/** Which entries; undefined: all. */
export interface AuditFilter {
	actions?: readonly AuditAction[] | undefined
	/** A person's id; null for the operator, undefined for everyone. */
	staffId?: string | null | undefined
	/** What it was about; undefined for anything. */
	subject?: string | undefined
	within?: MonthBounds | undefined
	/** The last entry of the page before. */
	before?: Pick<AuditEntry, 'at' | 'id'> | undefined
}

/** The newest entries first. */
export async function readAuditLog({ db }: Store, { limit, ...filter }: AuditFilter & { limit: number }) {
	const rows = await matching(db, filter)
		.leftJoin('staff', 'staff.id', 'audit_entry.staff_id')
		.select(['audit_entry.id', 'audit_entry.at', 'audit_entry.staff_id', 'action', 'subject', 'staff.name'])
		.orderBy('audit_entry.at', 'desc')
		.orderBy('audit_entry.id', 'desc')
		.limit(limit)
		.execute()
	return rows.map(
		({ id, at, staff_id, action, subject, name }): AuditEntry => ({
			id,
			at: Number(at),
			staffId: staff_id,
			action,
			subject,
			name: name ?? undefined,
		}),
	)
}

export async function countAuditLog({ db }: Store, filter: AuditFilter): Promise<number> {
	const { count } = await matching(db, filter)
		.select(({ fn }) => fn.countAll().as('count'))
		.executeTakeFirstOrThrow()
	return Number(count)
}

/** When the first entry that is kept was made; undefined for an empty log. */
export async function oldestAuditEntry({ db }: Store): Promise<number | undefined> {
	const { first } = await db
		.selectFrom('audit_entry')
		.select((eb) => eb.fn.min('at').as('first'))
		.executeTakeFirstOrThrow()
	return first === null ? undefined : Number(first)
}

function matching(db: Store['db'], { before, actions, staffId, subject, within }: AuditFilter) {
	return db
		.selectFrom('audit_entry')
		.$if(before !== undefined, (query) =>
			query.where(({ or, and, eb }) =>
				or([
					eb('audit_entry.at', '<', before?.at ?? 0),
					and([eb('audit_entry.at', '=', before?.at ?? 0), eb('audit_entry.id', '<', before?.id ?? '')]),
				]),
			),
		)
		.$if(actions !== undefined, (query) => query.where('action', 'in', [...(actions ?? [])]))
		.$if(staffId !== undefined, (query) => query.where('audit_entry.staff_id', 'is not distinct from', staffId ?? null))
		.$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
		.$if(within !== undefined, (query) =>
			query.where('audit_entry.at', '>=', within?.from ?? 0).where('audit_entry.at', '<', within?.to ?? 0),
		)
}
