import { expect, test } from 'vitest'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { countOpenCases } from './editor-routes.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const TODAY = '2026-11-21'

for (const engine of ENGINES) {
	test(`${engine}: open cases are counted, and those whose reply is late; closed and quarantined ones are not`, async () => {
		const store = await freshStore(engine)
		expect(await countOpenCases(store, TODAY)).toEqual({ open: 0, overdue: 0 })
		const send = (changes: Parameters<typeof aSubmission>[0]) => accept(store, aSubmission(changes), () => [], NOW)
		await send({ replyBy: '2026-11-20' })
		await send({ replyBy: TODAY })
		await send({ replyBy: '2026-11-30' })
		await send({ replyBy: '2026-11-20', quarantineReasons: ['x'] })
		const { id } = await send({ replyBy: '2026-11-20' })
		await store.db.updateTable('submission').set({ status: 'declined' }).where('id', '=', id).execute()
		expect(await countOpenCases(store, TODAY)).toEqual({ open: 3, overdue: 1 })
	})
}
