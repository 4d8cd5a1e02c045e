// The results of all runners in one format: `{ passed, failures, flaky }`. Failures and flaky tests are `{ name, error }`.
// A flaky test failed, passed at its second try, and counts as passed (decision 86).
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../runtime/runtime.mjs'

/** A line on the screen, the results, and a failure for tests without assertions. */
export const PLAYWRIGHT_REPORTERS = '--reporter=line,json,tests/e2e/support/require-assertions.ts'
/** How Playwright calls tests that did not pass. Skipped ones count as failed. */
const FAILED = ['unexpected', 'skipped']
/** How much of the output of a crashed runner is searched for its error. */
const CRASH_LINES = 60

/** @param file Vitest's JSON report  @param ended `{ code, errors }`: the exit code, and the output that has the runner's own errors */
export function vitestResults(file, ended) {
	return read(file, ended, ({ numPassedTests, testResults }) => ({
		passed: numPassedTests,
		failures: testResults.flatMap(fileFailures),
		flaky: testResults.flatMap(flakyInFile),
	}))
}

/** @param file Playwright's JSON report */
export function playwrightResults(file, ended) {
	return read(file, ended, ({ stats, suites, errors, config }) => ({
		passed: stats.expected + stats.flaky,
		failures: [
			...suites.flatMap((suite) => testsOf(suite, [], config.rootDir, FAILED)),
			// A server that does not start, a file that cannot be imported.
			...errors.map(({ message, stack }) => ({ name: 'not in a test', error: message ?? stack ?? '' })),
		],
		flaky: suites.flatMap((suite) => testsOf(suite, [], config.rootDir, ['flaky'])),
	}))
}

/** Results written by our own runner in this format. */
export function ownResults(file, ended) {
	return read(file, ended, (results) => results)
}

/** The results of a stage that threw, or of a check: one failure. */
export const failedOnce = (name, error) => ({ passed: 0, failures: [{ name, error }], flaky: [] })

/** A crashed or empty run counts as one failure. */
function read(file, { code, errors }, parse) {
	let results = { passed: 0, failures: [], flaky: [] }
	try {
		results = parse(JSON.parse(readFileSync(file, 'utf8')))
	} catch {
		// The runner ended before it wrote its report.
	}
	const { passed, failures, flaky } = results
	if (failures.length > 0 || (code === 0 && passed > 0)) return results
	const name = passed === 0 ? `no test ran (exit code ${code})` : `exit code ${code}, although no test failed`
	return { passed, failures: [{ name, error: crashError(errors) }], flaky }
}

/** Skipped tests count as not passed; so does a file without a failed test that cannot be imported. */
function fileFailures({ name: path, status, message, assertionResults }) {
	const failed = assertionResults.filter((test) => test.status !== 'passed')
	if (failed.length === 0) return status === 'failed' ? [{ name: relative(root, path), error: message }] : []
	return failed.map((test) => namedTest(path, test, message || test.status))
}

/** Vitest keeps the errors of a first try with a test that passed at the second. */
function flakyInFile({ name: path, assertionResults }) {
	return assertionResults
		.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
		.map((test) => namedTest(path, test))
}

function namedTest(path, { fullName, failureMessages }, otherError) {
	return { name: `${relative(root, path)} › ${fullName.trim()}`, error: failureMessages[0] ?? otherError }
}

/** The tests of a Playwright suite and its inner suites that ended with one of these statuses. */
function testsOf({ title, suites = [], specs = [] }, titles, rootDir, statuses) {
	const path = [...titles, title]
	const own = specs.flatMap((spec) => {
		const file = `${relative(root, join(rootDir, spec.file))}:${spec.line}`
		// The first title is the file.
		const name = [file, ...path.slice(1), spec.title].join(' › ')
		return spec.tests
			.filter(({ status }) => statuses.includes(status))
			.map((test) => ({ name, error: testError(test) }))
	})
	return [...own, ...suites.flatMap((suite) => testsOf(suite, path, rootDir, statuses))]
}

function testError({ status, results }) {
	const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
	return messages[0] ?? status
}

/** From the first error near the end of a runner's output. */
function crashError(output = '') {
	const lines = stripVTControlCharacters(output).trim().split('\n').slice(-CRASH_LINES)
	const start = lines.findIndex((line) => /^\S*Error\b/.test(line))
	return (start === -1 ? lines.slice(-8) : lines.slice(start)).join('\n')
}
