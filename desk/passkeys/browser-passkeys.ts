import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** "unknown" on the server and while hydrating; "http" where browsers offer none, because others could read along. */
type PasskeySupport = 'unknown' | 'ready' | 'http' | 'none'

/** Whether this browser has passkeys and reads their options as JSON. */
export function usePasskeySupport(): PasskeySupport {
	return useSyncExternalStore<PasskeySupport>(neverChanges, readSupport, () => 'unknown')
}

function readSupport(): PasskeySupport {
	if (!window.isSecureContext) return 'http'
	return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
		? 'ready'
		: 'none'
}

/** Why there are none; "" where there are, or it is not known yet. */
export const NO_PASSKEYS: Record<PasskeySupport, string> = {
	unknown: '',
	ready: '',
	http: 'Passkeys work only on a secure connection, and this address begins with http://. Open the desk with https://.',
	none: 'This browser is too old for passkeys. A newer one has them.',
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
