import { createHash } from 'node:crypto'
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshDatabase } from '#tests/records/stores.ts'
import { claim } from '../outbox/deliveries.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { accept } from '../submissions/accept.ts'
import { listSubmissions } from '../submissions/submissions.ts'
import { backUp } from './backup.ts'
import { type BackupLine, readBackupFile, writeBackupFile } from './backup-file.ts'
import { restore } from './restore.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const PHOTO = 'files/c0ffee00-0000-4000-8000-000000000001'
const secrets = { 'content-secret': 'the one in use', 'form-secret': 'another one' }

async function aPlace(engine: Store['engine']) {
	const dataDir = mkdtempSync(join(tmpdir(), 'backup-'))
	return { dataDir, databaseUrl: engine === 'postgres' ? await freshDatabase() : null, secrets }
}

async function open(place: { dataDir: string; databaseUrl: string | null }) {
	const store = await openStore({ ...place, onLostConnection: () => {} })
	onTestFinished(() => store.close())
	return store
}

for (const from of ENGINES) {
	for (const to of ENGINES) {
		test(`${from} to ${to}: a backup of a running site restores completely on an empty machine`, async () => {
			const source = await aPlace(from)
			const store = await open(source)
			const oneEmail = () => [{ channel: 'email', payload: { to: 'zoe@example.org' } }]
			const answers = { why: 'Zoë “the First”\n✓ 犬', hours: 3.5 }
			await accept(store, aSubmission({ answers, textHash: undefined }), oneEmail, NOW)
			for (let more = 0; more < 250; more += 1) await accept(store, aSubmission(), oneEmail, NOW + more)
			mkdirSync(join(source.dataDir, 'files'))
			writeFileSync(join(source.dataDir, PHOTO), 'a photo')
			const file = join(source.dataDir, '..', `${Date.now()}-${from}-${to}.backup`)
			const writing = accept(store, aSubmission(), oneEmail, NOW)
			const { rows } = await backUp(source, file)
			await writing
			expect(rows).toBeGreaterThanOrEqual(502)
			expect(statSync(file).mode & 0o777).toBe(0o600)
			await expect(backUp(source, file)).rejects.toThrow('exists already')

			const target = await aPlace(to)
			await restore(file, { ...target, replace: false })
			const restored = await open(target)
			const all = await listSubmissions(restored)
			expect(all.length).toBeGreaterThanOrEqual(251)
			expect(all.find(({ answers }) => 'why' in answers)?.answers).toEqual(answers)
			expect(await claim(restored, 1, NOW)).toMatchObject([{ payload: { to: 'zoe@example.org' } }])
			expect(readFileSync(join(target.dataDir, 'form-secret'), 'utf8')).toBe('another one')
			expect(readFileSync(join(target.dataDir, PHOTO), 'utf8')).toBe('a photo')
			// It accepts the next submission.
			await accept(restored, aSubmission({ about: 'after' }), oneEmail, NOW)

			await expect(restore(file, { ...target, replace: false })).rejects.toThrow('there are records')
			expect(await listSubmissions(restored)).toHaveLength(all.length + 1)
			if (to === 'sqlite') {
				await expect(restore(file, { ...target, replace: true })).rejects.toThrow('the site is running')
			}
			await restored.close()
			await restore(file, { ...target, replace: true })
			expect(await listSubmissions(await open(target))).toHaveLength(all.length)
		})
	}
}

test('a truncated or altered backup is refused before anything is changed', async () => {
	const source = await aPlace('sqlite')
	const store = await open(source)
	await accept(store, aSubmission(), () => [], NOW)
	const file = `${source.dataDir}.backup`
	await backUp(source, file)
	const bytes = readFileSync(file)
	const target = await aPlace('sqlite')
	for (const damaged of [
		bytes.subarray(0, bytes.length - 40),
		Buffer.concat([bytes.subarray(0, 60), Buffer.from('x'), bytes.subarray(61)]),
	]) {
		writeFileSync(file, damaged)
		await expect(restore(file, { ...target, replace: true })).rejects.toThrow()
		expect(readdirSync(target.dataDir)).toEqual([])
	}
	writeFileSync(file, 'not a backup at all')
	await expect(restore(file, { ...target, replace: true })).rejects.toThrow()
	expect(readdirSync(target.dataDir)).toEqual([])
})

