// `npm run bench:cache`: builds if needed and measures.
import { ensureBuilt, ensureInstalled, node, run } from '../scripts/runtime.mjs'

ensureInstalled()
ensureBuilt()
process.exitCode = run(node(), ['tools/bench/cache-report.ts'])
