import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { createFormSecret } from '#lib/form-secret.ts'
import type { Store } from '#records/store/open-store.ts'
import { FORM_SECRET, formSecret, otherFormSecret } from '#tests/builders/form-secret.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { recordEvent } from './audit.ts'
import { checkAuditLog, forgetSeals, sealAuditLog } from './audit-seals.ts'

const NOW = 1_800_000_000_000
const YEAR_AGO = NOW - 365 * DAY_MS

/** A log with a sealed entry a minute. */
async function sealedLog(store: Store, count = 5) {
	await write(store, count, NOW)
	expect(await sealAuditLog(store, formSecret, NOW)).toBe(count)
}

const write = (store: Store, count: number, since: number) =>
	store.write(async (transaction) => {
		for (let index = 0; index < count; index++)
			await recordEvent(
				transaction,
				{ staffId: 'ana', action: 'case taken', subject: `ADO-${index}` },
				since + index * 60_000,
			)
	})

const check = (store: Store, secret = formSecret) => checkAuditLog(store, secret, YEAR_AGO)
const at = (index: number) => NOW + index * 60_000

describe.each(ENGINES)('on %s', (engine) => {
	// More entries than one batch of the sealing: with PostgreSQL on a busy machine two thousand statements take a while.
	test('an untouched log fits, also when more is written, and sealing twice changes nothing', {
		timeout: 60_000,
	}, async () => {
		const store = await freshStore(engine)
		expect(await check(store)).toEqual({ count: 0, problems: [] })
		await sealedLog(store)
		expect(await sealAuditLog(store, formSecret, NOW)).toBe(0)
		expect(await check(store)).toEqual({ count: 5, problems: [] })
		// Written late: its time is before that of the others.
		await write(store, 2, NOW - 10_000)
		await sealAuditLog(store, formSecret, NOW)
		expect(await check(store)).toEqual({ count: 7, problems: [] })
		await write(store, 1100, NOW + 1_000_000)
		while ((await sealAuditLog(store, formSecret, NOW)) > 0);
		expect(await check(store)).toEqual({ count: 1107, problems: [] })
	})

	test('entries that were deleted or changed are named by their time', async () => {
		const store = await freshStore(engine)
		await sealedLog(store)
		await store.db.deleteFrom('audit_entry').where('subject', 'in', ['ADO-1', 'ADO-2']).execute()
		await store.db.updateTable('audit_entry').set({ staff_id: 'eve' }).where('subject', '=', 'ADO-4').execute()
		expect((await check(store)).problems).toEqual([
			{ kind: 'missing', count: 2, after: at(0), before: at(3) },
			{ kind: 'changed', at: at(4) },
		])
	})

	test('an entry that was put in with an earlier time is named, although its seal is ours', async () => {
		const store = await freshStore(engine)
		await sealedLog(store)
		const since = at(4) - 3_600_001
		await write(store, 1, since)
		await write(store, 2, at(6))
		await sealAuditLog(store, formSecret, NOW)
		expect(await check(store)).toEqual({ count: 8, problems: [{ kind: 'out of order', at: since, after: at(4) }] })
	})

	test('the first and the last entries cannot be deleted unseen', async () => {
		const store = await freshStore(engine)
		await sealedLog(store)
		await store.db.deleteFrom('audit_entry').where('subject', 'in', ['ADO-0', 'ADO-4']).execute()
		expect((await check(store)).problems).toEqual([
			{ kind: 'missing', count: 1, after: undefined, before: at(1) },
			{ kind: 'missing', count: 1, after: at(3), before: undefined },
		])
		await store.db.updateTable('audit_head').set({ number: 4 }).execute()
		expect((await check(store)).problems).toContainEqual({ kind: 'end unknown' })
		await store.db.deleteFrom('audit_head').execute()
		expect((await check(store)).problems).toContainEqual({ kind: 'end unknown' })
	})

	test('after a change of the secret the seals of the one before still hold', async () => {
		const store = await freshStore(engine)
		await sealedLog(store)
		const changed = createFormSecret('a new secret of thirty characters', { previous: FORM_SECRET })
		await write(store, 1, NOW + 1_000_000)
		await sealAuditLog(store, changed, NOW)
		expect(await check(store, changed)).toEqual({ count: 6, problems: [] })
	})

	test('without the key no seal can be made, and what was deleted after a year is not missed', async () => {
		const store = await freshStore(engine)
		await sealedLog(store)
		expect((await check(store, otherFormSecret)).problems.filter(({ kind }) => kind === 'changed')).toHaveLength(5)
		await store.db.deleteFrom('audit_entry').where('at', '<', at(2)).execute()
		expect((await checkAuditLog(store, formSecret, at(2))).problems).toEqual([])
		await store.db.deleteFrom('audit_entry').execute()
		expect((await checkAuditLog(store, formSecret, at(10))).problems).toEqual([])
	})

	test('the seals begin anew where the demo was removed', async () => {
		const store = await freshStore(engine)
		await sealedLog(store)
		await store.write(async (transaction) => {
			await transaction.deleteFrom('audit_entry').where('subject', '=', 'ADO-2').execute()
			await forgetSeals(transaction)
		})
		await sealAuditLog(store, formSecret, NOW)
		expect(await check(store)).toEqual({ count: 4, problems: [] })
	})
})
