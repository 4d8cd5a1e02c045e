// `npm run check`: format and lint, types, import rules, unused code, private words, slow regular expressions, texts that a translated
// page breaks on. Ends with the count line of the other runners.
import { join } from 'node:path'
import { CODE_FOLDERS } from './check/code-folders.mjs'
import { ensureInstalled, root, runQuietly } from './runtime/runtime.mjs'
import { createTestReport } from './test/test-report.mjs'

/** TypeScript 7 takes a third of the time of 6, which the import rules need. Both are called `tsc`. */
const TSC = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc')

/** Each check as [name, command, arguments]. Those of one list run one after another: types need the generated route types. */
const CHECKS = [
	[
		['route types', 'react-router', ['typegen']],
		['types', process.execPath, [TSC]],
		['route types of the desk', 'react-router', ['typegen', 'desk']],
		['types of the desk', process.execPath, [TSC, '-p', 'desk']],
	],
	[
		['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
		['import rules', 'depcruise', [...CODE_FOLDERS, '--output-type', 'err-long']],
		['unused code', 'knip', ['--include', 'files,exports,types']],
		['words', process.execPath, [join(root, 'tools', 'scripts', 'check', 'check-words.mjs')]],
		['expressions', process.execPath, [join(root, 'tools', 'scripts', 'check', 'check-expressions.mjs')]],
		['bare texts', process.execPath, [join(root, 'tools', 'scripts', 'check', 'check-bare-texts.mjs')]],
	],
]

/**
 * Runs every check, even after a failure. The lists run in parallel; output is shown when a check has ended.
 *
 * @returns results as of `test-results.mjs`
 */
export async function runChecks() {
	const results = (await Promise.all(CHECKS.map(runInTurn))).flat()
	const failed = results.filter(({ code }) => code !== 0)
	return {
		passed: results.length - failed.length,
		failures: failed.map(({ name, output }) => ({ name, error: output })),
		flaky: [],
	}
}

async function runInTurn(checks) {
	const results = []
	for (const [name, command, args] of checks) {
		const { code, output } = await runQuietly(command, args)
		process.stdout.write(`\n— ${name}\n${output}`)
		results.push({ name, code, output })
	}
	return results
}

if (process.argv[1]?.endsWith('check.mjs')) {
	ensureInstalled()
	const report = createTestReport()
	report.add('check', await runChecks())
	process.stdout.write(report.text())
	process.exitCode = report.hasFailures() ? 1 : 0
}
