import { type ChildProcess, spawnSync } from 'node:child_process'

/** Debian keeps servers out of the path of most users. */
export const PATH = `${process.env.PATH}:/usr/sbin:/sbin`

/** Runs a program to its end and answers its output; throws with what it said when it fails. */
export function runToEnd(program: string, args: string[], env: NodeJS.ProcessEnv = {}): string {
	const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', env: { PATH, ...env } })
	if (status === 0) return stdout
	throw new Error(`${program} failed: ${error?.message ?? stderr + stdout}`)
}

/** Ends a program that was started `detached`, with every process it started itself. */
export function stopGroup(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null || !child.pid) return Promise.resolve()
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
	process.kill(-child.pid, 'SIGTERM')
	return ended
}
