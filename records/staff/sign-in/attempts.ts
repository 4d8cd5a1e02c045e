import { createHash, randomUUID } from 'node:crypto'
import type { Store } from '../../store/open-store.ts'

/** No limit looks further back. */
const RETAINED_MS = 3_600_000

export interface AttemptLimit {
	/** What is counted together: a keyed hash of a network address. */
	key: string
	max: number
	withinMs: number
}

/**
 * Counts an attempt to sign in, for all processes together. Attempts over the limit are not counted, so that one noisy
 * address does not extend its own pause for ever.
 *
 * @returns whether it is within every limit
 */
export function takeAttempt({ write }: Store, limits: AttemptLimit[], now: number): Promise<boolean> {
	return write(async (transaction) => {
		await transaction
			.deleteFrom('sign_in_attempt')
			.where('at', '<=', now - RETAINED_MS)
			.execute()
		for (const { key, max, withinMs } of limits) {
			const { count } = await transaction
				.selectFrom('sign_in_attempt')
				.select((eb) => eb.fn.countAll().as('count'))
				.where('key_hash', '=', hashOf(key))
				.where('at', '>', now - withinMs)
				.executeTakeFirstOrThrow()
			if (Number(count) >= max) return false
		}
		const rows = limits.map(({ key }) => ({ id: randomUUID(), key_hash: hashOf(key), at: now }))
		await transaction.insertInto('sign_in_attempt').values(rows).execute()
		return true
	})
}

function hashOf(key: string): string {
	return createHash('sha256').update(key).digest('base64url')
}
