/** A form that waits until its sender has confirmed who they are. */
export interface HeldFormTable {
	key_hash: string
	session_id: string
	/** With the key, which only the browser has. */
	encrypted: string
	expires_at: number
}

export type ChallengePurpose = 'add passkey' | 'sign in' | 'confirm'

/** What a passkey signs. Deleted when it is used. */
export interface SignInChallengeTable {
	challenge_hash: string
	purpose: ChallengePurpose
	/** Null before sign-in. */
	session_id: string | null
	expires_at: number
}

export interface StaffPasskeyTable {
	id: string
	staff_id: string
	/** base64url, from the authenticator. */
	credential_id: string
	/** COSE, base64url. */
	public_key: string
	/** Signatures so far; 0 when the authenticator does not count. */
	counter: number
	transports_json: string
	name: string
	created_at: number
	last_used_at: number | null
}

/** A browser that a person has signed in with, until it has not done so for 90 days: another one is told to them. */
export interface StaffDeviceTable {
	/** Hash of the key in its cookie. */
	key_hash: string
	staff_id: string
	expires_at: number
}

/** An account of an OpenID Connect provider that signs a person in. */
export interface StaffIdentityTable {
	id: string
	staff_id: string
	issuer: string
	/** The provider's name for the account: not an email address. */
	subject: string
	created_at: number
	last_used_at: number | null
}

/** A person is at the provider. Deleted by its answer. */
export interface ProviderSignInTable {
	state_hash: string
	/** The session that links an account. */
	session_id: string | null
	/** The invitation that is accepted with an account. */
	invitation_id: string | null
	/** Where a sign-in leads. */
	path: string
	expires_at: number
}
