// What each runner counted, in one shape, so that one line can sum them.
import { readFileSync } from 'node:fs'

/** What Playwright reports by: a line on the screen, the counts for here, and a failure for a test that asserts nothing. */
export const PLAYWRIGHT_REPORTERS = '--reporter=line,json,tests/e2e/require-assertions.ts'

/** Counts of a Vitest run (`--reporter=json`) that ended with this exit code. */
export function vitestCounts(file, code) {
	return count(file, code, (report) => ({
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
	}))
}

/** Counts of a Playwright run (`--reporter=json`) that ended with this exit code. */
export function playwrightCounts(file, code) {
	return count(file, code, ({ stats }) => ({
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + stats.skipped,
	}))
}

/** Counts that a runner of ours wrote itself: `{"passed": 1, "failed": 0}`. */
export function ownCounts(file, code) {
	return count(file, code, ({ passed, failed }) => ({ passed, failed }))
}

/** A runner's count. Skipped tests count as not passed; a runner that crashed or ran no test counts as a failure. */
function count(file, code, read) {
	try {
		const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
		return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed }
	} catch {
		return { passed: 0, failed: 1 }
	}
}
