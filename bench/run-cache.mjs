// `npm run bench:cache`: builds if needed and measures.
import { ensureBuilt, ensureInstalled, node, run } from '../server/scripts/runtime.mjs'

ensureInstalled()
ensureBuilt()
process.exitCode = run(node(), ['bench/cache-report.ts'])
