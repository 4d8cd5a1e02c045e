import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const WATCHDOG = JSON.stringify(new URL('./watchdog.ts', import.meta.url).href)

/** Runs a script in a process of its own, with a watchdog. */
async function watched(script: string) {
	const code = `const { startWatchdog } = await import(${WATCHDOG}); startWatchdog({ standsStillMs: 600 }); ${script}`
	const child = spawn(process.execPath, ['--input-type=module', '--eval', code])
	const [said, [exitCode, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')])
	return { said, exitCode, signal }
}

test('a process whose loop stands still is ended, and says why', async () => {
	const { said, signal } = await watched('setTimeout(() => { for (;;); }, 300)')
	expect(signal).toBe('SIGKILL')
	expect(said).toContain('The process answered nothing for 1 seconds')
})

test('one that works, waits and ends by itself is left alone', async () => {
	const { exitCode } = await watched(
		'const end = Date.now() + 2000; while (Date.now() < end) await new Promise((done) => setTimeout(done, 50))',
	)
	expect(exitCode).toBe(0)
})
