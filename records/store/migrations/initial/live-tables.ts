import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * What open pages of the desk are told, by triggers: so it also has what other processes and the operator's command change.
 * Ids only. Rows are deleted after a day.
 */
export async function liveTables(db: Kysely<unknown>) {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
	await db.schema
		.createTable('desk_event')
		.addColumn('id', isPostgres ? 'bigserial' : 'integer', (c) =>
			isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
		)
		.addColumn('at', 'bigint', (c) => c.notNull())
		.addColumn('kind', 'text', (c) => c.notNull())
		.addColumn('reference', 'text', (c) => c.notNull())
		.addColumn('staff_id', 'text')
		.execute()
	await db.schema.createIndex('desk_event_by_time').on('desk_event').column('at').execute()
	const statements = isPostgres ? postgresTriggers() : sqliteTriggers()
	for (const statement of statements) await sql.raw(statement).execute(db)
}

interface LiveTrigger {
	name: string
	event: string
	table: string
	/** Undefined: always. */
	when?: string
	kind: string
	reference: string
	staffId: string
}

const ARRIVED = { table: 'submission', kind: 'arrived', reference: 'new.reference', staffId: 'null' }
/** The access of any session or person changed: open event streams check theirs. */
const ACCESS = { kind: 'access', reference: `''`, staffId: 'null' }

const TRIGGERS: LiveTrigger[] = [
	{ ...ARRIVED, name: 'live_arrived', event: 'insert', when: 'new.quarantined = 0 or new.urgent = 1' },
	{
		...ARRIVED,
		name: 'live_released',
		event: 'update of quarantined',
		when: 'old.quarantined = 1 and new.quarantined = 0',
	},
	{
		name: 'live_changed',
		event: 'insert',
		table: 'case_event',
		kind: 'changed',
		when: `new.kind <> 'received' and new.kind <> 'viewed restricted'`,
		reference: '(select reference from submission where id = new.submission_id)',
		staffId: 'new.staff_id',
	},
	{ ...ACCESS, name: 'live_session', event: 'delete', table: 'staff_session' },
	{ ...ACCESS, name: 'live_role', event: 'update of role, removed_at', table: 'staff' },
]

function sqliteTriggers(): string[] {
	return TRIGGERS.map(
		({ name, event, table, when, ...row }) =>
			`create trigger ${name} after ${event} on ${table} ${when ? `when ${when}` : ''} begin ${insertOf(row, "cast(unixepoch('subsec') * 1000 as integer)")}; end`,
	)
}

/** Also tells the processes that listen (`LISTEN desk_event`), when the transaction commits. */
function postgresTriggers(): string[] {
	return [
		`create function tell_desk() returns trigger language plpgsql as $$ begin perform pg_notify('desk_event', ''); return null; end $$`,
		'create trigger live_notice after insert on desk_event for each statement execute function tell_desk()',
		...TRIGGERS.flatMap(({ name, event, table, when, ...row }) => [
			`create function ${name}() returns trigger language plpgsql as $$ begin ${insertOf(row, '(extract(epoch from clock_timestamp()) * 1000)::bigint')}; return null; end $$`,
			`create trigger ${name} after ${event} on ${table} for each row ${when ? `when (${when})` : ''} execute function ${name}()`,
		]),
	]
}

function insertOf({ kind, reference, staffId }: Pick<LiveTrigger, 'kind' | 'reference' | 'staffId'>, now: string) {
	return `insert into desk_event (at, kind, reference, staff_id) values (${now}, '${kind}', ${reference}, ${staffId})`
}
