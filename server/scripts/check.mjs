// `npm run check`: format and lint, types, import rules. Prints the count line the other runners print.
import { CODE_FOLDERS } from './code-folders.mjs'
import { ensureInstalled, run } from './runtime.mjs'

/** Each check as [name, command, arguments]; types need the router's generated ones first. */
export const CHECKS = [
	['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
	['route types', 'react-router', ['typegen']],
	['types', 'tsc', []],
	['import rules', 'depcruise', [...CODE_FOLDERS, '--output-type', 'err-long']],
]

/** Runs every check, also after a failure, so that one run shows everything there is to mend. */
export function runChecks() {
	const failed = CHECKS.filter(([name, command, args]) => {
		process.stdout.write(`\n— ${name}\n`)
		return run(command, args) !== 0
	}).map(([name]) => name)
	if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`)
	return { passed: CHECKS.length - failed.length, failed: failed.length }
}

if (process.argv[1]?.endsWith('check.mjs')) {
	ensureInstalled()
	const { passed, failed } = runChecks()
	process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
	process.exitCode = failed === 0 ? 0 : 1
}
