import { expect, test } from 'vitest'
import { aDesk, send } from '#tests/builders/applications/desk.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'

const noEmails = () => []

for (const engine of ENGINES) {
	test(`${engine}: mark approves no second person for a dog, unless the first one’s case is named`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const [sam, lee] = [
			await send(store, { name: 'Sam Taylor', aboutSlug: 'otis' }, noEmails),
			await send(store, { name: 'Lee Price', aboutSlug: 'otis' }, noEmails),
		]
		expect((await desk('mark', sam.reference, 'approved')).code).toBe(0)
		const refused = await desk('mark', lee.reference, 'approved')
		expect(refused).toMatchObject({
			code: 1,
			err: expect.stringContaining(`promised to Sam Taylor (${sam.reference})`),
		})
		expect((await desk('mark', lee.reference, 'approved', '--past', sam.reference)).code).toBe(0)
	})
}