test('a backup of a version that this one does not know is refused before anything is changed', async () => {
	const { file } = await aBackup()
	async function* ofAnotherVersion() {
		for await (const line of readBackupFile(file)) yield 'backup' in line ? { ...line, level: '0.9.0' } : line
	}
	const other = `${file}.other`
	await writeBackupFile(other, ofAnotherVersion())
	const target = await aPlace('sqlite')
	await expect(restore(other, { ...target, replace: true })).rejects.toThrow('restore it with that version')
	expect(readdirSync(target.dataDir)).toEqual([])
})

/** The lines of a backup of an empty site, with others before the last. */
async function* linesWith(path: string, more: BackupLine[]) {
	yield* readBackupFile(path)
	yield* more
}

async function aBackup() {
	const source = await aPlace('sqlite')
	const store = await open(source)
	await accept(store, aSubmission(), () => [], NOW)
	const file = `${source.dataDir}.backup`
	return { source, file, ...(await backUp(source, file)) }
}

test('a backup has named files only: no compiled code, no emails, no pictures, nothing behind a link', async () => {
	const source = await aPlace('sqlite')
	await open(source)
	for (const folder of ['compiled', 'compiled/v24', 'emails', 'images', 'replica', 'files', 'restoring'])
		mkdirSync(join(source.dataDir, folder))
	for (const name of ['compiled/v24/code', 'emails/one.eml', 'images/picture', 'restoring/x', 'form-secret.123'])
		writeFileSync(join(source.dataDir, name), 'not for a backup')
	writeFileSync(join(source.dataDir, 'files/c0ffee00-0000-4000-8000-000000000002.part'), 'half a photo')
	writeFileSync(join(source.dataDir, 'replica/accepted.json'), '[]')
	for (const name of ['replica/snapshot.ndjson', 'replica/snapshot.previous.ndjson', PHOTO])
		writeFileSync(join(source.dataDir, name), 'for a backup')
	symlinkSync('/etc/hostname', join(source.dataDir, 'files/c0ffee00-0000-4000-8000-000000000003'))
	const file = `${source.dataDir}.backup`
	await backUp(source, file)
	const names: string[] = []
	for await (const line of readBackupFile(file)) if ('file' in line) names.push(line.file)
	expect(names.sort()).toEqual([
		'content-secret',
		PHOTO,
		'form-secret',
		'replica/snapshot.ndjson',
		'replica/snapshot.previous.ndjson',
	])
})

test('a forged backup writes nothing: no compiled code, no other folder, no file twice or too large', async () => {
	const { source, file } = await aBackup()
	const base64 = Buffer.from('planted').toString('base64')
	const target = await aPlace('sqlite')
	const outside = join(target.dataDir, '..', 'outside-of-the-data')
	const forged = [
		'compiled/v24.0.0/code',
		'files/../compiled/code',
		'../outside-of-the-data',
		outside,
		'files\\x',
		'records.db',
		'x/../records.db',
		'./form-secret',
		'form-secret\n',
		'emails/one.eml',
		'replica/snapshot.ndjson/x',
	].map((name) => [{ file: name, base64 }])
	const tooLarge = [{ file: 'form-secret', base64: Buffer.alloc(5000).toString('base64') }]
	for (const [index, more] of [...forged, tooLarge].entries()) {
		const path = `${source.dataDir}-${index}.backup`
		await writeBackupFile(path, linesWith(file, more))
		await expect(restore(path, { ...target, replace: true }), JSON.stringify(more).slice(0, 80)).rejects.toThrow(
			/no backup of this site has|too large/,
		)
		expect(readdirSync(target.dataDir)).toEqual([])
	}
	const twice = `${source.dataDir}-twice.backup`
	await writeBackupFile(twice, linesWith(file, [{ file: 'form-secret', base64 }]))
	await expect(restore(twice, { ...target, replace: true })).rejects.toThrow()
	expect(readdirSync(target.dataDir)).toEqual([])
	expect(existsSync(outside)).toBe(false)
})

test('a restore refuses another file than the one whose checksum was named', async () => {
	const { file, sha256 } = await aBackup()
	expect(sha256).toBe(createHash('sha256').update(readFileSync(file)).digest('hex'))
	const target = await aPlace('sqlite')
	const other = sha256.replace(/^./, (first) => (first === '0' ? '1' : '0'))
	await expect(restore(file, { ...target, replace: false, sha256: other })).rejects.toThrow(`its SHA-256 is ${sha256}`)
	expect(readdirSync(target.dataDir)).toEqual([])
	expect(await restore(file, { ...target, replace: false, sha256: sha256.toUpperCase() })).toMatchObject({ sha256 })
})
