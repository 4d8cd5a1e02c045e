import { AsyncLocalStorage } from 'node:async_hooks'
import { type LoggerOptions, pino } from 'pino'

/** The id of the request being answered: every line written while it lasts carries it. */
export const requestId = new AsyncLocalStorage<string>()

/** pino's number for warnings; everything above is worse. */
const WARN = 40
/** Lines are written together: one at a time, writing them took more of the processor than answering from memory. */
const WRITTEN_AT_ONCE_BYTES = 8192
/** Whoever reads along waits no longer than this. */
const WRITTEN_AFTER_MS = 500

/**
 * The process's log: one JSON line an event on standard output. Never put a visitor's words, address or device in it.
 *
 * Lines may wait half a second for others; a warning or an error, and the end of the process, writes what has waited.
 */
export function createLog(level: string) {
	const output = pino.destination({
		dest: 1,
		sync: true,
		minLength: WRITTEN_AT_ONCE_BYTES,
		periodicFlush: WRITTEN_AFTER_MS,
	})
	process.once('exit', () => output.flushSync())
	const settings: LoggerOptions = {
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		mixin: () => {
			const id = requestId.getStore()
			return id ? { id } : {}
		},
		serializers: { err: plainError },
		// A last line of defence, should a request ever be logged whole.
		redact: ['req.headers', 'headers', '*.email', '*.phone'],
		hooks: {
			logMethod(args, write, lineLevel) {
				write.apply(this, args)
				if (lineLevel >= WARN) output.flushSync()
			},
		},
	}
	return pino(settings, output)
}

/** Databases put the row they refused into their errors ("detail", "where"): only what no visitor wrote is logged. */
function plainError(error: unknown) {
	if (!(error instanceof Error)) return { type: typeof error }
	const { name, message, stack } = error
	const code = 'code' in error ? String(error.code) : undefined
	const cause: unknown = error.cause instanceof Error ? plainError(error.cause) : undefined
	return { type: name, message, stack, code, cause }
}

export type Log = ReturnType<typeof createLog>

interface Answered {
	id: string
	method: string
	/** Without its query, which may hold a visitor's words. */
	path: string
	status: number
	/** By `performance.now()`. */
	started: number
}

/** One line a request: what was asked and how it went, never who asked. */
export function logAnswer(log: Log, { started, ...answered }: Answered) {
	log.info({ ...answered, ms: Math.round((performance.now() - started) * 10) / 10 }, 'request')
}
