import type { LiveEvent, PresenceKind } from '#domain/desk/live-events.ts'
import type { Store } from '../store/open-store.ts'

/** The most events of one read; more are read again. */
const MAX_EVENTS = 500
/** Presence is not repeated faster, however often a browser sends it. */
const MIN_REPEAT_MS = 10_000

export interface StoredEvent extends Omit<LiveEvent, 'kind'> {
	kind: LiveEvent['kind'] | 'access'
	at: number
}

/** 0 before the first. */
export async function lastEventId({ db }: Pick<Store, 'db'>): Promise<number> {
	const { id } = await db
		.selectFrom('desk_event')
		.select((eb) => eb.fn.max('id').as('id'))
		.executeTakeFirstOrThrow()
	return Number(id ?? 0)
}

/** In order. */
export async function eventsAfter({ db }: Pick<Store, 'db'>, id: number): Promise<StoredEvent[]> {
	const rows = await db
		.selectFrom('desk_event')
		.selectAll()
		.where('id', '>', id)
		.orderBy('id')
		.limit(MAX_EVENTS)
		.execute()
	return rows.map(asEvent)
}

/** Since an instant, in order: who is looking or writing. */
export async function eventsSince({ db }: Pick<Store, 'db'>, at: number): Promise<StoredEvent[]> {
	const rows = await db
		.selectFrom('desk_event')
		.selectAll()
		.where('at', '>', at)
		.orderBy('id', 'desc')
		.limit(MAX_EVENTS)
		.execute()
	return rows.map(asEvent).reverse()
}

interface Presence {
	reference: string
	staffId: string
	kind: PresenceKind
}

/** Tells the others that a person looks at a case. @returns whether there is such a case */
export async function recordPresence(store: Store, { reference, staffId, kind }: Presence, now: number) {
	const found = await store.db
		.selectFrom('submission')
		.select('id')
		.where('reference', '=', reference)
		.executeTakeFirst()
	if (!found) return false
	const latest = await store.db
		.selectFrom('desk_event')
		.select('kind')
		.where('at', '>', now - MIN_REPEAT_MS)
		.where('reference', '=', reference)
		.where('staff_id', '=', staffId)
		.where('kind', 'in', ['looking', 'writing', 'left'])
		.orderBy('id', 'desc')
		.executeTakeFirst()
	if (latest?.kind === kind) return true
	const row = { at: now, kind, reference, staff_id: staffId }
	await store.write((transaction) => transaction.insertInto('desk_event').values(row).execute())
	return true
}

function asEvent(row: {
	id: number
	at: number
	kind: StoredEvent['kind']
	reference: string
	staff_id: string | null
}): StoredEvent {
	return { id: row.id, at: row.at, kind: row.kind, reference: row.reference, staffId: row.staff_id }
}
