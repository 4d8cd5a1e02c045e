// `npm start` and `npm run dev`: installs what is missing, builds what changed, serves the site.
import { become, ensureBuilt, ensureInstalled, node } from './runtime.mjs'

const dev = process.argv.includes('--dev')
ensureInstalled()
if (!dev) ensureBuilt()
become(
	node(),
	['server/main.ts', ...(dev ? ['--dev'] : [])],
	dev ? { NODE_ENV: 'development' } : { NODE_ENV: 'production' },
)
