import { expect, test } from 'vitest'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { erasePerson } from '../person/person.ts'
import { deleteExpired } from '../retention/retention.ts'
import { DRAFT_LIFE_MS, makeLink, openLink, saveAnswers, startDraft } from './drafts.ts'
import { findSavedDraft, isMovedDraft, renewLink } from './replaced-keys.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const MOMENT = { now: NOW, today: '2026-11-21', yearEnd: null }
const DELIVERY = { channel: 'email', submissionId: null, payload: {} }

for (const engine of ENGINES) {
	test(`${engine}: replaced links and cookies lead to the last address of the draft`, async () => {
		const store = await freshStore(engine)
		const cookie = await startDraft(store, 'adoption', { name: 'Sam' }, NOW, 'a visitor')
		const mistyped = (await makeLink(store, cookie, 'wrong@example.org', NOW)) ?? ''
		const link = (await makeLink(store, cookie, 'sam@example.org', NOW)) ?? ''
		expect(await findSavedDraft(store, link, 'link', NOW)).toBeUndefined()
		const elsewhere = (await openLink(store, link, NOW)) ?? ''
		const saved = { form: 'adoption', answers: { name: 'Sam' }, email: 'sam@example.org' }
		expect(await findSavedDraft(store, link, 'link', NOW)).toEqual(saved)
		expect(await findSavedDraft(store, mistyped, 'link', NOW)).toEqual(saved)
		expect(await findSavedDraft(store, cookie, 'cookie', NOW)).toEqual(saved)
		expect(await findSavedDraft(store, cookie, 'link', NOW)).toBeUndefined()
		expect(await isMovedDraft(store, cookie, 'adoption', NOW)).toBe(true)
		expect(await isMovedDraft(store, cookie, 'fostering', NOW)).toBe(false)
		expect(await isMovedDraft(store, elsewhere, 'adoption', NOW)).toBe(false)

		let newLink = ''
		const deliveryOf = (key: string) => {
			newLink = key
			return DELIVERY
		}
		await renewLink(store, { key: link, kind: 'link', deliveryOf }, NOW)
		await openLink(store, newLink, NOW)
		// All earlier keys still find it after two moves.
		expect(await findSavedDraft(store, mistyped, 'link', NOW)).toEqual(saved)
		expect(await isMovedDraft(store, elsewhere, 'adoption', NOW)).toBe(true)
		await deleteExpired(store, NOW + DRAFT_LIFE_MS)
		expect(await store.db.selectFrom('replaced_draft_key').selectAll().execute()).toEqual([])
	})

	test(`${engine}: who passed a link on is sent no new one once another person has typed into the draft`, async () => {
		const store = await freshStore(engine)
		const cookie = await startDraft(store, 'fostering', { kind: 'short' }, NOW, 'a visitor')
		const link = (await makeLink(store, cookie, 'Mallory@evil.example', NOW)) ?? ''
		const victims = (await openLink(store, link, NOW)) ?? ''
		const type = (email: string) => saveAnswers(store, victims, { email }, NOW)
		await type('mallory@evil.example')
		expect(await findSavedDraft(store, cookie, 'cookie', NOW)).toMatchObject({ email: 'Mallory@evil.example' })
		await type('vera@example.org')
		for (const [key, kind] of [
			[cookie, 'cookie'],
			[link, 'link'],
		] as const) {
			expect(await findSavedDraft(store, key, kind, NOW)).toBeUndefined()
			await renewLink(store, { key, kind, deliveryOf: () => DELIVERY }, NOW)
		}
		expect(await store.db.selectFrom('delivery').selectAll().execute()).toEqual([])
	})

	test(`${engine}: drafts are exported and erased by the address they were saved with`, async () => {
		const store = await freshStore(engine)
		const cookie = await startDraft(store, 'adoption', { name: 'Sam' }, NOW, 'a visitor')
		await makeLink(store, cookie, 'Sam@example.org', NOW)
		await erasePerson(store, 'sam@example.org', MOMENT)
		expect(await store.db.selectFrom('draft').selectAll().execute()).toEqual([])
	})
}
