// `npm run bench` without a name: all parts in one run, written to `bench/RESULTS.md`.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { projectEnv, root } from '../scripts/runtime/runtime.mjs'
import { STOP_SIGNALS } from './process-group.mjs'
import { describeResults } from './results.mjs'

/** With what a reader of the results must know. */
const PARTS = [
	{ name: 'cache', about: 'Cached pages beside a plain node:http server that sends the same bytes.' },
	{ name: 'render', about: 'Uncached renders beside bare frameworks with the same markup.' },
	{ name: 'start', about: 'Start time, and memory at rest and after load.' },
	{ name: 'bytes', about: 'Bytes by kind at three moments.' },
	{ name: 'budgets', args: ['tasks'], about: 'Long tasks by file, processor slowed 4 times; for information.' },
	{ name: 'dogs', about: 'Ten thousand dogs.' },
	{ name: 'desk', about: 'The desk with 20,000 cases.' },
	{ name: 'lighthouse', about: 'Lighthouse, a page of each kind in three ways.' },
	{ name: 'press', args: ['--runs', '3'], about: 'First presses on a slow phone.' },
]

/**
 * @param {string[]} lighthouseArgs
 * @returns the exit code: 1 when a bar is missed
 */
export async function measureAll(lighthouseArgs) {
	const started = Date.now()
	const commit = describeCommit()
	const parts = []
	for (const [number, { name, args = [], about }] of PARTS.entries()) {
		const minutes = ((Date.now() - started) / 60_000).toFixed(1)
		process.stderr.write(`\n— part ${number + 1} of ${PARTS.length}: ${name} (after ${minutes} minutes)\n`)
		const { code, output } = await runPart([name, ...args, ...(name === 'lighthouse' ? lighthouseArgs : [])])
		parts.push({ name, about, code, output })
	}
	const machine = machineOf(parts)
	const minutes = Math.round((Date.now() - started) / 60_000)
	const text = describeResults({ date: new Date().toISOString().slice(0, 16), machine, commit, minutes, parts })
	mkdirSync(join(root, 'bench'), { recursive: true })
	writeFileSync(join(root, 'bench/RESULTS.md'), text)
	process.stdout.write('\nWritten to bench/RESULTS.md.\n')
	return parts.some(({ code }) => code !== 0) ? 1 : 0
}

/** Prints the output while it is collected. */
function runPart(args) {
	const child = spawn(process.execPath, [join(root, 'tools/bench/run.mjs'), ...args], {
		cwd: root,
		env: projectEnv(),
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	let output = ''
	child.stdout.setEncoding('utf8').on('data', (text) => {
		output += text
		process.stdout.write(text)
	})
	// The part ends what it has started.
	const stop = (signal) => {
		child.kill(signal)
		child.once('close', () => process.exit(1))
	}
	for (const signal of STOP_SIGNALS) process.once(signal, stop)
	return new Promise((resolve, reject) => {
		child.once('error', reject)
		child.once('close', (code) => {
			for (const signal of STOP_SIGNALS) process.off(signal, stop)
			resolve({ code: code ?? 1, output })
		})
	})
}

/** The machine as Lighthouse's part prints it, with the versions of Node and Chromium. */
function machineOf(parts) {
	const printed = parts.flatMap(({ output }) => output.split('\n')).find((line) => line.includes(', Lighthouse '))
	return printed ?? `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`
}

function describeCommit() {
	const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
	try {
		const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!bench/RESULTS.md') !== ''
		return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with local changes' : ''}`
	} catch {
		return 'unknown'
	}
}
