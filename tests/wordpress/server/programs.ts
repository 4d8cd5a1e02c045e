import { type ChildProcess, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Debian keeps servers out of the path of most users. */
export const PATH = `${process.env.PATH}:/usr/sbin:/sbin`

/** Runs a program to its end and answers its output; throws with what it said when it fails. */
export function runToEnd(program: string, args: string[], env: NodeJS.ProcessEnv = {}): string {
	const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', env: { PATH, ...env } })
	if (status === 0) return stdout
	throw new Error(`${program} failed: ${error?.message ?? stderr + stdout}`)
}

/**
 * Notes a process, or the group of one that was started `detached`, in the folder of the test run: it ends with the run, also when its
 * test file breaks before it can clean up.
 */
export function endWithRun(folder: string, pid: number | undefined, kind: 'process' | 'group'): void {
	const running = join(folder, RUNNING)
	mkdirSync(running, { recursive: true })
	if (pid) writeFileSync(join(running, String(kind === 'group' ? -pid : pid)), '')
}

/** Ends what was noted and still runs. */
export function endAll(folder: string): void {
	const running = join(folder, RUNNING)
	for (const target of existsSync(running) ? readdirSync(running) : []) {
		try {
			process.kill(Number(target), 'SIGTERM')
		} catch {
			// It has ended by itself.
		}
	}
}

const RUNNING = 'running'

/** Ends a program that was started `detached`, with every process it started itself. */
export function stopGroup(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null || !child.pid) return Promise.resolve()
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
	process.kill(-child.pid, 'SIGTERM')
	return ended
}
