import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { tempDir } from '#tests/builders/backend/replica.ts'
import { readEndlessRecords } from './watchdog.ts'

const WATCHDOG = JSON.stringify(new URL('./watchdog.ts', import.meta.url).href)

const READ_NOTE = JSON.stringify(new URL('../lib/read-note.ts', import.meta.url).href)

/** Runs a script in a process of its own, with a watchdog. */
async function watched(script: string, given?: string) {
	const dataDir = given ?? (await tempDir())
	const start = `startWatchdog(${JSON.stringify(dataDir)}, { standsStillMs: 600 })`
	const code = `const { startWatchdog } = await import(${WATCHDOG}); ${start}; ${script}`
	const child = spawn(process.execPath, ['--input-type=module', '--eval', code])
	const [said, [exitCode, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')])
	return { said, exitCode, signal }
}

test('a process whose loop stands still is ended, and says why', async () => {
	const { said, signal } = await watched('setTimeout(() => { for (;;); }, 300)')
	expect(signal).toBe('SIGKILL')
	expect(said).toContain('The process answered nothing for 1 seconds')
})

test('the record at which a process stood still is named, and known to the next one', async () => {
	const dataDir = await tempDir()
	expect(readEndlessRecords(dataDir)).toEqual(new Map())
	const before = Date.now()
	const script = `const { noteReading } = await import(${READ_NOTE}); noteReading('dogs 7 2026-11-20'); for (;;);`
	const { said } = await watched(script, dataDir)
	expect(said).toContain('for 1 seconds, reading dogs 7 2026-11-20.')
	const [[key, at = 0] = [], ...others] = [...readEndlessRecords(dataDir)]
	expect([key, ...others]).toEqual(['dogs 7 2026-11-20'])
	expect(at).toBeGreaterThanOrEqual(before)
	expect(at).toBeLessThanOrEqual(Date.now())
})

test('records that an earlier release named without a time are known too', async () => {
	const dataDir = await tempDir()
	await writeFile(join(dataDir, 'endless-records.txt'), 'dogs 7 2026-11-20\n')
	expect(readEndlessRecords(dataDir)).toEqual(new Map([['dogs 7 2026-11-20', 0]]))
})

test('one that works, waits and ends by itself is left alone', async () => {
	const { exitCode } = await watched(
		'const end = Date.now() + 2000; while (Date.now() < end) await new Promise((done) => setTimeout(done, 50))',
	)
	expect(exitCode).toBe(0)
})
