// `npm run build`: builds what changed.
import { ensureBuilt, ensureInstalled } from './runtime.mjs'

ensureInstalled()
ensureBuilt()
