// `npm run bench:budgets`: builds if needed, finds a browser, measures. `-- tasks`: only long tasks and their causes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../scripts/find-browser.mjs'
import { ensureBuilt, ensureInstalled, node, run } from '../scripts/runtime.mjs'

ensureInstalled()
ensureBuilt()
// Source maps come from a second, identical build, because the deployed one has none.
const withMaps = mkdtempSync(join(tmpdir(), 'source-maps-'))
const env = { NODE_ENV: 'production', BUILD_DIRECTORY: withMaps }
run('react-router', ['build', '--sourcemapClient', 'hidden', '--logLevel', 'error'], env)
process.exitCode = run(node(), [
	'tools/bench/budgets-report.ts',
	findBrowser(),
	join(withMaps, 'client/assets'),
	...process.argv.slice(2),
])
rmSync(withMaps, { recursive: true })
