import { type CreateTableBuilder, type Kysely, PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely'

/** What is to be paid and by whom, notes on it, its payments, the ledger, calls to providers and what they told. */
export async function payableTables(db: Kysely<unknown>) {
	await payableTable(db)
	await payableEventTable(db)
	await payableNoteTable(db)
	await paymentTable(db)
	await ledgerTable(db)
	await providerTables(db)
	await cardTables(db)
}

async function payableTable(db: Kysely<unknown>) {
	const table = db.schema
		.createTable('payable')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('reference', 'text', (c) => c.notNull().unique())
		.addColumn('idempotency_key', 'text', (c) => c.notNull().unique())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('due_minor', 'bigint', (c) => c.notNull())
		.addColumn('tolerance_minor', 'bigint', (c) => c.notNull().defaultTo(0))
		.addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('provider_status', 'text')
		.addColumn('provider_status_at', 'bigint')
		.addColumn('gift_aid_declaration_id', 'text')
		.addColumn('not_for_gift_aid_at', 'bigint')
		.addColumn('provider_customer_ref', 'text')
		.addColumn('provider_subscription_ref', 'text', (c) => c.unique())
		.addColumn('reminded_at', 'bigint')
		.addColumn('closed_at', 'bigint')
		.addColumn('anonymised_at', 'bigint')
	const texts = ['kind', 'currency', 'provider', 'state', 'first_name', 'last_name', 'email', 'locale']
	await withTexts(table, texts).execute()
	await db.schema.createIndex('payable_by_time').on('payable').columns(['state', 'created_at']).execute()
	await db.schema.createIndex('payable_by_customer').on('payable').column('provider_customer_ref').execute()
	await db.schema.createIndex('payable_of_declaration').on('payable').column('gift_aid_declaration_id').execute()
	await sql`create index payable_by_email on payable (lower(email))`.execute(db)
}

/** What happened to it that its columns forget again. */
async function payableEventTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('payable_event')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('payable_id', 'text', (c) => c.notNull().references('payable.id'))
		.addColumn('kind', 'text', (c) => c.notNull())
		.addColumn('at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('payable_event_of_payable').on('payable_event').column('payable_id').execute()
}

/** What staff wrote down about it. */
async function payableNoteTable(db: Kysely<unknown>) {
	await db.schema
		.createTable('payable_note')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('payable_id', 'text', (c) => c.notNull().references('payable.id'))
		.addColumn('at', 'bigint', (c) => c.notNull())
		.addColumn('staff_id', 'text')
		.addColumn('text', 'text', (c) => c.notNull())
		.addColumn('is_about_money', 'integer', (c) => c.notNull().defaultTo(0))
		.execute()
	await db.schema.createIndex('payable_note_of_payable').on('payable_note').column('payable_id').execute()
}

async function paymentTable(db: Kysely<unknown>) {
	const table = db.schema
		.createTable('payment')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('payable_id', 'text', (c) => c.notNull().references('payable.id'))
		.addColumn('sequence', 'integer', (c) => c.notNull())
		.addColumn('state_at', 'bigint', (c) => c.notNull())
		.addColumn('amount_minor', 'bigint', (c) => c.notNull())
		.addColumn('fee_minor', 'bigint')
		.addColumn('session_ref', 'text', (c) => c.unique())
		.addColumn('intent_ref', 'text', (c) => c.unique())
		.addColumn('invoice_ref', 'text', (c) => c.unique())
		.addColumn('charge_ref', 'text', (c) => c.unique())
		.addColumn('due_on', 'text')
		.addColumn('paid_at', 'bigint')
		.addColumn('paid_in_full_at', 'bigint')
		.addColumn('declined_at', 'bigint')
		.addColumn('method', 'text')
		.addColumn('received_minor', 'bigint', (c) => c.notNull().defaultTo(0))
		.addColumn('refunded_minor', 'bigint', (c) => c.notNull().defaultTo(0))
		.addColumn('dispute_due_by', 'bigint')
		.addColumn('dispute_reason', 'text', (c) => c.notNull().defaultTo(''))
		.addColumn('other_payer_at', 'bigint')
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
		.addUniqueConstraint('payment_once', ['payable_id', 'sequence'])
	await withTexts(table, ['provider', 'state', 'currency']).execute()
	await db.schema.createIndex('payment_by_state').on('payment').columns(['state', 'created_at']).execute()
	// At most one session can be paid at a time.
	await sql`create unique index payment_started_once on payment (payable_id) where state = 'started'`.execute(db)
}

async function ledgerTable(db: Kysely<unknown>) {
	const table = db.schema
		.createTable('ledger_entry')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('at', 'bigint', (c) => c.notNull())
		.addColumn('payment_id', 'text', (c) => c.notNull().references('payment.id'))
		.addColumn('payable_id', 'text', (c) => c.notNull().references('payable.id'))
		.addColumn('amount_minor', 'bigint', (c) => c.notNull())
		.addColumn('entered_at', 'bigint', (c) => c.notNull())
		.addColumn('entered_by', 'text')
	await withTexts(table, ['kind', 'currency', 'fund', 'provider', 'provider_ref']).execute()
	await db.schema
		.createTable('ledger_export')
		.addColumn('month', 'text', (c) => c.primaryKey())
		.addColumn('exported_at', 'bigint', (c) => c.notNull())
		.addColumn('exported_by', 'text')
		.addColumn('entry_ids_json', 'text', (c) => c.notNull())
		.execute()
	// An effect is entered once.
	await db.schema.createIndex('effect_once').on('ledger_entry').columns(['kind', 'provider_ref']).unique().execute()
	await db.schema.createIndex('ledger_by_time').on('ledger_entry').column('at').execute()
	await db.schema.createIndex('ledger_of_payment').on('ledger_entry').column('payment_id').execute()
	await db.schema.createIndex('ledger_of_payable').on('ledger_entry').column('payable_id').execute()
	await createLedgerTriggers(db)
}

async function providerTables(db: Kysely<unknown>) {
	const request = db.schema
		.createTable('provider_request')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('payable_id', 'text', (c) => c.references('payable.id'))
		.addColumn('payment_id', 'text', (c) => c.references('payment.id'))
		.addColumn('idempotency_key', 'text', (c) => c.notNull().unique())
		.addColumn('created_at', 'bigint', (c) => c.notNull())
		.addColumn('sent_at', 'bigint')
		.addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('next_at', 'bigint')
		.addColumn('last_error', 'text')
		.addColumn('done_at', 'bigint')
		.addColumn('result_ref', 'text')
		.addColumn('marks_json', 'text')
	await withTexts(request, ['provider', 'operation', 'parameters_json']).execute()
	await sql`create index provider_request_open on provider_request (next_at) where done_at is null`.execute(db)
	await db.schema.createIndex('request_of_payment').on('provider_request').column('payment_id').execute()
	await db.schema.createIndex('request_of_payable').on('provider_request').column('payable_id').execute()
	const event = db.schema
		.createTable('provider_event')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('event_id', 'text', (c) => c.notNull())
		.addColumn('received_at', 'bigint', (c) => c.notNull())
		.addColumn('applied_at', 'bigint')
		.addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
		.addColumn('next_at', 'bigint')
		.addColumn('last_error', 'text')
		.addColumn('unmatched', 'integer', (c) => c.notNull().defaultTo(0))
	await withTexts(event, ['provider', 'type', 'payload_json']).execute()
	await db.schema.createIndex('event_once').on('provider_event').columns(['provider', 'event_id']).unique().execute()
	await sql`create index provider_event_open on provider_event (next_at) where applied_at is null`.execute(db)
	await db.schema.createIndex('provider_event_by_time').on('provider_event').column('received_at').execute()
	await db.schema.createIndex('event_by_type').on('provider_event').columns(['type', 'received_at']).execute()
}

/** Starts of card payments and declined cards, for the limits against card testing. */
async function cardTables(db: Kysely<unknown>) {
	await db.schema
		.createTable('card_start')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('client_hash', 'text', (c) => c.notNull())
		.addColumn('email_hash', 'text', (c) => c.notNull())
		.addColumn('started_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('card_start_by_time').on('card_start').column('started_at').execute()
	await db.schema
		.createTable('card_decline')
		.addColumn('id', 'text', (c) => c.primaryKey())
		.addColumn('client_hash', 'text', (c) => c.notNull())
		.addColumn('email_hash', 'text', (c) => c.notNull())
		.addColumn('declined_at', 'bigint', (c) => c.notNull())
		.execute()
	await db.schema.createIndex('card_decline_by_time').on('card_decline').column('declined_at').execute()
}

/** Adds required texts. */
export function withTexts(table: CreateTableBuilder<string, string>, names: string[]) {
	return names.reduce((builder, name) => builder.addColumn(name, 'text', (c) => c.notNull()), table)
}

const REFUSAL = 'entries of the ledger are never changed or deleted'

/** Makes the ledger append-only. */
export async function createLedgerTriggers(db: QueryExecutorProvider) {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
	const statements = isPostgres
		? [
				`create function keep_ledger() returns trigger language plpgsql as $$ begin raise exception '${REFUSAL}'; end $$`,
				'create trigger ledger_kept before update or delete on ledger_entry for each row execute function keep_ledger()',
				'create trigger ledger_not_emptied before truncate on ledger_entry for each statement execute function keep_ledger()',
			]
		: ['update', 'delete'].map(
				(event) =>
					`create trigger ledger_no_${event} before ${event} on ledger_entry begin select raise(abort, '${REFUSAL}'); end`,
			)
	for (const statement of statements) await sql.raw(statement).execute(db)
}

/** For the restoration of a backup and the removal of the demo only, in their transaction. */
export async function dropLedgerTriggers(db: QueryExecutorProvider) {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
	const statements = isPostgres
		? ['drop function keep_ledger() cascade']
		: ['drop trigger ledger_no_update', 'drop trigger ledger_no_delete']
	for (const statement of statements) await sql.raw(statement).execute(db)
}
