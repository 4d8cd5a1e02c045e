// Runs a program and ends what it started.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const hasGroups = process.platform !== 'win32'

/**
 * Runs a program in a process group of its own, and kills what is left of the group when the program has ended, has failed or this
 * process is told to stop: sites and their backends would measure against the next program.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} the exit code
 */
export function runInGroup(command, args, options) {
	const child = spawn(command, args, { ...options, detached: hasGroups })
	const stop = (signal) => {
		killGroup(child)
		process.exit(128 + constants.signals[signal])
	}
	for (const signal of STOP_SIGNALS) process.once(signal, stop)
	return new Promise((resolve, reject) => {
		child.once('error', reject)
		child.once('exit', (code) => {
			for (const signal of STOP_SIGNALS) process.off(signal, stop)
			killGroup(child)
			resolve(code ?? 1)
		})
	})
}

function killGroup(child) {
	try {
		if (hasGroups) process.kill(-child.pid, 'SIGKILL')
		else child.kill('SIGKILL')
	} catch {
		// None of the group is left.
	}
}
