// `npm run bench:forms`: builds if needed and measures. With rate and seconds: `npm run bench:forms -- 200 60`.
import { ensureBuilt, ensureInstalled, node, run } from '../scripts/runtime.mjs'

ensureInstalled()
ensureBuilt()
process.exitCode = run(node(), ['tools/bench/forms-report.ts', ...process.argv.slice(2)])
