import type { Generated } from 'kysely'
import type { CaseEventKind } from '#domain/desk/cases/case-events.ts'

/** One line of a case's timeline. */
export interface CaseEventTable {
	id: string
	submission_id: string
	at: number
	/** null: the person who wrote, the site, or the operator's command. */
	staff_id: string | null
	/** The version of the case after it; null for what did not change the case. */
	version: Generated<number | null>
	kind: CaseEventKind
	data_json: string
}

/** A colleague named in a note. */
export interface CaseMentionTable {
	event_id: string
	staff_id: string
	submission_id: string
	at: number
	/** When the colleague opened the case. */
	read_at: number | null
}

export interface CaseTaskTable {
	id: string
	submission_id: string
	text: string
	due_on: string
	/** null: for anyone. */
	assigned_to: Generated<string | null>
	created_by: string
	created_at: number
	done_at: Generated<number | null>
	done_by: Generated<string | null>
}

/** What a volunteer decided about two cases that may be of one person. One row per pair, the smaller id first. */
export interface CaseLinkTable {
	id: string
	submission_id: string
	other_id: string
	kind: 'same' | 'different'
	staff_id: string
	at: number
}

/** An unsent text of one author. */
export interface CaseDraftTable {
	submission_id: string
	staff_id: string
	kind: 'note' | 'email'
	content_json: string
	updated_at: number
}
