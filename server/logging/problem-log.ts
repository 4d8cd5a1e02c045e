import { HOUR_MS } from '#lib/dates.ts'
import type { Log } from './log.ts'

export interface ContentProblem {
	type: string
	id: number | null
	field: string
	message: string
}

const REPEATED_AFTER_MS = HOUR_MS
const MAX_REMEMBERED = 20_000

/** Logs content problems, each at most once an hour: lists are read every minute. */
export function createProblemLog(log: Pick<Log, 'warn'>, now: () => number = Date.now) {
	const loggedAt = new Map<string, number>()

	return (problem: ContentProblem) => {
		const key = JSON.stringify(problem)
		const last = loggedAt.get(key)
		if (last !== undefined && now() - last < REPEATED_AFTER_MS) return
		if (loggedAt.size >= MAX_REMEMBERED) loggedAt.clear()
		loggedAt.set(key, now())
		log.warn(problem, 'content record skipped')
	}
}
