import type { AttemptLimit } from '#records/staff/sign-in/attempts.ts'

const QUARTER_HOUR_MS = 15 * 60_000

interface Asked {
	/** Keyed hash of the network address. */
	clientHash: string
	email: string
}

/**
 * Sign-in emails: per network address, and per network address and person. Beyond these the browser is told. What counts for a person
 * or the whole site, from all browsers together, is in `requestSignIn`, and is not told.
 */
export function attemptLimits({ clientHash, email }: Asked): AttemptLimit[] {
	return [
		{ key: `email ${clientHash}`, max: 30, withinMs: QUARTER_HOUR_MS },
		{ key: `email ${clientHash} ${email.toLowerCase()}`, max: 5, withinMs: QUARTER_HOUR_MS },
	]
}

/** Challenges and signatures: a sign-in, a confirmation and a new passkey need two each. */
export function passkeyLimits(clientHash: string): AttemptLimit[] {
	return [{ key: `passkey ${clientHash}`, max: 120, withinMs: QUARTER_HOUR_MS }]
}

/** Visits to the provider and answers of it: a sign-in needs two. */
export function providerLimits(clientHash: string): AttemptLimit[] {
	return [{ key: `provider ${clientHash}`, max: 120, withinMs: QUARTER_HOUR_MS }]
}
