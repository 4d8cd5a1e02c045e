import { type ChildProcess, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder with another `php` comes first; the last two are not in the PATH of most users. */
export const PATH = [process.env.WORDPRESS_PHP, process.env.PATH, '/usr/sbin', '/sbin'].filter(Boolean).join(':')

/** Runs a program and returns its output; throws with its output when it fails. */
export function runToEnd(program: string, args: string[], env: NodeJS.ProcessEnv = {}): string {
	const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', env: { PATH, ...env } })
	if (status === 0) return stdout
	throw new Error(`${program} failed: ${error?.message ?? stderr + stdout}`)
}

/** Records a process (or group, if `detached`) in the folder of the run, which ends it even when its test file crashes. */
export function endWithRun(folder: string, pid: number | undefined, kind: 'process' | 'group'): void {
	const running = join(folder, RUNNING)
	mkdirSync(running, { recursive: true })
	if (pid) writeFileSync(join(running, String(kind === 'group' ? -pid : pid)), '')
}

/** Ends recorded processes. */
export function endAll(folder: string): void {
	const running = join(folder, RUNNING)
	for (const target of existsSync(running) ? readdirSync(running) : []) {
		try {
			process.kill(Number(target), 'SIGTERM')
		} catch {}
	}
}

const RUNNING = 'running'

/** Ends a `detached` program with its children. */
export function stopGroup(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null || !child.pid) return Promise.resolve()
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
	process.kill(-child.pid, signal)
	return ended
}
