// `npm run check`: format and lint, types, import rules. Prints the count line the other runners print.
import { CODE_FOLDERS } from './code-folders.mjs'
import { ensureInstalled, runQuietly } from './runtime.mjs'

/** Each check as [name, command, arguments]. Those of a list follow each other: types need the router's generated ones. */
const CHECKS = [
	[
		['route types', 'react-router', ['typegen']],
		['types', 'tsc', []],
	],
	[
		['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
		['import rules', 'depcruise', [...CODE_FOLDERS, '--output-type', 'err-long']],
	],
]

/**
 * Runs every check, also after a failure, so that one run shows everything there is to mend. The lists run side by side; what
 * a check prints is shown when it has ended.
 */
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
