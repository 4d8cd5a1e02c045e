/** An account of the provider. Its email address decides nothing: the provider may give it to another person. */
export interface ProviderAccount {
	issuer: string
	/** The provider's name for the account. */
	subject: string
}

/** What ties the provider's answer to one browser. */
export interface ProviderChecks {
	state: string
	nonce: string
	/** The code verifier of PKCE. */
	verifier: string
}

/** An OpenID Connect provider, such as Google or Microsoft. */
export interface IdentityProvider {
	/** On the button: "Google". */
	name: string
	issuer: string
	/** Where the person signs in. Undefined while the provider does not answer. */
	startUrl(checks: ProviderChecks): Promise<string | undefined>
	/**
	 * Verifies what came back with the browser.
	 *
	 * @param search the query of the address to which the provider sent it
	 */
	verify(search: string, checks: ProviderChecks): Promise<ProviderAccount | 'refused' | 'unavailable'>
	/** Why it cannot be used now, in a sentence; undefined when it answered last. */
	problem(): string | undefined
}
