import { expect, test } from 'vitest'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { findDraft, makeLink, openLink, saveAnswers, startDraft } from '../drafts/drafts.ts'
import type { DeliveriesOf } from './accept.ts'
import { sendDraft } from './send-draft.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const oneEmail: DeliveriesOf = ({ reference }) => [{ channel: 'email', payload: { reference } }]

for (const engine of ENGINES) {
	test(`${engine}: a draft sent twenty times concurrently makes one submission`, async () => {
		const store = await freshStore(engine)
		const key = await startDraft(store, 'adoption', { name: 'Sam' }, NOW, 'a visitor')
		const all = await Promise.all(
			Array.from({ length: 20 }, () =>
				sendDraft(store, { key, clientHash: 'one' }, aSubmission(), oneEmail, NOW + 1000),
			),
		)
		expect(new Set(all.map((accepted) => accepted?.reference)).size).toBe(1)
		expect(all.filter((accepted) => accepted?.isDuplicate === false)).toHaveLength(1)
		expect(await store.db.selectFrom('delivery').selectAll().execute()).toHaveLength(1)
		const draft = await findDraft(store, key, 'adoption', NOW + 2000)
		expect(draft).toMatchObject({ answers: {}, submissionId: all[0]?.id })
		expect(await saveAnswers(store, key, { name: 'late' }, NOW + 3000)).toBe(false)
	})

	test(`${engine}: a moved draft can be sent from the new device only`, async () => {
		const store = await freshStore(engine)
		const key = await startDraft(store, 'adoption', { name: 'Sam' }, NOW, 'a visitor')
		const elsewhere = (await openLink(store, (await makeLink(store, key, 'sam@example.org', NOW)) ?? '', NOW)) ?? ''
		expect(await sendDraft(store, { key, clientHash: 'one' }, aSubmission(), oneEmail, NOW)).toBeUndefined()
		expect(await sendDraft(store, { key: elsewhere, clientHash: 'one' }, aSubmission(), oneEmail, NOW)).toMatchObject({
			isDuplicate: false,
		})
	})

	test(`${engine}: if storing its emails fails, the draft is unchanged`, async () => {
		const store = await freshStore(engine)
		const key = await startDraft(store, 'adoption', { name: 'Sam' }, NOW, 'a visitor')
		const failing: DeliveriesOf = () => {
			throw new Error('no words')
		}
		await expect(sendDraft(store, { key, clientHash: 'one' }, aSubmission(), failing, NOW)).rejects.toThrow('no words')
		expect(await findDraft(store, key, 'adoption', NOW)).toMatchObject({ answers: { name: 'Sam' }, submissionId: null })
		expect(await store.db.selectFrom('submission').selectAll().execute()).toEqual([])
	})
}
