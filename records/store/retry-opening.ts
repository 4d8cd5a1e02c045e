import { setTimeout as sleep } from 'node:timers/promises'
import { isBusy, StoreUnavailableError } from './store-error.ts'

const PAUSE_MS = 1000

interface Retrying {
	retryForMs: number
	onRetry: (attempt: { reason: string; triedForMs: number }) => void
}

/** Opens something again and again while the reason it fails may pass by itself. @throws the last error when the time is over */
export async function retryOpening<T>(open: () => Promise<T>, { retryForMs, onRetry }: Retrying): Promise<T> {
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

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: connections (08), too many of them, and servers that start or stop. */
const PASSING_SQLSTATES = /^(08...|53300|57P0[1-3])$/
/** The system's: nobody listens yet, the name is not known yet, the network is away. */
const PASSING_SYSTEM_CODES = [
	'ECONNREFUSED',
	'ECONNRESET',
	'EPIPE',
	'ETIMEDOUT',
	'EHOSTUNREACH',
	'ENETUNREACH',
	'EAI_AGAIN',
	'ENOTFOUND',
]

/** Whether a database that restarts, or another program that holds a lock, may be the reason. A wrong password never passes. */
export function isTransientError(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	if (error instanceof StoreUnavailableError || isBusy(error)) return true
	// `pg` has no code for a connection that ended, or that was not had in time.
	if (/connection terminated|timeout exceeded/i.test(error.message)) return true
	const code = 'code' in error ? String(error.code) : ''
	// The socket of a server on this machine is away while it restarts.
	const isSocketMissing = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
	return isSocketMissing || PASSING_SYSTEM_CODES.includes(code) || PASSING_SQLSTATES.test(code)
}

/** Why it failed, in its own words: an error of several attempts (IPv4, IPv6) has none. */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error)
	return error.message || ('code' in error ? String(error.code) : error.name)
}
