import { DAY_MS } from '#lib/dates.ts'
import { InvalidRequestError, StripeApiError } from './api-error.ts'

/** Stripe forgets keys when they are at least 24 hours old. */
const REMEMBERED_MS = DAY_MS
const MAX_KEY_LENGTH = 255

interface ApiResult {
	status: number
	body: unknown
}

interface Entry {
	fingerprint: string
	at: number
	/** Undefined while the first request runs. */
	result?: ApiResult
}

/** The first result of a key is stored and replayed, errors of 500 too; invalid requests are not stored. */
export function createIdempotency(now: () => number) {
	const entries = new Map<string, Entry>()

	function remembered(key: string): Entry | undefined {
		const entry = entries.get(key)
		if (entry && now() - entry.at >= REMEMBERED_MS) entries.delete(key)
		return entries.get(key)
	}

	return function once(
		key: string | undefined,
		fingerprint: string,
		work: () => ApiResult,
	): ApiResult & { isReplayed: boolean } {
		if (key === undefined) return { ...work(), isReplayed: false }
		if (key.length > MAX_KEY_LENGTH) throw new InvalidRequestError('Idempotency keys have at most 255 characters.')
		const before = remembered(key)
		if (before) return { ...replay(before, fingerprint), isReplayed: true }
		const entry: Entry = { fingerprint, at: now() }
		try {
			entry.result = work()
		} catch (error) {
			if (!(error instanceof StripeApiError)) throw error
			if (error instanceof InvalidRequestError) throw error
			entry.result = { status: error.status, body: { error: error.body } }
		}
		entries.set(key, entry)
		return { ...entry.result, isReplayed: false }
	}
}

function replay({ fingerprint: first, result }: Entry, fingerprint: string): ApiResult {
	if (first !== fingerprint) {
		throw new StripeApiError(400, {
			type: 'idempotency_error',
			message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
		})
	}
	if (result) return result
	throw new StripeApiError(409, {
		type: 'invalid_request_error',
		code: 'idempotency_key_in_use',
		message: 'There is currently another in-progress request using this Idempotency Key.',
	})
}
