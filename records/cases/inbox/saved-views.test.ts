import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { deleteView, listViews, saveView } from './saved-views.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const [ANA, LEE] = ['ana', 'lee']

for (const engine of ENGINES) {
	test(`${engine}: views are a person's own, and one of the same name is replaced`, async () => {
		const store = await freshStore(engine)
		const staff = { email: 'a@x.example', role: 'team' as const, created_at: NOW, removed_at: null }
		await store.db
			.insertInto('staff')
			.values([{ ...staff, id: ANA, name: 'Ana' }])
			.execute()
		await store.db
			.insertInto('staff')
			.values([{ ...staff, id: LEE, name: 'Lee', email: 'l@x.example' }])
			.execute()
		await saveView(store, { staffId: ANA, name: 'Mine', query: '?person=me' }, NOW)
		await saveView(store, { staffId: ANA, name: 'Mine', query: '?person=me&due=week' }, NOW)
		await saveView(store, { staffId: LEE, name: 'Mine', query: '?form=contact' }, NOW)
		const [view] = await listViews(store, ANA)
		expect(view).toMatchObject({ name: 'Mine', query: '?person=me&due=week' })
		await deleteView(store, { id: view?.id ?? '', staffId: LEE })
		expect(await listViews(store, ANA)).toHaveLength(1)
		await deleteView(store, { id: view?.id ?? '', staffId: ANA })
		expect([await listViews(store, ANA), await listViews(store, LEE)]).toMatchObject([[], [{ name: 'Mine' }]])
		for (let count = 0; count < 20; count += 1) {
			expect(await saveView(store, { staffId: ANA, name: randomUUID(), query: '?x' }, NOW)).toBe('done')
		}
		expect(await saveView(store, { staffId: ANA, name: 'one more', query: '?x' }, NOW)).toBe('too many')
	})
}
