import { createHash } from 'node:crypto'
import type { ProviderAccount, ProviderChecks } from '#domain/desk/people/identity-provider.ts'
import { newKey } from '#records/drafts/keys.ts'
import { takeAttempt } from '#records/staff/sign-in/attempts.ts'
import {
	type ProviderPurpose,
	storeProviderSignIn,
	takeProviderSignIn,
} from '#records/staff/sign-in/provider-sign-ins.ts'
import type { DeskRequest } from '../request.server.ts'
import { keyCookie, readKey } from './cookies.server.ts'
import type { ProviderRefusal } from './provider-refusals.ts'
import { providerLimits } from './sign-in-limits.server.ts'

/** Where to send the browser, and the cookie that ties the answer to it. */
interface ProviderVisit {
	name: string
	url: string
	cookie: string
}

/** Begins a visit to the provider, by a press. The store gets a hash of the `state` only. */
export async function visitProvider(
	{ provider, store, siteUrl, clientHash, session, now }: DeskRequest,
	purpose: ProviderPurpose,
): Promise<ProviderVisit | ProviderRefusal> {
	if (!provider) return 'unavailable'
	if (!(await takeAttempt(store, providerLimits({ clientHash, isSignedIn: session !== undefined }), now)))
		return 'too many'
	const key = newKey()
	const checks = checksOf(key)
	const url = await provider.startUrl(checks)
	if (url === undefined) return 'unavailable'
	await storeProviderSignIn(store, { state: checks.state, purpose }, now)
	return { name: provider.name, url, cookie: await keyCookie('provider', key, siteUrl) }
}

interface Returned {
	account: ProviderAccount | 'refused' | 'unavailable'
	purpose: ProviderPurpose
}

/** Who came back from the provider, verified, once. Undefined unless this browser was sent there. */
export async function returnFromProvider(
	{ provider, store, siteUrl, clientHash, session, now }: DeskRequest,
	request: Request,
): Promise<Returned | undefined> {
	const key = await readKey(request, 'provider', siteUrl)
	const { search, searchParams } = new URL(request.url)
	if (!provider || key === undefined) return undefined
	const checks = checksOf(key)
	// Before anything is used up: another site may have sent this browser here.
	if (searchParams.get('state') !== checks.state) return undefined
	if (!(await takeAttempt(store, providerLimits({ clientHash, isSignedIn: session !== undefined }), now)))
		return undefined
	const purpose = await takeProviderSignIn(store, checks.state, now)
	return purpose && { purpose, account: await provider.verify(search, checks) }
}

/** Derived from the key in the cookie, so that nothing else needs to be kept. */
function checksOf(key: string): ProviderChecks {
	const derive = (name: string) => createHash('sha256').update(`${name} ${key}`).digest('base64url')
	return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') }
}
