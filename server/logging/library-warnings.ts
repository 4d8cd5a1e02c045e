import { format } from 'node:util'
import type { Log } from './log.ts'

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
