import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '../integration/support/site-process.ts'

const root = join(import.meta.dirname, '../..')

/** Kernel and rights: containers may forbid it even to root. */
export function canIsolate(): boolean {
	return process.getuid?.() === 0
}

/** Lines `Name=value` of a unit. */
export function unitValues(file: string, name: string): string[] {
	const lines = readFileSync(join(root, 'deploy', file), 'utf8').split('\n')
	return lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1))
}

interface IsolatedOptions {
	port: number
	settings: Record<string, string>
}

/**
 * Runs the command of `deploy/fairlead.service` isolated like systemd does: the checkout at /srv/fairlead, files read-only but
 * /var/lib/fairlead and /var/cache/fairlead, private /tmp and /proc, no capabilities, its own user. Every system call is counted.
 */
export async function startIsolated({ port, settings }: IsolatedOptions) {
	const folder = mkdtempSync(join(tmpdir(), 'isolated-'))
	const calls = join(folder, 'out/calls.txt')
	const [command = ''] = unitValues('fairlead.service', 'ExecStart')
	const [environment = ''] = unitValues('fairlead.service', 'Environment')
	const given = { PORT: String(port), DATA_DIR: '/var/lib/fairlead', LOG_LEVEL: 'info', ...settings }
	const script = `
		set -e
		mount --make-rprivate /
		mkdir -p ${folder}/srv/fairlead ${folder}/state/fairlead ${folder}/cache/fairlead ${folder}/out
		mount --rbind ${root} ${folder}/srv/fairlead
		chown nobody:nogroup ${folder}/state/fairlead ${folder}/cache/fairlead
		chmod 0700 ${folder}/state/fairlead ${folder}/cache/fairlead
		chown nobody ${folder}/out
		mount --rbind ${folder}/srv /srv
		mount --rbind ${folder}/state /var/lib
		mount --rbind ${folder}/cache /var/cache
		mount --bind ${folder}/out /mnt
		mount -o remount,bind,ro /
		mount -o remount,bind,ro /srv/fairlead
		mount -t tmpfs -o mode=1777 tmpfs /tmp
		mount -t proc -o subset=pid,hidepid=invisible proc /proc
		cd /srv/fairlead
		umask 0077
		exec env -i PATH=/usr/bin:/bin ${environment} ${Object.entries(given)
			.map(([name, value]) => `${name}='${value}'`)
			.join(' ')} \\
			setpriv --reuid=nobody --regid=nogroup --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all \\
			strace -f -c -U name -o /mnt/calls.txt ${command}
	`
	const child = spawn('unshare', ['--mount', '--ipc', '--pid', '--fork', '--kill-child', 'sh', '-c', script], {
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let output = ''
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk) => {
			output += chunk
		})
	}
	await eventually(
		async () => output.includes('The site is at') || child.exitCode !== null,
		(isDone) => isDone,
		90_000,
	)
	if (child.exitCode !== null) throw new Error(`the service did not start: ${output}`)
	return {
		stateDir: join(folder, 'state/fairlead'),
		/** Ends it like systemd. Returns the names of its system calls. */
		async stop(): Promise<string[]> {
			const ended = new Promise((resolve) => child.once('exit', resolve))
			process.kill(nodeUnder(child), 'SIGTERM')
			await ended
			const lines = readFileSync(calls, 'utf8').split('\n').slice(2)
			return lines.map((line) => line.trim()).filter((name) => /^\w+$/.test(name) && name !== 'total')
		},
		kill: () => child.kill('SIGKILL'),
		output: () => output,
	}
}

/** The site's process among the descendants of one. */
function nodeUnder({ pid }: ChildProcess): number {
	const parents = new Map<number, number>()
	for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
		try {
			// pid (command) state parent: a command may have spaces and brackets.
			const [, , parent] = /^\d+ \(.*\) (\S) (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
			parents.set(Number(name), Number(parent))
		} catch {}
	}
	const descends = (one: number): boolean => one === pid || (one > 1 && descends(parents.get(one) ?? 0))
	const found = [...parents.keys()].find(
		(one) => descends(one) && readFileSync(`/proc/${one}/cmdline`, 'utf8').split('\0')[0]?.endsWith('/node'),
	)
	if (found === undefined) throw new Error('no site is running')
	return found
}
