import { expect, test } from 'vitest'
import { MAX_STARTS_PER_ADDRESS, MAX_STARTS_PER_SITE } from '#records/payments/stripe/card-limits.ts'
import { siteWithStripe } from '../support/site-with-stripe.ts'
import { expectStopsAtLimit, start } from './card-testers.ts'

// All of them made by visitors: `tests/matrix/card-testing.test.ts`.
test('at its limit of card payments the site starts no more, tells the desk, and goes on taking transfers', async () => {
	await expectStopsAtLimit(MAX_STARTS_PER_SITE - 20)
})

test('one network address starts card payments a few times only, and another is not held up by it', async () => {
	const { giving, start: startSite } = await siteWithStripe({ TRUST_PROXY: '1' })
	const site = await startSite()
	const address = '203.0.113.7'
	for (let n = 0; n < MAX_STARTS_PER_ADDRESS + 5; n++) await start(site, n, { address })
	expect(giving.server.state.sessions.size).toBeLessThanOrEqual(MAX_STARTS_PER_ADDRESS)
	expect((await start(site, 99)).headers.get('Location')).toContain(giving.server.url)
})
