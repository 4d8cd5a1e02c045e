import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PLAYWRIGHT_REPORTERS, playwrightResults, vitestResults } from '#tools/scripts/test/test-results.mjs'

// The lists of failed tests, from real reports of both runners.

const BIN = 'node_modules/.bin'

test('failed, skipped and unreadable tests of Vitest are listed with file, name and error', () => {
	const folder = makeFolder({
		'a.test.ts': `import { expect, test } from 'vitest'
			test('passes', () => expect(1).toBe(1))
			test('fails', () => expect('kennel').toBe('sofa'))
			test.skip('skipped', () => {})`,
		'b.test.ts': `import './no-such-file.ts'`,
		'vitest.config.ts': `export default { test: { root: import.meta.dirname } }`,
	})
	const report = resolve(folder, 'report.json')
	const { status, stderr } = spawnSync(
		join(BIN, 'vitest'),
		['run', '--config', join(folder, 'vitest.config.ts'), '--reporter=json', `--outputFile.json=${report}`],
		{ encoding: 'utf8' },
	)
	const { passed, failures } = vitestResults(report, { code: status ?? 1, errors: stderr })
	expect(passed).toBe(1)
	expect(failures.map(({ name }) => name).sort()).toEqual([
		`${folder}/a.test.ts › fails`,
		`${folder}/a.test.ts › skipped`,
		`${folder}/b.test.ts`,
	])
	expect(failures.find(({ name }) => name.endsWith('› fails'))?.error).toContain("expected 'kennel' to be 'sofa'")
	expect(failures.find(({ name }) => name.endsWith('b.test.ts'))?.error).toContain('no-such-file.ts')
})

test('what fails once and then passes is flaky in Vitest, with the error of its first try', () => {
	const folder = makeFolder({
		'a.test.ts': `import { expect, test } from 'vitest'
			let tries = 0
			test('passes the second time', () => expect(++tries).toBe(2))
			test('passes', () => expect(1).toBe(1))`,
		'vitest.config.ts': `export default { test: { root: import.meta.dirname, retry: 1 } }`,
	})
	const report = resolve(folder, 'report.json')
	const { status } = spawnSync(
		join(BIN, 'vitest'),
		['run', '--config', join(folder, 'vitest.config.ts'), '--reporter=json', `--outputFile.json=${report}`],
		{ encoding: 'utf8' },
	)
	const { passed, failures, flaky } = vitestResults(report, { code: status ?? 1 })
	expect([passed, failures]).toEqual([2, []])
	expect(flaky).toEqual([
		{ name: `${folder}/a.test.ts › passes the second time`, error: expect.stringContaining('expected 1 to be 2') },
	])
})

test('what fails once and then passes is flaky in Playwright, with the error of its first try', () => {
	const folder = makeFolder(
		{
			'a.spec.ts': `import { expect, test } from '@playwright/test'
				test('passes the second time', ({}, info) => expect(info.retry).toBe(1))
				test('passes', () => expect(1).toBe(1))`,
		},
		'retries: 1',
	)
	const { passed, failures, flaky } = runPlaywright(folder)
	expect([passed, failures]).toEqual([2, []])
	expect(flaky).toEqual([
		{ name: `${folder}/a.spec.ts:2 › passes the second time`, error: expect.stringContaining('Expected') },
	])
})

test('failed and skipped tests of Playwright are listed with file, line, group and error', () => {
	const folder = makeFolder({
		'a.spec.ts': `import { expect, test } from '@playwright/test'
			test('passes', () => expect(1).toBe(1))
			test.describe('without JavaScript', () => {
				test('fails', () => expect('kennel').toBe('sofa'))
			})
			test.skip('skipped', () => {})`,
	})
	const { failures, passed } = runPlaywright(folder)
	expect(passed).toBe(1)
	expect(failures.map(({ name }) => name).sort()).toEqual([
		`${folder}/a.spec.ts:4 › without JavaScript › fails`,
		`${folder}/a.spec.ts:6 › skipped`,
	])
	expect(failures.find(({ name }) => name.endsWith('fails'))?.error).toContain('"sofa"')
})

test('a test of Playwright without an assertion is listed', () => {
	const folder = makeFolder({ 'a.spec.ts': `import { test } from '@playwright/test'\ntest('finds nothing', () => {})` })
	expect(runPlaywright(folder).failures).toEqual([
		{
			name: 'exit code 1, although no test failed',
			error: 'Error: tests passed without an assertion:\na.spec.ts › finds nothing',
		},
	])
})

test('a server that Playwright cannot start is listed', () => {
	const folder = makeFolder(
		{ 'a.spec.ts': `import { test } from '@playwright/test'\ntest('any', () => {})` },
		`webServer: { command: 'node -e "process.exit(3)"', url: 'http://localhost:1' }`,
	)
	const [failure] = runPlaywright(folder).failures
	expect(failure?.name).toBe('not in a test')
	expect(failure?.error).toContain('was not able to start')
})

test('a run of browser tests chooses its port, and its workers know it', () => {
	const folder = makeFolder({
		'playwright.config.ts': `import { runPorts } from '#tests/e2e/support/site/run-ports.ts'
			const [port] = await runPorts('PORT_OF_THIS_TEST', 1)
			const url = 'http://localhost:' + port
			const server = 'require("http").createServer((_, answer) => answer.end("woof")).listen(' + port + ')'
			const webServer = { command: "node -e '" + server + "'", url }
			export default { outputDir: 'output', use: { baseURL: url }, webServer }`,
		'a.spec.ts': `import { expect, test } from '@playwright/test'
			test('the site answers', async ({ request }) => expect(await (await request.get('/')).text()).toBe('woof'))`,
	})
	expect(runPlaywright(folder)).toEqual({ passed: 1, failures: [], flaky: [] })
})

function runPlaywright(folder: string) {
	const report = resolve(folder, 'report.json')
	const { status, stderr } = spawnSync(
		join(BIN, 'playwright'),
		['test', '--config', join(folder, 'playwright.config.ts'), PLAYWRIGHT_REPORTERS],
		{ encoding: 'utf8', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
	)
	return playwrightResults(report, { code: status ?? 1, errors: stderr })
}

/** In the repository, so that the files find both runners. */
function makeFolder(files: Record<string, string>, setting = '') {
	mkdirSync('test-results', { recursive: true })
	const folder = mkdtempSync('test-results/runners-')
	onTestFinished(() => rmSync(folder, { recursive: true }))
	const config = `export default { outputDir: 'output', ${setting} }`
	for (const [name, text] of Object.entries({ 'playwright.config.ts': config, ...files }))
		writeFileSync(join(folder, name), text)
	return folder
}
