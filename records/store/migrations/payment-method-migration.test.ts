import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, Migrator } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { findDonation, listPayments } from '#records/giving/donations.ts'
import { applyProviderFact } from '#records/giving/payments/apply-fact.ts'
import { openStore } from '../open-store.ts'
import { NodeSqliteDialect, openSqlite } from '../sqlite/node-sqlite.ts'
import { SQLITE_FILE } from '../sqlite/open-sqlite.ts'
import { migrations } from './migrations.ts'

test('of a payment of the earlier version it is not known what it was paid with, until the provider tells it again', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'methods-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true }))
	const before = new Kysely<unknown>({ dialect: new NodeSqliteDialect(join(dataDir, SQLITE_FILE)) })
	const migrator = new Migrator({ db: before, provider: { getMigrations: async () => migrations } })
	await migrator.migrateTo('0027_desk_counts')
	await before.destroy()
	const db = openSqlite(join(dataDir, SQLITE_FILE))
	db.exec(`insert into donation (id, reference, idempotency_key, created_at, kind, frequency, amount_minor, fees_minor, currency, fund,
		provider, state, version, first_name, last_name, email, locale, message)
		values ('d', 'DON-1', 'k', 1, 'donation', 'once', 2000, 0, 'GBP', 'general', 'stripe', 'paid', 0, 'Zoë', '', '', 'en-GB', '');
		insert into payment (id, donation_id, sequence, provider, state, state_at, amount_minor, currency, intent_ref, paid_at, created_at)
		values ('p', 'd', 1, 'stripe', 'paid', 5, 2000, 'GBP', 'pi_1', 5, 1);
		insert into ledger_entry (id, at, payment_id, donation_id, kind, amount_minor, currency, fund, provider, provider_ref)
		values ('l', 5, 'p', 'd', 'payment', 2000, 'GBP', 'general', 'stripe', 'pi_1');`)
	db.close()

	const store = await openStore({ dataDir, databaseUrl: null, onLostConnection: () => {} })
	onTestFinished(() => store.close())
	const payments = () => listPayments(store.db, 'd')
	expect(await payments()).toMatchObject([{ id: 'p', state: 'paid', method: null }])
	const about = { provider: 'stripe', reference: 'DON-1', refs: { intent: 'pi_1' }, at: 5 } as const
	const paid = { ...about, kind: 'paid', ref: 'pi_1', amount: 2000, currency: 'GBP', method: 'card' } as const
	expect((await applyProviderFact(store, paid, () => [], 9)).kind).toBe('applied')
	expect(await payments()).toMatchObject([{ id: 'p', state: 'paid', method: 'card' }])
	expect((await applyProviderFact(store, paid, () => [], 9)).kind).toBe('already applied')
	expect(await findDonation(store.db, 'DON-1')).toMatchObject({ state: 'paid' })
})
