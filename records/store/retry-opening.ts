import { setTimeout as sleep } from 'node:timers/promises'
import { isBusy, StoreUnavailableError } from './store-error.ts'

const PAUSE_MS = 1000

interface RetryOptions {
	retryForMs: number
	onRetry: (attempt: { reason: string; triedForMs: number }) => void
}

/** Retries after transient errors. @throws the last error when the time is over */
export async function retryOpening<T>(open: () => Promise<T>, { retryForMs, onRetry }: RetryOptions): Promise<T> {
	const started = performance.now()
	for (;;) {
		try {
			return await open()
		} catch (error) {
			const triedForMs = Math.round(performance.now() - started)
			if (!isTransientError(error) || triedForMs >= retryForMs) throw error
			onRetry({ reason: reasonOf(error), triedForMs })
		}
		await sleep(PAUSE_MS)
	}
}

/**
 * Connection errors (08), too many connections, server starting or stopping:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const TRANSIENT_SQLSTATES = /^(08...|53300|57P0[1-3])$/
const TRANSIENT_SYSTEM_CODES = [
	'ECONNREFUSED',
	'ECONNRESET',
	'EPIPE',
	'ETIMEDOUT',
	'EHOSTUNREACH',
	'ENETUNREACH',
	'EAI_AGAIN',
	'ENOTFOUND',
]

/** Whether a restart of the database, or a lock of another program, may be the reason; not a wrong password. */
export function isTransientError(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	if (error instanceof StoreUnavailableError || isBusy(error)) return true
	// `pg` has no code for these.
	if (/connection terminated|timeout exceeded/i.test(error.message)) return true
	const code = 'code' in error ? String(error.code) : ''
	// The Unix socket is missing while the server restarts.
	const isSocketMissing = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
	return isSocketMissing || TRANSIENT_SYSTEM_CODES.includes(code) || TRANSIENT_SQLSTATES.test(code)
}

/** The message, or the code: an `AggregateError` (IPv4 and IPv6 failed) has no message. */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error)
	return error.message || ('code' in error ? String(error.code) : error.name)
}
