// `npm test`: everything that needs no special machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './check.mjs'
import { ensureBuilt, ensureInstalled, runApart, runBeside, UserError } from './runtime/runtime.mjs'
import { findBrowser } from './test/find-browser.mjs'
import { PLAYWRIGHT_REPORTERS, playwrightCounts, vitestCounts } from './test/test-counts.mjs'

const total = { passed: 0, failed: 0 }
/** The time of each stage. */
const spent = []
const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))

// Always ends with the count line.
try {
	await runAll()
} catch (error) {
	process.stderr.write(`${error instanceof UserError ? error.message : error.stack}\n`)
	add({ passed: 0, failed: 1 })
} finally {
	rmSync(reports, { recursive: true, force: true })
}
process.stdout.write(`\n${spent.join('\n')}\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 ? 0 : 1

async function runAll() {
	await stage('install', ensureInstalled)
	await stage('check', async () => add(await runChecks()))
	await stage('build', ensureBuilt)
	// Integration tests mostly wait, for polls, retries and restarts; browser tests use the processors meanwhile.
	const browser = findBrowser()
	await Promise.all([
		stage('unit and integration tests', runUnitTests),
		stage('browser tests', () => runBrowserTests(browser)),
	])
}

async function stage(name, work) {
	const start = Date.now()
	try {
		await work()
	} finally {
		spent.push(`${((Date.now() - start) / 1000).toFixed(0).padStart(5)} s  ${name}`)
	}
}

async function runUnitTests() {
	const file = join(reports, 'vitest.json')
	const code = await runApart('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
	add(vitestCounts(file, code))
}

async function runBrowserTests(browser) {
	const file = join(reports, 'playwright.json')
	const code = await runBeside('playwright', ['test', PLAYWRIGHT_REPORTERS], {
		CHROMIUM_PATH: browser,
		PLAYWRIGHT_JSON_OUTPUT_NAME: file,
	})
	add(playwrightCounts(file, code))
}

function add({ passed, failed }) {
	total.passed += passed
	total.failed += failed
}
