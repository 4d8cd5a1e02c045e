import type { SkippedRecord } from '#domain/desk/operations.ts'
import type { ContentProblem } from '../logging/problem-log.ts'

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
		/** What was corrected or removed is no longer remembered. */
		withdraw(isOutdated: (problem: ContentProblem) => boolean) {
			for (const [key, problem] of found) if (isOutdated(problem)) found.delete(key)
		},
		newestFirst: () => [...found.values()].reverse(),
	}
}
