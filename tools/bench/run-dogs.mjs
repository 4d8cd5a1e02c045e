// `npm run bench:dogs`: builds if needed and measures; memory after garbage collection (`--expose-gc`).
import { ensureBuilt, ensureInstalled, node, run } from '../scripts/runtime.mjs'

ensureInstalled()
ensureBuilt()
process.exitCode = run(node(), ['--expose-gc', 'tools/bench/dogs-report.ts'])
