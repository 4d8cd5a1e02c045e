import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether this browser has passkeys and reads their options as JSON. False on the server and while hydrating. */
export function useHasPasskeys(): boolean {
	return useSyncExternalStore(
		neverChanges,
		() => typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential,
		() => false,
	)
}

/** Asks the person to make a passkey. @returns the response as JSON; rejects when they decline */
export async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<string> {
	const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
	return asJson(await navigator.credentials.create({ publicKey }))
}

/** Asks the person to sign with a passkey, at once or from the suggestions of a field (`conditional`). */
export async function signWithPasskey(
	options: PublicKeyCredentialRequestOptionsJSON,
	{ signal, mediation }: { signal: AbortSignal; mediation?: CredentialMediationRequirement },
): Promise<string> {
	const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
	return asJson(await navigator.credentials.get({ publicKey, signal, ...(mediation ? { mediation } : {}) }))
}

function asJson(credential: Credential | null): string {
	if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey')
	return JSON.stringify(credential.toJSON())
}
