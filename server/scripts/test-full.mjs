// `npm run test:full`: what needs more than `npm test` may ask of a machine: PostgreSQL, and the right to break disks.
// Ends with one line that sums all of it.
import { existsSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, giveUp, node, run } from './runtime.mjs'

ensureInstalled()
ensureBuilt()
ensurePostgres()
process.exitCode = run(node(), ['tests/faults/run-faults.ts', ...process.argv.slice(2)])

/** From Debian's packages when it is missing and we may. */
function ensurePostgres() {
	if (existsSync('/usr/lib/postgresql') || run('sh', ['-c', 'command -v initdb >/dev/null']) === 0) return
	if (process.getuid?.() !== 0)
		giveUp('This needs PostgreSQL: install it (Debian: apt-get install postgresql) and try again.')
	process.stdout.write('Installing PostgreSQL …\n')
	const environment = { DEBIAN_FRONTEND: 'noninteractive' }
	const isThere =
		run('apt-get', ['-qq', 'update'], environment) === 0 &&
		run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'postgresql'], environment) === 0
	if (!isThere) giveUp('apt-get could not install PostgreSQL; see its words above.')
}
