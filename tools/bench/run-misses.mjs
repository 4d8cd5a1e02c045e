// `npm run bench:misses`: builds if needed and measures.
import { ensureBuilt, ensureInstalled, node, run } from '../scripts/runtime.mjs'

ensureInstalled()
ensureBuilt()
process.exitCode = run(node(), ['tools/bench/misses-report.ts', ...process.argv.slice(2)])
