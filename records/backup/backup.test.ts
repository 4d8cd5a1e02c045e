import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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
import { restore } from './restore.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
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
			const oneEmail = () => [{ channel: 'letter', payload: { to: 'zoe@example.org' } }]
			const answers = { why: 'Zoë “the First”\n✓ 犬', hours: 3.5 }
			await accept(store, aSubmission({ answers, textHash: undefined }), oneEmail, NOW)
			for (let more = 0; more < 250; more += 1) await accept(store, aSubmission(), oneEmail, NOW + more)
			writeFileSync(join(source.dataDir, 'note.eml'), 'an email that waits')
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
			expect(readFileSync(join(target.dataDir, 'note.eml'), 'utf8')).toBe('an email that waits')
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
