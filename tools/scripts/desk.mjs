// `npm run desk`: submissions, for staff on the server. Installs and builds nothing: the site may be running.
import { node, spawnAndExit } from './runtime/runtime.mjs'

spawnAndExit(node(), ['server/desk.ts', ...process.argv.slice(2)])
