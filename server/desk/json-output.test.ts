import { expect, test } from 'vitest'
import { aDesk, send } from '#tests/builders/applications/desk.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'

for (const engine of ENGINES) {
	test(`${engine}: --json has the reasons of quarantine, the pending emails and the extended deadline`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const { reference } = await send(store, { quarantineReasons: ['too quick'] })
		const parsed = async (...args: string[]) => JSON.parse((await desk(...args, '--json')).out)
		const expected = { reference, quarantineReasons: ['too quick'], pendingEmails: 'none', extendedReplyBy: null }
		expect(await parsed('list', '--quarantined')).toMatchObject([expected])
		expect(await parsed('show', reference)).toMatchObject(expected)
		expect(await parsed('export', '--quarantined')).toMatchObject([expected])
		expect((await parsed('person', 'sam@example.org')).submissions).toMatchObject([expected])
	})
}
