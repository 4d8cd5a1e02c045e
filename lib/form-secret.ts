import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What is signed or hashed. Each purpose has a key of its own, so that nothing of one is valid for another. */
type KeyPurpose = 'form opened' | 'basket' | 'network address' | 'email address' | 'audit log' | `link ${string}`

/** The setting `FORM_SECRET`, and the one before it, whose signatures are still valid. The one home of keys derived from it (decision 105). */
export interface FormSecret {
	/** The newest first. */
	secrets: readonly [DerivedSecret, ...DerivedSecret[]]
	/** Milliseconds since 1970, for links that end. */
	now(): number
}

interface DerivedSecret {
	/** Tells which secret a signature is of; reveals nothing of it. */
	id: string
	keyFor(purpose: KeyPurpose): Buffer
}

const KEY_BYTES = 32
const ID_BYTES = 3
/** base64url characters: the id of the secret, and HMAC-SHA256. */
const SIGNATURE = /^([\w-]{4})([\w-]{43})$/
export const SIGNATURE_LENGTH = 47

/** @param previous the secret before a change; "" or undefined for none */
export function createFormSecret(
	secret: string,
	{ previous, now = Date.now }: { previous?: string | undefined; now?: () => number } = {},
): FormSecret {
	return { secrets: [deriveFrom(secret), ...(previous ? [deriveFrom(previous)] : [])], now }
}

/** HKDF (RFC 5869). Without a salt, because the secret is random. */
function deriveFrom(secret: string): DerivedSecret {
	const keys = new Map<string, Buffer>()
	const derive = (info: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', `fairlead ${info}`, bytes))
	return {
		id: derive('id', ID_BYTES).toString('base64url'),
		keyFor(purpose) {
			const known = keys.get(purpose)
			if (known) return known
			const key = derive(`key for ${purpose}`, KEY_BYTES)
			keys.set(purpose, key)
			return key
		},
	}
}

/** Signs a text with the newest secret: `SIGNATURE_LENGTH` characters for a URL or a cookie. */
export function signText({ secrets: [newest] }: FormSecret, purpose: KeyPurpose, text: string): string {
	return newest.id + hmac(newest, purpose, text)
}

/** Whether we signed this text for this purpose, with this secret or the one before. */
export function isSignedText({ secrets }: FormSecret, purpose: KeyPurpose, text: string, signature: string): boolean {
	const [, id, given = ''] = SIGNATURE.exec(signature) ?? []
	const secret = secrets.find((one) => one.id === id)
	return secret !== undefined && timingSafeEqual(Buffer.from(given), Buffer.from(hmac(secret, purpose, text)))
}

/** A hash that no one can recompute without the secret, so that a list of addresses does not reveal which of them are stored. */
export function hashText({ secrets: [newest] }: FormSecret, purpose: KeyPurpose, text: string): string {
	return hmac(newest, purpose, text)
}

function hmac(secret: DerivedSecret, purpose: KeyPurpose, text: string): string {
	return createHmac('sha256', secret.keyFor(purpose)).update(text).digest('base64url')
}
