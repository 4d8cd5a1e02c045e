import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { runInGroup } from './process-group.mjs'

const folder = mkdtempSync(join(tmpdir(), 'group-'))
afterAll(() => {
	// Tests that failed leave processes behind.
	for (const file of readdirSync(folder).filter((name) => !name.endsWith('.mjs'))) {
		if (isRunning(startedBy(file))) process.kill(startedBy(file))
	}
})

/** A program that starts another, which never ends by itself, writes its id to the file, and then does this. */
function program(file: string, then: string): string {
	const path = join(folder, `${file}.mjs`)
	writeFileSync(
		path,
		`import { spawn } from 'node:child_process'
		import { writeFileSync } from 'node:fs'
		const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
		writeFileSync(${JSON.stringify(join(folder, file))}, String(child.pid))
		${then}`,
	)
	return path
}

const startedBy = (file: string) => Number(readFileSync(join(folder, file), 'utf8'))

function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0)
	} catch {
		return false
	}
	// Killed, but no one has asked for its exit code yet.
	return process.platform !== 'linux' || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
}

test.each([
	['ends', 'process.exit(3)', 3],
	['fails', "child.unref(); throw new Error('a measurement failed')", 1],
])('what a program started ends when it %s, and its exit code is passed on', async (file, then, code) => {
	expect(await runInGroup(process.execPath, [program(file, then)], { stdio: 'ignore' })).toBe(code)
	await vi.waitFor(() => expect(isRunning(startedBy(file))).toBe(false))
})

test('what a program started ends when its starter is told to stop', async () => {
	const measuring = program('stopped', 'setInterval(() => {}, 1000)')
	const starter = join(folder, 'starter.mjs')
	writeFileSync(
		starter,
		`import { runInGroup } from ${JSON.stringify(join(import.meta.dirname, 'process-group.mjs'))}
		await runInGroup(process.execPath, [${JSON.stringify(measuring)}], { stdio: 'ignore' })`,
	)
	const started = spawn(process.execPath, [starter], { stdio: 'ignore' })
	await vi.waitFor(() => expect(isRunning(startedBy('stopped'))).toBe(true), { timeout: 30_000 })
	started.kill('SIGTERM')
	const [code] = await once(started, 'exit')
	expect(code).toBe(143)
	await vi.waitFor(() => expect(isRunning(startedBy('stopped'))).toBe(false))
})
