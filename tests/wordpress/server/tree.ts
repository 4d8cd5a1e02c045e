import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './programs.ts'

/** Debian's WordPress, partly links to other packages. */
const INSTALLED = '/usr/share/wordpress'

/** A copy of WordPress configured by environment variables. */
export function prepareTree(tree: string): string {
	runToEnd('cp', ['-rL', INSTALLED, tree])
	copyFileSync(join(import.meta.dirname, 'wp-config.php'), join(tree, 'wp-config.php'))
	return tree
}
