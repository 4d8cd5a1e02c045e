import { expect, test } from 'vitest'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { saveView } from '../cases/inbox/saved-views.ts'
import { acceptInvitation, invite, listStaff } from '../staff/members.ts'
import { accept } from '../submissions/accept.ts'
import { erasePerson } from './person.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

for (const engine of ENGINES) {
	test(`${engine}: views of the inbox that were saved for a person go with them, and no others`, async () => {
		const store = await freshStore(engine)
		await accept(store, aSubmission({ email: 'zoe@example.org', name: 'Zoë O’Brien' }), () => [], NOW)
		const key = await invite(store, { email: 'ana@example.org', name: 'Ana', role: 'team', invitedBy: null }, NOW)
		await acceptInvitation(store, { key, device: { name: 'Firefox', key: 'd'.repeat(32) } }, NOW)
		const [{ id: staffId = '' } = {}] = await listStaff(store)
		const save = (name: string, query: string) => saveView(store, { staffId, name, query }, NOW)
		await save('zoë o’brien – bitten neighbour', '?form=adoption')
		await save('That address', '?search=zoe%40example.org')
		await save('Adoptions', '?form=adoption')
		await erasePerson(store, 'zoe@example.org', { now: NOW, today: '2026-11-21', yearEnd: null })
		const left = await store.db.selectFrom('saved_view').select('name').execute()
		expect(left).toEqual([{ name: 'Adoptions' }])
	})
}
