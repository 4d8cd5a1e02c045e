import { expect, test } from 'vitest'
import { aDesk, send } from '#tests/builders/applications/desk.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'

for (const engine of ENGINES) {
	test(`${engine}: the keys of --json keep their earlier names`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const { reference } = await send(store, { quarantineReasons: ['too quick'] })
		const parsed = async (...args: string[]) => JSON.parse((await desk(...args, '--json')).out)
		const earlier = { reference, junkReasons: ['too quick'], owedEmails: 'none', promisedAgain: null }
		expect(await parsed('list', '--quarantined')).toMatchObject([earlier])
		expect(await parsed('show', reference)).toMatchObject(earlier)
		expect(await parsed('export', '--quarantined')).toMatchObject([earlier])
		expect((await parsed('person', 'sam@example.org')).submissions).toMatchObject([earlier])
	})
}
