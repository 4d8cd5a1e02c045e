import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './programs.ts'

/** Where Debian's package puts WordPress; some of it are links to other packages. */
const INSTALLED = '/usr/share/wordpress'

/** A copy of WordPress with a configuration that reads its database and address from the environment. */
export function prepareTree(tree: string): string {
	runToEnd('cp', ['-rL', INSTALLED, tree])
	copyFileSync(join(import.meta.dirname, 'wp-config.php'), join(tree, 'wp-config.php'))
	return tree
}
