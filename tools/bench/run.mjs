// `npm run bench -- NAME` builds if needed and measures; what follows the name goes to the measurement. Without a name
// all parts run, and options go to the part `lighthouse`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, fail, node, projectEnv, root, run } from '../scripts/runtime/runtime.mjs'
import { findBrowser } from '../scripts/test/find-browser.mjs'
import { measureAll } from './all.mjs'
import { runInGroup } from './process-group.mjs'

/** The folder of each report. */
const REPORTS = {
	budgets: 'pages',
	bytes: 'pages',
	cache: 'server',
	desk: 'desk',
	dogs: 'dogs',
	forms: 'server',
	lighthouse: 'lighthouse',
	misses: 'server',
	press: 'press',
	render: 'server',
	start: 'server',
}
/** They get the browser's path as their first argument. */
const WITH_BROWSER = ['bytes', 'lighthouse', 'press']

const [name, ...rest] = process.argv.slice(2)
const isAll = name === undefined || name.startsWith('--')
if (!isAll && !Object.hasOwn(REPORTS, name))
	fail(`Unknown measurement “${name}”. There are: ${Object.keys(REPORTS).join(', ')}.`)
ensureInstalled()
ensureBuilt()
process.exitCode = isAll ? await measureAll(process.argv.slice(2)) : await measure()

function measure() {
	if (name === 'budgets') return measureBudgets()
	return report(...(WITH_BROWSER.includes(name) ? [findBrowser()] : []))
}

function report(...args) {
	// `dogs` measures memory after garbage collection.
	const program = ['--expose-gc', `tools/bench/${REPORTS[name]}/${name}-report.ts`, ...args, ...rest]
	return runInGroup(node(), program, { cwd: root, stdio: 'inherit', env: projectEnv() })
}

async function measureBudgets() {
	// Source maps come from a second, identical build, because the deployed one has none.
	const withMaps = mkdtempSync(join(tmpdir(), 'source-maps-'))
	const env = { NODE_ENV: 'production', BUILD_DIRECTORY: withMaps }
	run('react-router', ['build', '--sourcemapClient', 'hidden', '--logLevel', 'error'], env)
	const code = await report(findBrowser(), join(withMaps, 'client/assets'))
	rmSync(withMaps, { recursive: true })
	return code
}
