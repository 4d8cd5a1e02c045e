import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '../../integration/site-process.ts'
import { PATH, runToEnd, stopGroup } from './programs.ts'

export interface Database {
	socket: string
	stop(): Promise<void>
}

/** Small files without fsync: for one test run. */
const SMALL = ['--innodb-log-file-size=8M', '--innodb-buffer-pool-size=64M', '--innodb-flush-log-at-trx-commit=0']

/** A database server on a socket in the folder. */
export async function startDatabase(folder: string): Promise<Database> {
	const socket = join(folder, 'database.sock')
	const log = join(folder, 'database.log')
	const user = process.getuid?.() === 0 ? ['--user=root'] : []
	const shared = ['--no-defaults', ...user, `--datadir=${join(folder, 'database')}`, SMALL[0] ?? '']
	runToEnd('mariadb-install-db', [...shared, '--auth-root-authentication-method=normal', '--skip-test-db'])
	const output = openSync(log, 'a')
	const child = spawn('mariadbd', [...shared, ...SMALL, `--socket=${socket}`, '--skip-networking'], {
		stdio: ['ignore', output, output],
		env: { PATH },
		detached: true,
	})
	const isUp = () => readFileSync(log, 'utf8').includes('ready for connections')
	await eventually(
		async () => child.exitCode !== null || isUp(),
		(isDecided) => isDecided,
		60_000,
	)
	if (child.exitCode !== null) throw new Error(`the database ended: ${readFileSync(log, 'utf8')}`)
	return { socket, stop: () => stopGroup(child) }
}
