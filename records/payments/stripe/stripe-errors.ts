import { ZodError } from 'zod'

/** What a failed call means for what was asked. */
export type CallFailure =
	/** Not known whether it was done: the connection ended, Stripe had an error, or another call with the key is running. */
	| 'unknown'
	/** An error of Stripe's own, which it replays for the key. */
	| 'provider error'
	/** Too many calls, or a key that Stripe does not accept: nothing was done. */
	| 'not done'
	/** Stripe refuses it; so will it again. */
	| 'refused'

interface LibraryError extends Error {
	type: string
	statusCode?: number
	code?: string
}

const UNDONE_STATUSES = [401, 403, 429]
const CONFLICT = 409
const SERVER_ERROR = 500

/** The library's errors have a type and, if there was an answer, its status. Others (an answer that cannot be parsed) are unknown. */
export function failureOf(error: unknown): CallFailure {
	if (!isLibraryError(error)) return 'unknown'
	const { statusCode } = error
	if (statusCode === undefined || statusCode === CONFLICT) return 'unknown'
	if (statusCode >= SERVER_ERROR) return 'provider error'
	return UNDONE_STATUSES.includes(statusCode) ? 'not done' : 'refused'
}

export function statusOf(error: unknown): number | undefined {
	return isLibraryError(error) ? error.statusCode : undefined
}

export function isMissing(error: unknown): boolean {
	return isLibraryError(error) && error.code === 'resource_missing'
}

/** For logs and the desk: Stripe's own words have no secrets. */
export function reasonOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error)
}

/** An error of a call to Stripe, or of its answer; not of our store. */
export function isCallError(error: unknown): boolean {
	return isLibraryError(error) || error instanceof ZodError
}

function isLibraryError(error: unknown): error is LibraryError {
	return error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')
}
