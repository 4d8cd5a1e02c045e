// `npm run desk`: what visitors sent, for staff on the machine of the site. Installs and builds nothing: the site may be running.
import { become, node } from './runtime.mjs'

become(node(), ['server/desk.ts', ...process.argv.slice(2)])
