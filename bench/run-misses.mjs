// `npm run bench:misses`: builds if needed and measures.
import { ensureBuilt, ensureInstalled, node, run } from '../server/scripts/runtime.mjs'

ensureInstalled()
ensureBuilt()
process.exitCode = run(node(), ['bench/misses-report.ts', ...process.argv.slice(2)])
