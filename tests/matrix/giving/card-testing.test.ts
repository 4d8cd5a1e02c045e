import { expect, test } from 'vitest'
import { MAX_STARTS_PER_ADDRESS } from '#records/payments/stripe/card-limits.ts'
import { expectStopsAtLimit, start } from '#tests/integration/giving/card-testers.ts'
import { siteWithStripe } from '#tests/integration/support/site-with-stripe.ts'

test('card testers start payments until the limit of the site, which tells the desk and goes on taking transfers', async () => {
	await expectStopsAtLimit(0)
})

test('one network address starts card payments a few times only, and another is not held up by it', async () => {
	const { giving, start: startSite } = await siteWithStripe({ TRUST_PROXY: '1' })
	const site = await startSite()
	const address = '203.0.113.7'
	for (let n = 0; n < MAX_STARTS_PER_ADDRESS + 5; n++) await start(site, n, { address })
	expect(giving.server.state.sessions.size).toBeLessThanOrEqual(MAX_STARTS_PER_ADDRESS)
	expect((await start(site, 99)).headers.get('Location')).toContain(giving.server.url)
})
