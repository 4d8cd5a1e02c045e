import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Outside of the repository and the lockfile: only measurements need these packages, hundreds of megabytes of them, and
 * bundlers treat code below `node_modules` differently.
 */
const CACHE = join(homedir(), '.cache/fairlead-bench')

/**
 * Installs packages with exact versions into a folder of their own, unless they are there, and returns the folder.
 * Install scripts do not run.
 */
export function installPackages(name: string, versions: Record<string, string>): string {
	const folder = join(CACHE, name)
	const description = JSON.stringify({ name: `bench-${name}`, private: true, type: 'module', dependencies: versions })
	const stamp = join(folder, 'installed.json')
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === description) return folder
	console.log(
		`Installing ${Object.entries(versions)
			.map((pair) => pair.join(' '))
			.join(', ')} …`,
	)
	mkdirSync(folder, { recursive: true })
	writeFileSync(join(folder, 'package.json'), description)
	const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
	const { status } = spawnSync('npm', ['install', ...quiet], { cwd: folder, stdio: 'inherit' })
	if (status !== 0) throw new Error(`npm install failed in ${folder}`)
	writeFileSync(stamp, description)
	return folder
}
