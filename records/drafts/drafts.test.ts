import { expect, test } from 'vitest'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { DRAFT_LIFE_MS, findDraft, findLinkedDraft, makeLink, openLink, saveAnswers, startDraft } from './drafts.ts'
import { LINK_LIFE_MS } from './replaced-keys.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

for (const engine of ENGINES) {
	test(`${engine}: a draft has the latest value of each answer`, async () => {
		const store = await freshStore(engine)
		const key = await startDraft(store, 'adoption', { name: 'Sam' }, NOW, 'a visitor')
		await saveAnswers(store, key, { name: 'Sam Taylor', pets: ['cat'] }, NOW + 1000)
		await saveAnswers(store, key, { town: '' }, NOW + 2000)
		expect(await findDraft(store, key, 'adoption', NOW + 3000)).toEqual({
			form: 'adoption',
			answers: { name: 'Sam Taylor', pets: ['cat'], town: '' },
			updatedAt: NOW + 2000,
			submissionId: null,
		})
	})

	test(`${engine}: a draft opens only with its key, in its form, before it expires`, async () => {
		const store = await freshStore(engine)
		const key = await startDraft(store, 'adoption', {}, NOW, 'a visitor')
		expect(await findDraft(store, key, 'fostering', NOW)).toBeUndefined()
		expect(
			await findDraft(store, `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`, 'adoption', NOW),
		).toBeUndefined()
		expect(await findDraft(store, key, 'adoption', NOW + DRAFT_LIFE_MS)).toBeUndefined()
		expect(await saveAnswers(store, key, { name: 'late' }, NOW + DRAFT_LIFE_MS)).toBe(false)
	})

	test(`${engine}: keys are stored as hashes only`, async () => {
		const store = await freshStore(engine)
		const key = await startDraft(store, 'adoption', {}, NOW, 'a visitor')
		const link = await makeLink(store, key, 'sam@example.org', NOW)
		const all = JSON.stringify(await store.db.selectFrom('draft').selectAll().execute())
		expect(all).not.toContain(key)
		expect(all).not.toContain(link)
	})

	test(`${engine}: reading a link does not use it up; opening it moves the draft to the new device`, async () => {
		const store = await freshStore(engine)
		const key = await startDraft(store, 'adoption', { name: 'Sam' }, NOW, 'a visitor')
		const link = (await makeLink(store, key, 'sam@example.org', NOW)) ?? ''
		for (let look = 0; look < 3; look += 1) expect((await findLinkedDraft(store, link, NOW))?.form).toBe('adoption')
		const elsewhere = (await openLink(store, link, NOW)) ?? ''
		expect((await findDraft(store, elsewhere, 'adoption', NOW))?.answers).toEqual({ name: 'Sam' })
		expect(await findDraft(store, key, 'adoption', NOW)).toBeUndefined()
		expect(await openLink(store, link, NOW)).toBeUndefined()
		expect(await findLinkedDraft(store, link, NOW)).toBeUndefined()
	})

	test(`${engine}: only the newest link works, for two weeks`, async () => {
		const store = await freshStore(engine)
		const key = await startDraft(store, 'adoption', {}, NOW, 'a visitor')
		const first = (await makeLink(store, key, 'sam@example.org', NOW)) ?? ''
		const second = (await makeLink(store, key, 'sam@example.org', NOW)) ?? ''
		expect(await findLinkedDraft(store, first, NOW)).toBeUndefined()
		expect((await findLinkedDraft(store, second, NOW + LINK_LIFE_MS - 1))?.form).toBe('adoption')
		expect(await findLinkedDraft(store, second, NOW + LINK_LIFE_MS)).toBeUndefined()
		expect(await openLink(store, second, NOW + LINK_LIFE_MS)).toBeUndefined()
	})
}
