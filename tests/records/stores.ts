import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openStore, type Store } from '#records/store/open-store.ts'
import { formSecret } from '#tests/builders/form-secret.ts'

/** PostgreSQL only if `npm run test:full` provides it. */
const POSTGRES_URL = process.env.TEST_DATABASE_URL

/** SQLite in `npm test`, PostgreSQL in `npm run test:full`. */
export const ENGINES: Store['engine'][] = POSTGRES_URL ? ['postgres'] : ['sqlite']

/** `npm run test:full` walks through every step, run and fault, where `npm test` takes examples: on both databases then. */
export const TAKES_EVERY_STEP = POSTGRES_URL !== undefined
export const WALK_ENGINES: Store['engine'][] = TAKES_EVERY_STEP ? ['sqlite', 'postgres'] : ['sqlite']

/** An empty store, closed and removed after the tests of the file. */
export async function freshStore(engine: Store['engine']): Promise<Store> {
	const { store } = await openFresh(engine)
	return store
}

/** One empty database opened twice, as by two processes. */
export async function freshStoreTwice(engine: Store['engine']): Promise<[Store, Store]> {
	const { store, reopen } = await openFresh(engine)
	return [store, await reopen()]
}

/** An empty store, and where another process opens it: the arguments `dataDir` and, on PostgreSQL, `databaseUrl`. */
export async function freshPlace(engine: Store['engine']): Promise<{ store: Store; place: string[] }> {
	const { store, dataDir, databaseUrl } = await openFresh(engine)
	return { store, place: databaseUrl === null ? [dataDir] : [dataDir, databaseUrl] }
}

async function openFresh(engine: Store['engine']) {
	const dataDir = mkdtempSync(join(tmpdir(), 'records-'))
	const onLostConnection = () => {}
	const databaseUrl = engine === 'postgres' ? await freshDatabase() : null
	const stores: Store[] = []
	afterAll(async () => {
		for (const store of stores) await store.close()
		rmSync(dataDir, { recursive: true })
	})
	async function reopen() {
		const store = await openStore({ dataDir, databaseUrl, formSecret, onLostConnection })
		stores.push(store)
		return store
	}
	return { store: await reopen(), reopen, dataDir, databaseUrl }
}

/** Another database on the same server. */
export async function freshDatabase(): Promise<string> {
	const { default: pg } = await import('pg')
	const client = new pg.Client({ connectionString: POSTGRES_URL })
	await client.connect()
	const name = `records_${process.pid}_${Math.random().toString(36).slice(2)}`
	await client.query(`create database ${name}`)
	await client.end()
	const url = new URL(POSTGRES_URL ?? '')
	url.pathname = `/${name}`
	return url.href
}
