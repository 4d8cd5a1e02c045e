// `npm run backup -- FILE` and `npm run restore -- FILE`. Install and build nothing: the site may be running.
import { node, spawnAndExit } from './runtime/runtime.mjs'

spawnAndExit(node(), ['server/backup.ts', ...process.argv.slice(2)])
