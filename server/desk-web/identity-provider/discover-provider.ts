import type { Configuration } from 'openid-client'
import type { ProviderSettings } from '../../settings/identity-provider-settings.ts'

/** For each request to the provider. A sign-in needs two, or three when its keys have changed. */
const TIMEOUT_SECONDS = 5

/** Reads where the provider signs people in, and with which keys. Loads the library only where it is used. */
export async function discoverProvider({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
	const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client')
	// Only with provider and site on this machine (`providerSettings`).
	const isPlainHttp = issuer.startsWith('http:')
	const found = await discovery(new URL(issuer), clientId, undefined, await authentication(clientSecret), {
		timeout: TIMEOUT_SECONDS,
		// Signatures of tokens are verified, too, not only the connection they came by.
		execute: [enableNonRepudiationChecks, ...(isPlainHttp ? [allowInsecureRequests] : [])],
	})
	const named = found.serverMetadata().issuer
	// The library lets Microsoft's name differ, and a slash at the end.
	if (named !== issuer) throw new Error(`OIDC_ISSUER must be “${named}”, as the provider names itself`)
	return found
}

/** By the body where the provider reads it: some do not decode the header as the standard says. */
async function authentication(clientSecret: string) {
	const { ClientSecretBasic, ClientSecretPost } = await import('openid-client')
	const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)]
	return ((server, ...rest) => {
		const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
		return (methods.includes('client_secret_post') ? post : basic)(server, ...rest)
	}) satisfies typeof post
}
