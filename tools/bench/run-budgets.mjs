// `npm run bench:budgets`: builds if needed, finds a browser, measures. `-- tasks`: only the long tasks and what caused them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../scripts/find-browser.mjs'
import { ensureBuilt, ensureInstalled, node, run } from '../scripts/runtime.mjs'

ensureInstalled()
ensureBuilt()
// Visitors get no source maps. They come from a second build, whose code is the same to the byte.
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
