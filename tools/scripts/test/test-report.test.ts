import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestReport } from './test-report.mjs'
import { ownResults, vitestResults } from './test-results.mjs'

test('the end of a run lists each failed test by part and name with its error, directly above the counts', async () => {
	const report = createTestReport()
	await report.run('check', () => report.add('check', { passed: 6, failures: [], flaky: [] }))
	report.add('browser tests', {
		passed: 2,
		failures: [{ name: 'a.spec.ts:3 › the menu opens', error: 'Error: no menu' }],
		flaky: [],
	})
	report.add('faults', { passed: 0, failures: [{ name: 'SQLite, 30 kills', error: '{"lost":1}' }], flaky: [] })
	expect(report.text().replace(/ +\d+ s/, '0 s')).toBe(`
0 s  check

✗ browser tests: a.spec.ts:3 › the menu opens
    Error: no menu

✗ faults: SQLite, 30 kills
    {"lost":1}

8 passed, 2 failed
`)
	expect(report.hasFailures()).toBe(true)
})

test('without a failure the counts follow the times', async () => {
	const report = createTestReport()
	report.add('check', { passed: 6, failures: [], flaky: [] })
	expect(report.text()).toBe('\n6 passed, 0 failed\n')
	expect(report.hasFailures()).toBe(false)
})

test('a test that passed at its second try is listed above the counts with its first error, and fails nothing', () => {
	const report = createTestReport()
	report.add('browser tests', {
		passed: 2,
		failures: [],
		flaky: [{ name: 'a.spec.ts:3 › opens', error: 'Error: late' }],
	})
	expect(report.text()).toBe('\n\nflaky: a.spec.ts:3 › opens\n    Error: late\n\n2 passed, 0 failed\n')
	expect(report.hasFailures()).toBe(false)
})

test('five flaky tests pass, six in the parts of one run fail it', () => {
	const report = createTestReport()
	const flaky = Array.from({ length: 5 }, (_, test) => ({ name: `test ${test}`, error: 'Error: late' }))
	report.add('unit tests', { passed: 5, failures: [], flaky })
	expect(report.hasFailures()).toBe(false)
	report.add('browser tests', { passed: 1, failures: [], flaky: [{ name: 'one more', error: 'Error: late' }] })
	expect(report.hasFailures()).toBe(true)
	expect(report.text()).toContain('✗ all parts: 6 flaky tests\n')
	expect(report.text()).toMatch(/\n6 passed, 1 failed\n$/)
})

test('of an error only the first lines are listed, without colours and frames of libraries', () => {
	const report = createTestReport()
	const message = ['\u001b[31mError: wrong\u001b[39m', '', ...Array.from({ length: 20 }, (_, line) => `line ${line}`)]
	const frames = [
		'    at run (/site/node_modules/vitest/x.js:1:1)',
		`    at test (/site/a.test.ts:1:1)${'-'.repeat(500)}`,
	]
	report.add('part', { passed: 0, failures: [{ name: 'long', error: message.join('\n') }], flaky: [] })
	report.add('part', { passed: 0, failures: [{ name: 'stack', error: frames.join('\n') }], flaky: [] })
	const lines = report.text().split('\n')
	expect(lines.slice(2, 5)).toEqual(['✗ part: long', '    Error: wrong', '    line 0'])
	expect(lines.filter((line) => line.startsWith('    line'))).toHaveLength(7)
	expect(lines.some((line) => line.includes('node_modules'))).toBe(false)
	expect(lines.some((line) => line.includes('a.test.ts'))).toBe(true)
	expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(220)
})

test('a part that throws is a failed test of its own, and the others go on', async () => {
	const report = createTestReport()
	const hasRun = await report.run('build', () => {
		throw new Error('The build failed; see above.')
	})
	expect(hasRun).toBe(false)
	expect(report.text()).toMatch(
		/✗ build: build stopped\n {4}Error: The build failed; see above\.[\s\S]*\n\n0 passed, 1 failed\n$/,
	)
})

test('a runner that crashes before its report is a failed test with the error it printed', () => {
	const errors = 'node:internal/modules:1\n\nError: Cannot find module “x”\n    at load (a.js:1:1)\n\nNode.js v24\n'
	expect(vitestResults('/no/such/report.json', { code: 1, errors })).toEqual({
		passed: 0,
		failures: [
			{
				name: 'no test ran (exit code 1)',
				error: 'Error: Cannot find module “x”\n    at load (a.js:1:1)\n\nNode.js v24',
			},
		],
		flaky: [],
	})
})

test('a runner that fails although all its tests passed is a failed test', () => {
	const folder = mkdtempSync(join(tmpdir(), 'report-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	const file = join(folder, 'results.json')
	writeFileSync(file, JSON.stringify({ passed: 3, failures: [], flaky: [] }))
	expect(ownResults(file, { code: 0 })).toEqual({ passed: 3, failures: [], flaky: [] })
	expect(ownResults(file, { code: 1, errors: 'Unhandled\nError: late' })).toEqual({
		passed: 3,
		failures: [{ name: 'exit code 1, although no test failed', error: 'Error: late' }],
		flaky: [],
	})
})
