import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../proxy/ports.ts'

const USER = 'postgres'

export interface PostgresServer {
	url: string
	/** The URL of an empty database. */
	newDatabase(name: string): Promise<string>
	/** An immediate shutdown and start. */
	restart(): Promise<void>
	halt(): Promise<void>
	start(): Promise<void>
	/** Stops all its processes (SIGSTOP): connections stay open without responses. */
	freeze(): void
	thaw(): void
	stop(): void
}

export interface PostgresOptions {
	/** False for tests that break nothing: without syncing to the disk they take half the time. */
	isDurable?: boolean
}

/** Stores of the tests stay open until the end of their file, and files run beside each other. */
const MAX_CONNECTIONS = 400
const NOT_DURABLE = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off'

/** A PostgreSQL in a temporary folder. It refuses to run as root: then it has its own user. */
export async function startPostgres({ isDurable = true }: PostgresOptions = {}): Promise<PostgresServer> {
	const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
	const data = join(folder, 'data')
	if (userInfo().uid === 0) chownSync(folder, numericId('-u'), numericId('-g'))
	as(program('initdb'), ['-D', data, '-U', USER, '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'])
	const port = await freePort()
	const durability = isDurable ? '' : NOT_DURABLE
	const options = `-h 127.0.0.1 -p ${port} -k ${folder} -c max_connections=${MAX_CONNECTIONS} ${durability}`
	// Recovery takes minutes on a busy disk.
	const where = ['-D', data, '-w', '-t', '300', '-l', join(folder, 'log')]
	const control = (action: string, ...more: string[]) => as(program('pg_ctl'), [action, ...where, ...more])
	control('start', '-o', options)
	const url = `postgres://${USER}@127.0.0.1:${port}/postgres`
	return {
		url,
		async newDatabase(name) {
			const client = new pg.Client({ connectionString: url })
			await client.connect()
			await client.query(`create database ${name}`)
			await client.end()
			return Object.assign(new URL(url), { pathname: `/${name}` }).href
		},
		async restart() {
			// In another process: writers must continue meanwhile.
			await spawned(program('pg_ctl'), ['restart', '-m', 'immediate', ...where, '-o', options])
		},
		async halt() {
			await spawned(program('pg_ctl'), ['stop', '-m', 'immediate', ...where])
		},
		async start() {
			await spawned(program('pg_ctl'), ['start', ...where, '-o', options])
		},
		freeze: () => signalAll(data, 'SIGSTOP'),
		thaw: () => signalAll(data, 'SIGCONT'),
		stop() {
			signalAll(data, 'SIGCONT')
			control('stop', '-m', 'immediate')
			// Fifty thousand files after the tests of the records: a minute on a busy disk, which no test has to wait for.
			spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref()
		},
	}
}

/** The server process and its children; stopped, it starts no more. */
function signalAll(data: string, signal: NodeJS.Signals) {
	const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
	process.kill(server, signal)
	for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
		if (parentOf(pid) === server) process.kill(Number(pid), signal)
	}
}

function parentOf(pid: string): number | null {
	try {
		return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
	} catch {
		return null
	}
}

/** Debian does not put the programs into the PATH. */
function program(name: string): string {
	const root = '/usr/lib/postgresql'
	const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
	const found = versions.map((version) => join(root, version, 'bin', name)).find((file) => existsSync(file))
	return found ?? name
}

function command(file: string, args: string[]): [string, string[]] {
	return userInfo().uid === 0 ? ['runuser', ['-u', USER, '--', file, ...args]] : [file, args]
}

function as(file: string, args: string[]) {
	const [executable, all] = command(file, args)
	execFileSync(executable, all, { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/' })
}

function spawned(file: string, args: string[]): Promise<void> {
	const [executable, all] = command(file, args)
	return new Promise((resolve, reject) => {
		spawn(executable, all, { stdio: 'ignore', cwd: '/' })
			.once('error', reject)
			.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${file} ended with ${code}`))))
	})
}

function numericId(flag: '-u' | '-g'): number {
	return Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }))
}
