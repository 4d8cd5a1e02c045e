import type { StaffMember } from '#domain/desk/people/staff.ts'
import { formatDateTime } from '#lib/dates.ts'
import { listIdentities } from '#records/staff/identities.ts'
import type { DeskRequest } from '../request.server.ts'
import { refusalText } from '../session/provider-refusals.ts'
import type { LinkedAccountsProps } from './linked-accounts.tsx'

export async function linkedAccounts(
	{ store, provider, timezone }: DeskRequest,
	{ id: staffId }: StaffMember,
): Promise<LinkedAccountsProps> {
	const identities = await listIdentities(store, staffId)
	return {
		provider: provider?.name,
		accounts: identities.map(({ id, issuer, createdAt, lastUsedAt }) => {
			const isUsable = issuer === provider?.issuer
			return {
				id,
				isUsable,
				name: isUsable ? provider.name : new URL(issuer).hostname,
				linked: formatDateTime(createdAt, timezone),
				lastUsed: lastUsedAt === null ? null : formatDateTime(lastUsedAt, timezone),
			}
		}),
	}
}

/** What became of linking or unlinking, by the page's address. */
export function linkingResult(
	{ provider }: DeskRequest,
	result: string | null,
): { done: string } | { problem: string } | undefined {
	if (result === 'unlinked')
		return { done: 'The account is unlinked. It no longer signs you in, and your other browsers are signed out.' }
	if (!provider) return undefined
	if (result === 'linked') {
		return { done: `Your ${provider.name} account is linked. You can sign in with it from now on.` }
	}
	const problem = refusalText('account', result, provider.name)
	return problem === undefined ? undefined : { problem }
}
