import { spawnSync } from 'node:child_process'
import {
	closeSync,
	copyFileSync,
	cpSync,
	existsSync,
	openSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
	writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { enough } from '../builders/applications/answers.ts'
import { aVisitor, FORM_SECRET, fillIn } from './form-visitor.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from './site-process.ts'
import { SMALL_CHARITY } from './small-charity.ts'
import { storedSubmissions } from './stored-records.ts'

const root = join(import.meta.dirname, '../..')
const NOTES = 'records.db.noted.json'

async function sendQuestion(site: SiteProcess, number: number) {
	const visitor = aVisitor(site)
	const answers = {
		...enough.contact,
		message: `Is there a car park, number ${number}?`,
		email: `q${number}@example.org`,
	}
	const thanks = await visitor.send(await fillIn(visitor, 'contact', { answers, slowly: true }), new URLSearchParams())
	expect(thanks.path).toBe('/apply/contact/sent')
}

/** Ends with the test, also when it fails. */
async function start(dataDir: string): Promise<SiteProcess> {
	const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
	onTestFinished(() => {
		try {
			process.kill(site.pid, 'SIGKILL')
		} catch {}
	})
	return site
}

const warningsOf = async (site: SiteProcess) => JSON.parse((await site.get('/readyz')).text).warnings as string[]
const notesIn = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, NOTES), 'utf8'))

const ended = await endWithALog()

/** A copy of the files of `endWithALog`. */
function endedWithALog(): string {
	const dataDir = freshFolder('store-loss')
	cpSync(ended, dataDir, { recursive: true })
	return dataDir
}

/** A site with three questions, the last in the write-ahead log only, ended like a power cut. */
async function endWithALog() {
	const dataDir = freshFolder('store-loss')
	const first = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
	await sendQuestion(first, 1)
	await sendQuestion(first, 2)
	// Checkpoints both: what follows is in the log only.
	await first.stop()
	expect(existsSync(join(dataDir, 'records.db-wal'))).toBe(false)
	const second = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET })
	expect((await warningsOf(second)).join()).not.toContain('missing')
	await sendQuestion(second, 3)
	expect(notesIn(dataDir)).toEqual({ highest: 3, deleted: [] })
	expect(statSync(join(dataDir, NOTES)).mode & 0o777).toBe(0o600)
	await second.stop('SIGKILL')
	expect(statSync(join(dataDir, 'records.db-wal')).size).toBeGreaterThan(0)
	return dataDir
}

async function expectLoudStart(dataDir: string) {
	const site = await start(dataDir)
	expect(storedSubmissions(dataDir)).toHaveLength(2)
	expect((await warningsOf(site))[0]).toContain('submissions that were stored are missing: 1.')
	expect(JSON.stringify(site.logged())).toContain('store has lost submissions')
	return site
}

test('a start that finds a log lost says so, in the log and in /readyz, and goes on saying so', async () => {
	const dataDir = endedWithALog()
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
	const dataDir = endedWithALog()
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
