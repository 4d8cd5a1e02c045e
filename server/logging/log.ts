import { AsyncLocalStorage } from 'node:async_hooks'
import { format } from 'node:util'
import { type LoggerOptions, pino } from 'pino'

/** The id of the current request, added to its log lines. */
export const requestId = new AsyncLocalStorage<string>()

/** pino's level number for warnings. */
const WARN = 40
/** Lines are buffered: writing them singly cost more CPU than answering from the cache. */
const BUFFER_BYTES = 8192
const FLUSH_INTERVAL_MS = 500

/**
 * The process's log: JSON lines on standard output. Never log a visitor's input, address or device.
 *
 * Lines are buffered for up to half a second; warnings, errors and the end of the process flush them.
 */
export function createLog(level: string) {
	const output = pino.destination({
		dest: 1,
		sync: true,
		minLength: BUFFER_BYTES,
		periodicFlush: FLUSH_INTERVAL_MS,
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
		// Defence in depth against logging a whole request.
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

/** Database errors include row values ("detail", "where"): log only fields without visitor input. */
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
	/** The path without the query, which may contain visitor input. */
	path: string
	status: number
	/** When it came, by `performance.now()`. */
	started: number
}

/** Logs one line per request, without the client. */
export function logAnswer(log: Log, { started, ...answered }: Answered) {
	log.info({ ...answered, ms: Math.round((performance.now() - started) * 10) / 10 }, 'request')
}

/** The router prints this for requests that are logged anyway. */
const UNDECODABLE_PATH = /^The URL path ".*" could not be decoded/s
const MAX_TEXT_LENGTH = 500

/** Redirects console output of libraries to the log, so that standard output is JSON lines only. */
export function logLibraryWarnings(log: Pick<Log, 'warn'>, target: Pick<Console, 'warn' | 'error'> = console) {
	const logText = (...args: unknown[]) => {
		const text = format(...args)
		if (!UNDECODABLE_PATH.test(text)) log.warn({ text: text.slice(0, MAX_TEXT_LENGTH) }, 'library warning')
	}
	target.warn = logText
	target.error = logText
}
