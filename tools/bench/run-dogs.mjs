// `npm run bench:dogs`: builds if needed and measures. `--expose-gc`, because memory is counted after a clean-up.
import { ensureBuilt, ensureInstalled, node, run } from '../scripts/runtime.mjs'

ensureInstalled()
ensureBuilt()
process.exitCode = run(node(), ['--expose-gc', 'tools/bench/dogs-report.ts'])
