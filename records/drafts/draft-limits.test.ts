import { expect, test } from 'vitest'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import {
	DraftRefusedError,
	deleteOldStarts,
	draftWarning,
	MAX_ALL_BYTES,
	MAX_DRAFT_BYTES,
	MAX_STARTS_PER_ADDRESS,
} from './draft-limits.ts'
import { findDraft, makeLink, saveAnswers, startDraft } from './drafts.ts'
import { hashKey } from './keys.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const DAY_MS = 86_400_000
const refused = (reason: string) => expect.objectContaining({ name: 'DraftRefusedError', reason })
const long = 'x'.repeat(MAX_DRAFT_BYTES)

for (const engine of ENGINES) {
	test(`${engine}: a draft has at most 64 KB, and keeps what it had when more is refused`, async () => {
		const store = await freshStore(engine)
		await expect(startDraft(store, 'contact', { message: long }, NOW, 'one')).rejects.toEqual(refused('too large'))
		const key = await startDraft(store, 'contact', { message: 'Hello' }, NOW, 'one')
		const more = saveAnswers(store, key, { more: long }, NOW + 1)
		await expect(more).rejects.toBeInstanceOf(DraftRefusedError)
		expect((await findDraft(store, key, 'contact', NOW + 2))?.answers).toEqual({ message: 'Hello' })
		// Signs of three bytes count as three.
		const signs = '犬'.repeat(MAX_DRAFT_BYTES / 3)
		await expect(startDraft(store, 'contact', { message: signs }, NOW, 'one')).rejects.toEqual(refused('too large'))
	})

	test(`${engine}: one network address begins so many forms in a day, and others go on`, async () => {
		const store = await freshStore(engine)
		const start = (now: number, client = 'one') => startDraft(store, 'contact', {}, now, client)
		for (let count = 0; count < MAX_STARTS_PER_ADDRESS; count += 1) await start(NOW)
		await expect(start(NOW + 1)).rejects.toEqual(refused('too many from this address'))
		await start(NOW + 1, 'another')
		await deleteOldStarts(store, NOW + DAY_MS - 1)
		await expect(start(NOW + DAY_MS - 1)).rejects.toBeInstanceOf(DraftRefusedError)
		await start(NOW + DAY_MS)
		await deleteOldStarts(store, NOW + DAY_MS)
		expect(await store.db.selectFrom('draft_start').selectAll().execute()).toHaveLength(2)
	})

	test(`${engine}: without room the oldest drafts to which no one returned go, and no others`, async () => {
		const store = await freshStore(engine)
		const start = (daysAgo: number) => startDraft(store, 'contact', {}, NOW - daysAgo * DAY_MS, `${daysAgo}`)
		const keys = {
			oldest: await start(20),
			old: await start(10),
			returnedTo: await start(25),
			emailed: await start(26),
			today: await start(0.5),
		}
		await saveAnswers(store, keys.returnedTo, { name: 'Sam' }, NOW - 24 * DAY_MS)
		await makeLink(store, keys.emailed, 'sam@example.org', NOW - 26 * DAY_MS)
		// As if each were thousands.
		await store.db
			.updateTable('draft')
			.set({ bytes: Math.ceil(MAX_ALL_BYTES / 5) })
			.execute()
		expect(await draftWarning(store)).toContain('Unfinished forms take 512 of 512 MB')

		const added = await startDraft(store, 'contact', {}, NOW, 'next')
		const rest = await store.db.selectFrom('draft').select('key_hash').execute()
		const expected = [keys.old, keys.returnedTo, keys.emailed, keys.today, added].map(hashKey).sort()
		expect(rest.map(({ key_hash }) => key_hash).sort()).toEqual(expected)
	})

	test(`${engine}: when no draft may go, no form can be begun, and those that were go on`, async () => {
		const store = await freshStore(engine)
		const key = await startDraft(store, 'contact', {}, NOW - 1, 'one')
		await store.db.updateTable('draft').set({ bytes: MAX_ALL_BYTES }).execute()
		await expect(startDraft(store, 'contact', {}, NOW, 'two')).rejects.toEqual(refused('full'))
		expect(await saveAnswers(store, key, { name: 'Sam' }, NOW)).toBe(true)
		expect(await startDraft(store, 'contact', {}, NOW, 'two')).toBeTruthy()
		expect(await draftWarning(store)).toBeUndefined()
	})
}
