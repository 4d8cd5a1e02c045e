// Bundles the server that tests start. Without imports of packages: they may not be installed yet.
import { join } from 'node:path'
import { fail, node, root, run } from '../runtime/runtime.mjs'

/** In the repository, so that the bundle finds packages. */
const FOLDER = join(root, 'node_modules', '.cache', 'test-server')

/** For `tests/integration/support/server-entry.ts`, in this process and those it starts. */
export function bundleTestServer() {
	if (run(node(), [join(root, 'tools', 'scripts', 'test', 'bundle-server.mjs'), FOLDER]) !== 0)
		fail('The server could not be bundled; see above.')
	process.env.TEST_SERVER_FOLDER = FOLDER
}
