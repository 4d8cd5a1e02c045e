import { spawn } from 'node:child_process'
import { openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '../../../integration/support/site-process.ts'
import { PATH, runToEnd, stopGroup } from './programs.ts'

export interface Database {
	socket: string
	/** Kills it without a word. What was committed is there after `start`: at each commit the log is handed to the system. */
	kill(): Promise<void>
	start(): Promise<void>
	stop(): Promise<void>
}

/** Small files without fsync: for one test run. */
const SMALL = ['--innodb-log-file-size=8M', '--innodb-buffer-pool-size=64M', '--innodb-flush-log-at-trx-commit=2']

/** A database server on a socket in the folder. */
export async function startDatabase(folder: string): Promise<Database> {
	const socket = join(folder, 'database.sock')
	const log = join(folder, 'database.log')
	const user = process.getuid?.() === 0 ? ['--user=root'] : []
	const shared = ['--no-defaults', ...user, `--datadir=${join(folder, 'database')}`, SMALL[0] ?? '']
	runToEnd('mariadb-install-db', [...shared, '--auth-root-authentication-method=normal', '--skip-test-db'])
	let child = await startServer()
	return {
		socket,
		kill: () => stopGroup(child, 'SIGKILL'),
		async start() {
			child = await startServer()
		},
		stop: () => stopGroup(child),
	}

	async function startServer() {
		rmSync(log, { force: true })
		const output = openSync(log, 'a')
		const started = spawn('mariadbd', [...shared, ...SMALL, `--socket=${socket}`, '--skip-networking'], {
			stdio: ['ignore', output, output],
			env: { PATH },
			detached: true,
		})
		const isUp = () => readFileSync(log, 'utf8').includes('ready for connections')
		await eventually(
			async () => started.exitCode !== null || isUp(),
			(isDecided) => isDecided,
			60_000,
		)
		if (started.exitCode !== null) throw new Error(`the database ended: ${readFileSync(log, 'utf8')}`)
		return started
	}
}
