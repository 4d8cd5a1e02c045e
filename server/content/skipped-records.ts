import type { SkippedRecord } from '#domain/desk/operations.ts'
import type { ContentProblem } from '../problem-log.ts'

/** Beyond it the oldest are forgotten; the log has them all. */
const MAX_RECORDS = 500

/** Remembers what the content backend sent and the site could not use, for the desk. */
export function createSkippedRecords(now: () => number = Date.now) {
	const found = new Map<string, SkippedRecord>()
	return {
		add(problem: ContentProblem) {
			const key = JSON.stringify(problem)
			// At the end again, so that the first is the oldest.
			found.delete(key)
			found.set(key, { ...problem, at: now() })
			const [oldest] = found.keys()
			if (found.size > MAX_RECORDS && oldest !== undefined) found.delete(oldest)
		},
		newestFirst: () => [...found.values()].reverse(),
	}
}
