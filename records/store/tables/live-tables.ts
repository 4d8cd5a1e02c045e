import type { Generated } from 'kysely'
import type { LiveEventKind } from '#domain/desk/live-events.ts'

/** What open pages of the desk are told. Most rows are written by triggers (`migrations/initial/live-tables.ts`). */
export interface DeskEventTable {
	/** Rises; two transactions may commit in the other order. */
	id: Generated<number>
	at: number
	/** "access": a session ended, or a role changed. */
	kind: LiveEventKind | 'access'
	/** The reference of the case; "" for none. */
	reference: string
	staff_id: string | null
}
