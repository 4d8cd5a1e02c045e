import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Role } from '#domain/desk/people/roles.ts'
import { hashKey, newKey } from '#records/drafts/keys.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { DATA_DIR } from './site/site-data.ts'

/** Works on the store of the shared site, beside its process. */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
	const store = await openStore({ dataDir: DATA_DIR, databaseUrl: null, onLostConnection() {} })
	try {
		return await work(store)
	} finally {
		await store.close()
	}
}

interface Volunteer {
	name: string
	role: Role
	/** The site's address. */
	url: string
}

/** Signs a new volunteer in, without the emails of the sign-in. */
export function signIn(context: BrowserContext, { name, role, url }: Volunteer): Promise<void> {
	return withStore(async ({ db }) => {
		const [id, key, now] = [randomUUID(), newKey(), Date.now()]
		const staff = { id, email: `${id}@rescue.example`, name, role, created_at: now, removed_at: null }
		await db.insertInto('staff').values(staff).execute()
		const times = { created_at: now, signed_in_at: now, last_seen_at: now, expires_at: now + 3_600_000 }
		const session = { id: randomUUID(), key_hash: hashKey(key), staff_id: id, device: 'Chrome on Android', ...times }
		await db.insertInto('staff_session').values(session).execute()
		await context.addCookies([{ name: 'desk-session', value: encodeURIComponent(btoa(JSON.stringify(key))), url }])
	})
}
