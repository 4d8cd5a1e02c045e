import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './programs.ts'

/** Debian's WordPress, partly links to other packages; or the folder of another, whose version is then tested. */
const INSTALLED = process.env.WORDPRESS_FILES ?? '/usr/share/wordpress'

/** A copy of WordPress configured by environment variables. */
export function prepareTree(tree: string): string {
	runToEnd('cp', ['-rL', INSTALLED, tree])
	rmSync(join(tree, 'wp-config.php'), { force: true })
	copyFileSync(join(import.meta.dirname, 'wp-config.php'), join(tree, 'wp-config.php'))
	return tree
}
