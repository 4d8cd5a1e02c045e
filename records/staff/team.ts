import type { Selectable } from 'kysely'
import { DEFAULT_UNDO_SECONDS, parseUndoSeconds, type UndoSeconds } from '#domain/desk/emails/undo-time.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import type { Store } from '../store/open-store.ts'
import type { StaffTable } from '../store/tables/staff-tables.ts'
import { recordEvent } from './audit.ts'

/** A person at the desk with their own settings. */
export interface TeamMember extends StaffMember {
	/** The last day away, `YYYY-MM-DD`, also one in the past; null for none. */
	awayUntil: string | null
	wantsDigest: boolean
	hasShortcuts: boolean
	/** How long their emails wait, so that they can be taken back. */
	undoSeconds: UndoSeconds
}

/** Everyone at the desk, by name. */
export async function listTeam({ db }: Pick<Store, 'db'>): Promise<TeamMember[]> {
	return (await selectTeam(db).orderBy('name').execute()).map(asMember)
}

const COLUMNS = ['id', 'email', 'name', 'role', 'away_until', 'wants_digest', 'has_shortcuts', 'undo_seconds'] as const

function selectTeam(db: Store['db']) {
	return db.selectFrom('staff').select(COLUMNS).where('removed_at', 'is', null)
}

function asMember(row: Pick<Selectable<StaffTable>, (typeof COLUMNS)[number]>): TeamMember {
	const { away_until, wants_digest, has_shortcuts, undo_seconds, ...member } = row
	return {
		...member,
		awayUntil: away_until,
		wantsDigest: wants_digest === 1,
		hasShortcuts: has_shortcuts === 1,
		undoSeconds: parseUndoSeconds(undo_seconds) ?? DEFAULT_UNDO_SECONDS,
	}
}

/** A person's own settings; undefined once they were removed. */
export async function findTeamMember({ db }: Pick<Store, 'db'>, id: string): Promise<TeamMember | undefined> {
	const row = await selectTeam(db).where('id', '=', id).executeTakeFirst()
	return row && asMember(row)
}

type TeamSettings = Partial<Pick<TeamMember, 'awayUntil' | 'wantsDigest' | 'hasShortcuts' | 'undoSeconds'>>

/** Changes a person's settings; an entry in the audit log when another person does. @returns whether there is such a person */
export function changeSettings(
	{ write }: Store,
	{ id, by, settings }: { id: string; by: string; settings: TeamSettings },
	now: number,
): Promise<boolean> {
	const { awayUntil, wantsDigest, hasShortcuts, undoSeconds } = settings
	return write(async (transaction) => {
		const { numUpdatedRows } = await transaction
			.updateTable('staff')
			.set({
				...(awayUntil === undefined ? {} : { away_until: awayUntil }),
				...(wantsDigest === undefined ? {} : { wants_digest: wantsDigest ? 1 : 0 }),
				...(hasShortcuts === undefined ? {} : { has_shortcuts: hasShortcuts ? 1 : 0 }),
				...(undoSeconds === undefined ? {} : { undo_seconds: undoSeconds }),
			})
			.where('id', '=', id)
			.where('removed_at', 'is', null)
			.executeTakeFirstOrThrow()
		if (numUpdatedRows !== 1n) return false
		if (id !== by) await recordEvent(transaction, { staffId: by, action: 'settings changed', subject: id }, now)
		return true
	})
}
