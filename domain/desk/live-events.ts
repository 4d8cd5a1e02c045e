/** What the desk's pages are told while they are open. Presence is told again every 20 seconds. */
export const PRESENCE_KINDS = ['looking', 'writing', 'left'] as const
export type PresenceKind = (typeof PRESENCE_KINDS)[number]
export type LiveEventKind = 'arrived' | 'changed' | PresenceKind

/** Ids only: names and answers are on the pages that may show them. */
export interface LiveEvent {
	id: number
	kind: LiveEventKind
	reference: string
	/** Null: the person who wrote, the site, or the operator's command. */
	staffId: string | null
}

/** A page in view says so this often. */
export const PRESENCE_EVERY_MS = 20_000
/** Without word for this long, a person counts as gone. */
export const PRESENCE_LIFE_MS = 45_000
