import { test } from 'vitest'
import { expectStopsAtLimit } from '#tests/integration/giving/card-testers.ts'

test('card testers start payments until the limit of the site, which tells the desk and goes on taking transfers', async () => {
	await expectStopsAtLimit(0)
})
