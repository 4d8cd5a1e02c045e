// `npm test`: everything that needs no special machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './check.mjs'
import { ensureBuilt, ensureInstalled, runApart, runBeside } from './runtime/runtime.mjs'
import { bundleTestServer } from './test/bundle-test-server.mjs'
import { findBrowser } from './test/find-browser.mjs'
import { createTestReport } from './test/test-report.mjs'
import { PLAYWRIGHT_REPORTERS, playwrightResults, vitestResults } from './test/test-results.mjs'

const report = createTestReport()
const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))

await runAll()
rmSync(reports, { recursive: true, force: true })
process.stdout.write(report.text())
process.exitCode = report.hasFailures() ? 1 : 0

/** A failed check does not stop the tests, a failed build does. */
async function runAll() {
	if (!(await report.run('install', ensureInstalled))) return
	await runPart('check', runChecks)
	if (!(await report.run('build', build))) return
	// May install a browser, which would hold up tests.
	let browser
	const hasBrowser = await report.run('browser', () => {
		browser = findBrowser()
	})
	// Integration tests mostly wait, for polls, retries and restarts; browser tests use the processors meanwhile.
	await Promise.all([
		runPart('unit and integration tests', runUnitTests),
		hasBrowser && runPart('browser tests', () => runBrowserTests(browser)),
	])
}

function build() {
	ensureBuilt()
	bundleTestServer()
}

function runPart(name, run) {
	return report.run(name, async () => report.add(name, await run()))
}

async function runUnitTests() {
	const file = join(reports, 'vitest.json')
	const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
	return vitestResults(file, await runApart('vitest', args))
}

async function runBrowserTests(browser) {
	const file = join(reports, 'playwright.json')
	const environment = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
	return playwrightResults(file, await runBeside('playwright', ['test', PLAYWRIGHT_REPORTERS], environment))
}
