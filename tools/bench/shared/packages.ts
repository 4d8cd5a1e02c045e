import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** A folder for each set of packages, with exact versions and their lock. */
const SETS = join(import.meta.dirname, '../packages')
/**
 * Outside of the repository: only measurements need these packages, hundreds of megabytes of them, and bundlers treat code
 * below `node_modules` differently.
 */
const CACHE = join(homedir(), '.cache/fairlead-bench')
const FILES = ['package.json', 'package-lock.json']

/** The version of the package that a set is named after. */
export function versionOf(set: string): string {
	const { dependencies } = JSON.parse(readFileSync(join(SETS, set, 'package.json'), 'utf8'))
	return dependencies[set]
}

/**
 * Installs a set of packages as its lock says into a folder of its own, unless it is there, and returns the folder.
 * Install scripts do not run.
 */
export function installPackages(set: string): string {
	const folder = join(CACHE, set)
	const wanted = FILES.map((file) => readFileSync(join(SETS, set, file), 'utf8')).join('')
	const stamp = join(folder, 'installed.txt')
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder
	console.error(`  installing ${set} ${versionOf(set)} …`)
	rmSync(folder, { recursive: true, force: true })
	mkdirSync(folder, { recursive: true })
	for (const file of FILES) copyFileSync(join(SETS, set, file), join(folder, file))
	const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
	const { status, stderr } = spawnSync('npm', ['ci', ...quiet], { cwd: folder, encoding: 'utf8' })
	if (status !== 0) throw new Error(`npm ci failed in ${folder}:\n${stderr}`)
	writeFileSync(stamp, wanted)
	return folder
}
