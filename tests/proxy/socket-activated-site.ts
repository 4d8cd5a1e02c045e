import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { eventually } from '../integration/support/site-process.ts'

const HOLDER = join(import.meta.dirname, 'socket-holder.pl')

interface SocketActivatedSite {
	/** Restarts the process, like `systemctl restart` with a socket unit. */
	restart(): Promise<void>
	stop(): Promise<void>
}

/** The built site on a socket that survives its process. */
export async function startSocketActivatedSite(
	port: number,
	settings: Record<string, string>,
): Promise<SocketActivatedSite> {
	const child = spawn('perl', [HOLDER, String(port), process.execPath, 'server/main.ts'], {
		env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'info', ...settings },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	let output = ''
	child.stdout.on('data', (chunk) => {
		output += chunk
	})
	const starts = () => output.match(/The site is at/g)?.length ?? 0
	const started = (count: number) =>
		eventually(
			async () => starts(),
			(now) => now >= count || child.exitCode !== null,
			60_000,
		)
	await started(1)
	if (starts() === 0) throw new Error(`the site did not start: ${output}`)
	return {
		async restart() {
			const before = starts()
			child.kill('SIGHUP')
			await started(before + 1)
		},
		stop() {
			const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
			child.kill('SIGTERM')
			return ended
		},
	}
}
