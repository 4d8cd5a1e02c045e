import { spawnSync } from 'node:child_process'
import { closeSync, copyFileSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
	endWithALog,
	expectLoudStart,
	NOTES,
	notesIn,
	sendQuestion,
	start,
	warningsOf,
} from '#tests/integration/process/stored-questions.ts'
import { freshFolder } from '#tests/integration/support/site-process.ts'
import { storedSubmissions } from '#tests/integration/support/stored-records.ts'

const root = join(import.meta.dirname, '../../..')

test('a start that finds a log lost says so, in the log and in /readyz, and goes on saying so', async () => {
	const dataDir = await endWithALog()
	rmSync(join(dataDir, 'records.db-wal'))
	const site = await expectLoudStart(dataDir)
	await sendQuestion(site, 4)
	// Numbers are not reused.
	expect(storedSubmissions(dataDir).map(({ number }) => number)).toEqual([1, 2, 4])
	await site.stop()
	const again = await start(dataDir)
	expect((await warningsOf(again))[0]).toContain('submissions that were stored are missing: 1.')
	await again.stop()
	rmSync(join(dataDir, NOTES))
	const accepted = await start(dataDir)
	expect((await warningsOf(accepted)).join()).not.toContain('missing')
	await accepted.stop()
})

test('a start that finds a log damaged says so', async () => {
	const dataDir = await endWithALog()
	const wal = openSync(join(dataDir, 'records.db-wal'), 'r+')
	// In the first frame, after the 32 byte header: all frames from there on fail their checksum.
	writeSync(wal, Buffer.alloc(64, 0xff), 0, 64, 40)
	closeSync(wal)
	await (await expectLoudStart(dataDir)).stop()
})

test('an erased person and a restored backup are no loss; a copy from before the erasure is', async () => {
	const dataDir = freshFolder('store-restored')
	const run = (script: string, ...words: string[]) =>
		spawnSync(process.execPath, [`server/${script}.ts`, ...words], {
			cwd: root,
			env: { ...process.env, DATA_DIR: dataDir, API_BASE: '', DATABASE_URL: '' },
			encoding: 'utf8',
		})
	const first = await start(dataDir)
	await sendQuestion(first, 1)
	const backup = join(freshFolder('backups'), 'one.backup')
	expect(run('backup', 'backup', backup).status).toBe(0)
	await sendQuestion(first, 2)
	await first.stop()
	const copy = join(freshFolder('copies'), 'records.db')
	copyFileSync(join(dataDir, 'records.db'), copy)
	const erased = run('desk', 'erase', 'q2@example.org', '--yes')
	expect(erased.status, erased.stderr + erased.stdout).toBe(0)
	expect(storedSubmissions(dataDir)).toHaveLength(1)
	const second = await start(dataDir)
	expect((await warningsOf(second)).join()).not.toMatch(/missing|are back/)
	expect(notesIn(dataDir)).toEqual({ highest: 2, deleted: [[2, 2]] })
	await second.stop()

	writeFileSync(join(dataDir, 'records.db'), readFileSync(copy))
	const third = await start(dataDir)
	expect((await warningsOf(third)).join()).toContain('submissions that were deleted are back: 1.')
	await third.stop()

	expect(run('backup', 'restore', backup, '--replace')).toMatchObject({ status: 0, stderr: '' })
	const restored = await start(dataDir)
	expect(storedSubmissions(dataDir)).toHaveLength(1)
	expect((await warningsOf(restored)).join()).not.toMatch(/missing|are back/)
	await restored.stop()
})
