// `npm run desk`: what visitors sent, for staff on the machine of the site. Installs and builds nothing: the site may be running.
import { node, spawnAndExit } from './runtime.mjs'

spawnAndExit(node(), ['server/desk.ts', ...process.argv.slice(2)])
