import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import { openStore } from '#records/store/open-store.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { ENGINES, freshDatabase } from '#tests/records/stores.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

for (const engine of ENGINES) {
	test(`${engine}: the ledger is restored over another one, and is append-only again`, async () => {
		const dataDir = mkdtempSync(join(tmpdir(), 'restore-ledger-'))
		onTestFinished(() => rmSync(dataDir, { recursive: true }))
		const target = { dataDir, databaseUrl: engine === 'postgres' ? await freshDatabase() : null, secrets: {} }
		const open = () => openStore({ ...target, onLostConnection: () => {} })
		const file = join(dataDir, 'backup.gz')

		const store = await open()
		const { reference } = await storedDonation(store)
		const paid = { kind: 'paid', provider: 'stripe', at: 1, amount: 2000, currency: 'GBP' } as const
		await applyPaymentEvent(store, { ...paid, reference, ref: 'pi_1' }, () => [], 1)
		await backUp(target, file)
		await applyPaymentEvent(store, { ...paid, kind: 'refunded', reference, ref: 're_1' }, () => [], 1)
		await store.close()
		await restore(file, { ...target, replace: true })

		const restored = await open()
		onTestFinished(() => restored.close())
		const entries = await restored.db.selectFrom('ledger_entry').select(['kind', 'amount_minor']).execute()
		expect(entries).toEqual([{ kind: 'payment', amount_minor: 2000 }])
		const deletion = restored.db.deleteFrom('ledger_entry').execute()
		await expect(deletion).rejects.toThrow('never changed or deleted')
	})
}
