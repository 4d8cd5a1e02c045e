import { AsyncLocalStorage } from 'node:async_hooks'
import { pino } from 'pino'

/** The id of the request being answered: every line written while it lasts carries it. */
export const requestId = new AsyncLocalStorage<string>()

/**
 * The process's log: one JSON line an event on standard output. Never put a visitor's words, address or device in it.
 */
export function createLog(level: string) {
	return pino({
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		mixin: () => {
			const id = requestId.getStore()
			return id ? { id } : {}
		},
		// A last line of defence, should a request ever be logged whole.
		redact: ['req.headers', 'headers', '*.email', '*.phone'],
	})
}

export type Log = ReturnType<typeof createLog>
