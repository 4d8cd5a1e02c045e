import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { COMPILE_CACHE } from '#tests/integration/support/site-process.ts'

const WRITER = join(import.meta.dirname, 'writer.ts')

/** What a writer found at opening. */
export interface Found {
	keys: string[]
	emails: number
	check: string
}

interface Writer {
	process: ChildProcess
	/** Rejects when the process ended before. */
	opened: Promise<Found>
	/** The first accepted key. Rejects when the process ended before. */
	firstAccepted: Promise<string>
	/** Keys whose `accept` resolved, in that order. Complete once `ended` has resolved. */
	accepted: string[]
	/** Times of the accepted keys, in milliseconds since 1970. */
	times: Map<string, { sentAt: number; acceptedAt: number }>
	/** Lines that are neither. */
	said: string[]
	ended: Promise<void>
}

export function startWriter(
	store: { dataDir: string; databaseUrl: string | null },
	mode: 'burst' | 'count' | 'fill' | 'endure',
): Writer {
	const child = spawn(process.execPath, [WRITER, store.dataDir, store.databaseUrl ?? '-', mode], {
		env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const opened = Promise.withResolvers<Found>()
	const firstAccepted = Promise.withResolvers<string>()
	opened.promise.catch(() => {})
	firstAccepted.promise.catch(() => {})
	const accepted: string[] = []
	const times: Writer['times'] = new Map()
	const said: string[] = []
	let rest = ''
	let errors = ''
	child.stderr.on('data', (data) => {
		errors += data
	})
	child.stdout.on('data', (data) => {
		// A killed process may leave half a line: that key was not accepted.
		const lines = (rest + data).split('\n')
		rest = lines.pop() ?? ''
		for (const line of lines) {
			if (line.startsWith('OPEN ')) opened.resolve(JSON.parse(line.slice(5)))
			else if (/^[\da-f-]{36} \d+ \d+$/.test(line)) {
				const [key = '', sentAt, acceptedAt] = line.split(' ')
				accepted.push(key)
				firstAccepted.resolve(key)
				times.set(key, { sentAt: Number(sentAt), acceptedAt: Number(acceptedAt) })
			} else said.push(line)
		}
	})
	const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
	ended.then(() => {
		opened.reject(new Error(`the writer ended before it had opened the store: ${errors.slice(0, 500)}`))
		firstAccepted.reject(new Error(`the writer ended before it had accepted anything: ${errors.slice(0, 500)}`))
	})
	return { process: child, opened: opened.promise, firstAccepted: firstAccepted.promise, accepted, times, said, ended }
}

export interface Loss {
	accepted: number
	lost: number
	/** Submissions without all their emails, or emails without their submission. */
	torn: number
	/** The result of the engine's check, unless "ok". */
	damaged: string[]
}

/** Counts the accepted keys that are missing. */
export function compare(accepted: readonly string[], found: Found, emailsEach: number): Loss {
	const there = new Set(found.keys)
	return {
		accepted: accepted.length,
		lost: accepted.filter((key) => !there.has(key)).length,
		torn: Math.abs(found.emails - there.size * emailsEach),
		damaged: found.check === 'ok' ? [] : [found.check],
	}
}
