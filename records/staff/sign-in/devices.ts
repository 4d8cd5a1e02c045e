import type { Transaction } from 'kysely'
import { DAY_MS } from '#lib/dates.ts'
import { hashKey } from '../../drafts/keys.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'

/** How long a browser that signs no one in is remembered. */
export const DEVICE_LIFE_MS = 90 * DAY_MS

/** A browser, as it signs in. */
export interface Device {
	/** "Firefox on Android". */
	name: string
	/** In a cookie of its own, which outlives sessions: another browser of the same make has another. */
	key: string
	/** The key in its session cookie, if it has one: that session ends when the cookie gets another. */
	sessionKey?: string | undefined
}

/** Remembers that a person signed in with a browser. @returns whether they had done so within `DEVICE_LIFE_MS` */
export async function rememberDevice(
	transaction: Transaction<Tables>,
	{ staffId, key }: { staffId: string; key: string },
	now: number,
): Promise<boolean> {
	const [keyHash, expiresAt] = [hashKey(key), now + DEVICE_LIFE_MS]
	const known = await transaction
		.selectFrom('staff_device')
		.select('expires_at')
		.where('key_hash', '=', keyHash)
		.where('staff_id', '=', staffId)
		.executeTakeFirst()
	await transaction
		.insertInto('staff_device')
		.values({ key_hash: keyHash, staff_id: staffId, expires_at: expiresAt })
		.onConflict((conflict) => conflict.columns(['key_hash', 'staff_id']).doUpdateSet({ expires_at: expiresAt }))
		.execute()
	return known !== undefined && known.expires_at > now
}

/** Whether a person at the desk, by their email address, has signed in with a browser within `DEVICE_LIFE_MS`. */
export async function isDeviceOf(
	db: Pick<Store['db'], 'selectFrom'>,
	{ email, key }: { email: string; key: string },
	now: number,
): Promise<boolean> {
	const known = await db
		.selectFrom('staff_device')
		.innerJoin('staff', 'staff.id', 'staff_device.staff_id')
		.select('staff.id')
		.where('key_hash', '=', hashKey(key))
		.where('expires_at', '>', now)
		.where('email', '=', email.trim().toLowerCase())
		.where('removed_at', 'is', null)
		.executeTakeFirst()
	return known !== undefined
}
