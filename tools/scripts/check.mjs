// `npm run check`: format and lint, types, import rules, private words. Ends with the count line of the other runners.
import { join } from 'node:path'
import { CODE_FOLDERS } from './check/code-folders.mjs'
import { ensureInstalled, root, runQuietly } from './runtime/runtime.mjs'

/** Each check as [name, command, arguments]. Those of one list run one after another: types need the generated route types. */
const CHECKS = [
	[
		['route types', 'react-router', ['typegen']],
		['types', 'tsc', []],
		['route types of the desk', 'react-router', ['typegen', 'desk']],
		['types of the desk', 'tsc', ['-p', 'desk']],
	],
	[
		['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
		['import rules', 'depcruise', [...CODE_FOLDERS, '--output-type', 'err-long']],
		['words', process.execPath, [join(root, 'tools', 'scripts', 'check', 'check-words.mjs')]],
	],
]

/** Runs every check, even after a failure. The lists run in parallel; output is shown when a check has ended. */
export async function runChecks() {
	const results = (await Promise.all(CHECKS.map(runInTurn))).flat()
	const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name)
	if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`)
	return { passed: results.length - failed.length, failed: failed.length }
}

async function runInTurn(checks) {
	const results = []
	for (const [name, command, args] of checks) {
		const { code, output } = await runQuietly(command, args)
		process.stdout.write(`\n— ${name}\n${output}`)
		results.push({ name, code })
	}
	return results
}

if (process.argv[1]?.endsWith('check.mjs')) {
	ensureInstalled()
	const { passed, failed } = await runChecks()
	process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
	process.exitCode = failed === 0 ? 0 : 1
}
