import { hashKey } from '../../drafts/keys.ts'
import type { Store } from '../../store/open-store.ts'

/** How long a person may take at the provider. */
export const PROVIDER_SIGN_IN_LIFE_MS = 10 * 60_000

/** What the provider's answer is for. */
export type ProviderPurpose =
	| { kind: 'sign in'; path: string }
	| { kind: 'link'; sessionId: string }
	| { kind: 'accept'; invitationId: string }

/** Stores the hash of a `state`, so that its answer is accepted once. */
export async function storeProviderSignIn(
	{ write }: Store,
	{ state, purpose }: { state: string; purpose: ProviderPurpose },
	now: number,
): Promise<void> {
	const values = {
		state_hash: hashKey(state),
		session_id: purpose.kind === 'link' ? purpose.sessionId : null,
		invitation_id: purpose.kind === 'accept' ? purpose.invitationId : null,
		path: purpose.kind === 'sign in' ? purpose.path : '/',
		expires_at: now + PROVIDER_SIGN_IN_LIFE_MS,
	}
	await write(async (transaction) => {
		await transaction.deleteFrom('provider_sign_in').where('expires_at', '<=', now).execute()
		await transaction.insertInto('provider_sign_in').values(values).execute()
	})
}

/** Uses a `state` up. @returns what it was for; undefined when it was used or has expired */
export function takeProviderSignIn({ write }: Store, state: string, now: number): Promise<ProviderPurpose | undefined> {
	return write(async (transaction) => {
		const row = await transaction
			.deleteFrom('provider_sign_in')
			.where('state_hash', '=', hashKey(state))
			.where('expires_at', '>', now)
			.returning(['session_id', 'invitation_id', 'path'])
			.executeTakeFirst()
		if (!row) return undefined
		if (row.session_id !== null) return { kind: 'link', sessionId: row.session_id }
		if (row.invitation_id !== null) return { kind: 'accept', invitationId: row.invitation_id }
		return { kind: 'sign in', path: row.path }
	})
}
