// `npm run bench:budgets`: builds if needed, finds a browser, measures.
import { findBrowser } from '../server/scripts/find-browser.mjs'
import { ensureBuilt, ensureInstalled, node, run } from '../server/scripts/runtime.mjs'

ensureInstalled()
ensureBuilt()
process.exitCode = run(node(), ['bench/budgets-report.ts', findBrowser()])
