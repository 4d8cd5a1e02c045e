import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Store } from '#records/store/open-store.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { recordEvent } from './audit.ts'
import { forgetAuditHead, hasSeal, keepAuditHead, readAuditHead } from './audit-head-file.ts'
import { checkAuditLog, sealAuditLog } from './audit-seals.ts'

const NOW = 1_800_000_000_000

/** Entries, sealed and kept as the jobs do. */
async function write(store: Store, dataDir: string, ...subjects: string[]) {
	await store.write(async (transaction) => {
		for (const subject of subjects)
			await recordEvent(transaction, { staffId: 'ana', action: 'case taken', subject }, NOW)
	})
	await sealAuditLog(store, formSecret, NOW)
	await keepAuditHead(store, dataDir)
}

const fits = async (store: Store, dataDir: string) => {
	const kept = await readAuditHead(dataDir)
	return kept && hasSeal(store, kept)
}

for (const engine of ENGINES) {
	test(`${engine}: a log that was sealed anew without some entries does not fit the data folder, and goes on not to`, async () => {
		const [store, dataDir] = [await freshStore(engine), mkdtempSync(join(tmpdir(), 'audit-head-'))]
		await write(store, dataDir, 'one', 'two', 'three')
		expect(await readAuditHead(dataDir)).toMatchObject({ number: 3 })
		expect(await fits(store, dataDir)).toBe(true)
		expect(statSync(join(dataDir, 'audit-head.json')).mode & 0o777).toBe(0o600)
		await store.db.deleteFrom('audit_entry').where('subject', '=', 'two').execute()
		await store.db.updateTable('audit_entry').set({ seal: null, seal_before: null, seal_number: null }).execute()
		await store.db.deleteFrom('audit_head').execute()
		// None, fewer and more than there were.
		expect(await fits(store, dataDir)).toBe(false)
		const file = readFileSync(join(dataDir, 'audit-head.json'), 'utf8')
		await write(store, dataDir)
		expect(await fits(store, dataDir)).toBe(false)
		await write(store, dataDir, 'four', 'five', 'six')
		expect((await checkAuditLog(store, formSecret, 0)).problems).toEqual([])
		expect(await fits(store, dataDir)).toBe(false)
		expect(readFileSync(join(dataDir, 'audit-head.json'), 'utf8')).toBe(file)
		await forgetAuditHead(dataDir)
		await keepAuditHead(store, dataDir)
		expect(await fits(store, dataDir)).toBe(true)
	})

	test(`${engine}: an untouched log fits as it grows, also the folder of a second process`, async () => {
		const store = await freshStore(engine)
		const [one, other] = [mkdtempSync(join(tmpdir(), 'audit-head-')), mkdtempSync(join(tmpdir(), 'audit-head-'))]
		expect(await fits(store, one)).toBeUndefined()
		await write(store, one, 'one')
		await write(store, other, 'two', 'three')
		expect([await fits(store, one), await fits(store, other)]).toEqual([true, true])
		await write(store, one, 'four')
		expect(await readAuditHead(one)).toMatchObject({ number: 4 })
		// Deleted after a year, as planned.
		await store.db.deleteFrom('audit_entry').where('subject', '!=', 'four').execute()
		expect([await fits(store, one), await fits(store, other)]).toEqual([true, true])
	})
}
