import type { AttemptLimit } from '#records/staff/attempts.ts'

const QUARTER_HOUR_MS = 15 * 60_000

interface Asked {
	/** Keyed hash of the network address. */
	clientHash: string
	email: string
}

/**
 * Sign-in emails: per network address, and per network address and person. Not per person alone: anyone could then
 * lock a volunteer out.
 */
export function attemptLimits({ clientHash, email }: Asked): AttemptLimit[] {
	return [
		{ key: `email ${clientHash}`, max: 30, withinMs: QUARTER_HOUR_MS },
		{ key: `email ${clientHash} ${email.toLowerCase()}`, max: 5, withinMs: QUARTER_HOUR_MS },
	]
}
