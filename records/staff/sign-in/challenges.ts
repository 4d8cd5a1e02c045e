import { hashKey } from '../../drafts/keys.ts'
import type { Store } from '../../store/open-store.ts'
import type { ChallengePurpose } from '../../store/tables/sign-in-tables.ts'

const CHALLENGE_LIFE_MS = 15 * 60_000

interface Challenge {
	challenge: string
	purpose: ChallengePurpose
	/** Null before sign-in. */
	sessionId: string | null
}

/** Stores the hash of a challenge, so that it is accepted once. */
export async function storeChallenge(
	{ write }: Store,
	{ challenge, purpose, sessionId }: Challenge,
	now: number,
): Promise<void> {
	await write(async (transaction) => {
		await transaction.deleteFrom('sign_in_challenge').where('expires_at', '<=', now).execute()
		await transaction
			.insertInto('sign_in_challenge')
			.values({
				challenge_hash: hashKey(challenge),
				purpose,
				session_id: sessionId,
				expires_at: now + CHALLENGE_LIFE_MS,
			})
			.execute()
	})
}

/** Uses a challenge up. @returns whether it was open, for this purpose and session */
export function takeChallenge(
	{ write }: Store,
	{ challenge, purpose, sessionId }: Challenge,
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const { numDeletedRows } = await transaction
			.deleteFrom('sign_in_challenge')
			.where('challenge_hash', '=', hashKey(challenge))
			.where('purpose', '=', purpose)
			.where('session_id', sessionId === null ? 'is' : '=', sessionId)
			.where('expires_at', '>', now)
			.executeTakeFirstOrThrow()
		return numDeletedRows === 1n
	})
}
