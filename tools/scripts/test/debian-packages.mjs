// System programs of the full tests: found, or installed from Debian's packages.
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fail, run } from '../runtime/runtime.mjs'

/** Not in the PATH of most users. */
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin']

/** Each program as `{ package, found }`: the Debian package, and names or paths that show it is installed. */
export function ensurePrograms(programs) {
	const packages = programs.filter(({ found }) => !found.some(isThere)).map((program) => program.package)
	if (packages.length === 0) return
	const names = packages.join(' ')
	if (process.getuid?.() !== 0)
		fail(`This needs ${names}: install it (Debian: apt-get install ${names}) and try again.`)
	process.stdout.write(`Installing ${names} …\n`)
	const isInstalled = aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...packages)
	if (!isInstalled) fail(`apt-get could not install ${names}; see its output above.`)
}

/** A run in another checkout waits: apt-get refuses to start while another one works. @returns whether it succeeded */
export function aptGet(...args) {
	// RUNLEVEL=1: do not start services.
	const environment = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
	return run('flock', [join(tmpdir(), 'fairlead-apt-get.lock'), 'apt-get', '-qq', ...args], environment) === 0
}

/** The path of a program, also of administrators' programs. */
function findProgram(name) {
	const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS]
	return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

function isThere(program) {
	return program.startsWith('/') ? existsSync(program) : findProgram(program) !== undefined
}
