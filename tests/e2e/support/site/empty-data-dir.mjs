// Preloaded into the site of the browser tests: it starts without the data of an earlier run.
import { rmSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) rmSync(process.env.DATA_DIR, { recursive: true, force: true })
