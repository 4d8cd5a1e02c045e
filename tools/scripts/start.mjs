// `npm start` and `npm run dev`: installs what is missing, builds what changed, serves the site.
import { join } from 'node:path'
import { SMALL_HEAP, SMALL_POOLS } from './runtime/node-flags.mjs'
import { ensureBuilt, ensureInstalled, node, root, spawnAndExit } from './runtime/runtime.mjs'

/** Compile cache on disk, so that types are not stripped again. */
const SMALL_MEMORY = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'), ...SMALL_POOLS }

const dev = process.argv.includes('--dev')
ensureInstalled()
if (!dev) ensureBuilt()
if (dev) spawnAndExit(node(), ['server/main.ts', '--dev'], { NODE_ENV: 'development' })
else spawnAndExit(node(), [...SMALL_HEAP, 'server/main.ts'], { NODE_ENV: 'production', ...SMALL_MEMORY })
