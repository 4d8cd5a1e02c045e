// `npm run build`: builds what changed.
import { ensureBuilt, ensureInstalled } from './runtime/runtime.mjs'

ensureInstalled()
ensureBuilt()
