import type { Configuration } from 'openid-client'
import type { IdentityProvider, ProviderChecks } from '#domain/desk/people/identity-provider.ts'
import type { Log } from '../../logging/log.ts'
import type { ProviderSettings } from '../../settings/identity-provider-settings.ts'
import { discoverProvider } from './discover-provider.ts'
import { isRefusal, reasonOf } from './provider-errors.ts'

/** After a failure. A press of the button asks at once. */
const RETRY_MS = 60_000
/** Below `/desk`; the provider must know it. */
const CALLBACK_PATH = '/desk/sign-in/provider/callback'

interface IdentityProviderOptions {
	settings: ProviderSettings
	/** The public origin, without a slash at the end. The provider sends browsers back to it, whatever address they asked. */
	siteUrl: string
	log: Pick<Log, 'info' | 'warn'>
}

/** Asks the provider about itself in the background: neither the start of the site nor its pages wait for it. */
export function createIdentityProvider({ settings, siteUrl, log }: IdentityProviderOptions) {
	const { name, issuer } = settings
	const callbackUrl = siteUrl + CALLBACK_PATH
	let asked: Promise<Configuration | undefined> | undefined
	let problem: string | undefined = 'It has not answered yet.'
	let retry: NodeJS.Timeout | undefined

	function configuration(): Promise<Configuration | undefined> {
		asked ??= discoverProvider(settings).then(
			(found) => {
				problem = undefined
				log.info({ issuer }, 'identity provider ready')
				return found
			},
			(error: unknown) => {
				asked = undefined
				const reason = reasonOf(error)
				// Once, not every minute.
				if (problem !== reason) log.warn({ issuer, reason }, 'identity provider unavailable')
				problem = reason
				clearTimeout(retry)
				retry = setTimeout(() => void configuration(), RETRY_MS).unref()
				return undefined
			},
		)
		return asked
	}

	const provider: IdentityProvider = {
		name,
		issuer,
		problem: () => problem,
		async startUrl(checks) {
			const found = await configuration()
			return found && authorizationUrl(found, callbackUrl, checks)
		},
		async verify(search, checks) {
			const found = await configuration()
			if (!found) return 'unavailable'
			try {
				return await accountOf(found, callbackUrl + search, checks)
			} catch (error) {
				log.warn({ issuer, reason: reasonOf(error) }, 'identity provider answer refused')
				return isRefusal(error) ? 'refused' : 'unavailable'
			}
		},
	}
	void configuration()
	return { provider, stop: () => clearTimeout(retry) }
}

async function authorizationUrl(
	found: Configuration,
	callbackUrl: string,
	{ state, nonce, verifier }: ProviderChecks,
): Promise<string> {
	const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
	const url = buildAuthorizationUrl(found, {
		redirect_uri: callbackUrl,
		response_type: 'code',
		scope: 'openid',
		state,
		nonce,
		code_challenge: await calculatePKCECodeChallenge(verifier),
		code_challenge_method: 'S256',
		// Computers at a desk are shared: the person signed in at the provider may be another.
		prompt: 'select_account',
	})
	return url.href
}

async function accountOf(found: Configuration, answered: string, { state, nonce, verifier }: ProviderChecks) {
	const { authorizationCodeGrant } = await import('openid-client')
	const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
	const claims = (await authorizationCodeGrant(found, new URL(answered), checks)).claims()
	if (!claims || claims.iss !== found.serverMetadata().issuer) throw new Error('no account in the answer')
	return { issuer: claims.iss, subject: claims.sub }
}
