// `npm test`: everything that needs no special machine. Ends with one line that sums all runners.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './check.mjs'
import { findBrowser } from './find-browser.mjs'
import { ensureBuilt, ensureInstalled, run } from './runtime.mjs'

ensureInstalled()
const total = { passed: 0, failed: 0 }
const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))

add(runChecks())
ensureBuilt()

const vitestReport = join(reports, 'vitest.json')
const vitestCode = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`])
add(count(vitestReport, vitestCode, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })))

const browserReport = join(reports, 'playwright.json')
const browserCode = run('playwright', ['test', '--reporter=line,json'], {
	CHROMIUM_PATH: findBrowser(),
	PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
})
add(
	count(browserReport, browserCode, ({ stats }) => ({
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected,
	})),
)

rmSync(reports, { recursive: true })
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 ? 0 : 1

function add({ passed, failed }) {
	total.passed += passed
	total.failed += failed
}

/** A runner's own count. One that broke without naming a failed test, or that ran none, counts as a failure. */
function count(file, code, read) {
	try {
		const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
		return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed }
	} catch {
		return { passed: 0, failed: 1 }
	}
}
