import { limitsAround } from '#lib/network-hash.ts'
import type { AttemptLimit, AttemptTotal } from '#records/staff/sign-in/attempts.ts'

const QUARTER_HOUR_MS = 15 * 60_000

interface Limits {
	perAddress: number
	all: number
	total: AttemptTotal
}

/**
 * Limits of an address, and of all who are not signed in: each attempt is a row or two, so those of a thousand networks must not fill the
 * disk. A team that signs in at once is far below it.
 */
const EMAILS: Limits = { perAddress: 30, all: 10_000, total: 'requests for emails' }
/** A sign-in, a confirmation and a new passkey need two each; so do visits to a provider. */
const PASSKEYS: Limits = { perAddress: 120, all: 20_000, total: 'passkeys' }
const PROVIDER: Limits = { perAddress: 120, all: 20_000, total: 'provider visits' }
/** Emails from one address to one email address. */
const MAX_EMAILS_TO_ONE = 5

interface SignInParams {
	/** Keyed hash of the network address. */
	clientHash: string
	email: string
	/** Whether the person of the address has signed in with this browser before: strangers use up nothing of theirs. */
	isKnown: boolean
}

interface Visitor {
	/** Keyed hash of the network address. */
	clientHash: string
	/** Strangers use up nothing of those who are signed in, except in their own network. */
	isSignedIn: boolean
}

/**
 * Sign-in emails: in all, per network, and per network address and person. Beyond these the browser is told. What counts for a person or
 * the emails of the whole site, from all browsers together, is in `requestSignIn`, and is not told.
 */
export function attemptLimits({ clientHash, email, isKnown }: SignInParams): AttemptLimit[] {
	return [
		...limitsOf('email', EMAILS, { clientHash, isSignedIn: isKnown }),
		{ key: `email ${clientHash} ${email.toLowerCase()}`, max: MAX_EMAILS_TO_ONE, withinMs: QUARTER_HOUR_MS },
	]
}

/** Challenges and signatures. */
export function passkeyLimits(visitor: Visitor): AttemptLimit[] {
	return limitsOf('passkey', PASSKEYS, visitor)
}

/** Visits to the provider and answers of it. */
export function providerLimits(visitor: Visitor): AttemptLimit[] {
	return limitsOf('provider', PROVIDER, visitor)
}

function limitsOf(
	kind: string,
	{ perAddress, all, total }: Limits,
	{ clientHash, isSignedIn }: Visitor,
): AttemptLimit[] {
	const networks = limitsAround(clientHash, perAddress).map(({ network, max }) => ({ key: `${kind} ${network}`, max }))
	const counted = isSignedIn ? networks : [{ key: `${kind} of all`, max: all, total }, ...networks]
	return counted.map((limit) => ({ ...limit, withinMs: QUARTER_HOUR_MS }))
}
