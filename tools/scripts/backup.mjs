// `npm run backup -- FILE` and `npm run restore -- FILE`. Install and build nothing: the site may be running.
import { become, node } from './runtime.mjs'

become(node(), ['server/backup.ts', ...process.argv.slice(2)])
