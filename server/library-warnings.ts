import { format } from 'node:util'
import type { Log } from './log.ts'

/** The router says it of every request for such a path; the request's own line, with its 404, says enough. */
const UNDECODABLE_PATH = /^The URL path ".*" could not be decoded/s
const MAX_TEXT_LENGTH = 500

/** Puts what libraries print on the console into the log: standard output is one JSON line an event. */
export function logLibraryWarnings(log: Pick<Log, 'warn'>, target: Pick<Console, 'warn' | 'error'> = console) {
	const tell = (...printed: unknown[]) => {
		const text = format(...printed)
		if (!UNDECODABLE_PATH.test(text)) log.warn({ text: text.slice(0, MAX_TEXT_LENGTH) }, 'library warning')
	}
	target.warn = tell
	target.error = tell
}
