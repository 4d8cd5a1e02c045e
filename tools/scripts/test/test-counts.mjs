// The counts of all runners, in one format.
import { readFileSync } from 'node:fs'

/** A line on the screen, the counts, and a failure for tests without assertions. */
export const PLAYWRIGHT_REPORTERS = '--reporter=line,json,tests/e2e/support/require-assertions.ts'

export function vitestCounts(file, code) {
	return count(file, code, (report) => ({
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
	}))
}

export function playwrightCounts(file, code) {
	return count(file, code, ({ stats }) => ({
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + stats.skipped,
	}))
}

/** Counts written by our own runner: `{"passed": 1, "failed": 0}`. */
export function ownCounts(file, code) {
	return count(file, code, ({ passed, failed }) => ({ passed, failed }))
}

/** Skipped tests count as not passed; a crashed or empty run counts as a failure. */
function count(file, code, read) {
	try {
		const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
		return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed }
	} catch {
		return { passed: 0, failed: 1 }
	}
}
