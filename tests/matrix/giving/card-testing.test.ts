import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
	MAX_DECLINES_PER_ADDRESS,
	MAX_DECLINES_PER_EMAIL,
	MAX_DECLINES_PER_SITE,
	MAX_STARTS_PER_ADDRESS,
} from '#records/payments/stripe/card-limits.ts'
import type { Store } from '#records/store/open-store.ts'
import { eventually, type SiteProcess } from '#tests/integration/support/site-process.ts'
import { donate, siteWithStripe } from '#tests/integration/support/site-with-stripe.ts'
import { press } from '#tests/stripe/stripe-client.ts'

const WITHIN_MS = 30_000
const QUARTER_HOUR_MS = 900_000

/** A card tester: another email address and draft each time, from an address of its own unless one is named. */
function start(site: SiteProcess, n: number, { address = `10.1.${n >> 8}.${n & 255}`, pay = 'card' } = {}) {
	const fields = { draft: randomUUID(), email: `tester-${address}-${n}@example.org`, ownOnce: '2', pay }
	return donate(site, fields, { 'X-Forwarded-For': address })
}

const pageAtStripe = ({ headers }: Response) => headers.get('Location') ?? ''

/** Cards that were declined a quarter of an hour ago, as the store has them: eight of each address. */
function storeDeclines(store: Store, count: number) {
	const rows = Array.from({ length: count }, (_, n) => ({
		id: randomUUID(),
		client_hash: `tester ${Math.floor(n / MAX_DECLINES_PER_ADDRESS)}`,
		email_hash: `tester ${n}`,
		declined_at: Date.now() - QUARTER_HOUR_MS,
	}))
	return store.write((transaction) => transaction.insertInto('card_decline').values(rows).execute())
}

test('one network address starts card payments a few times only, and another is not held up by it', async () => {
	const { giving, start: startSite } = await siteWithStripe({ TRUST_PROXY: '1' })
	const site = await startSite()
	const address = '203.0.113.7'
	for (let n = 0; n < MAX_STARTS_PER_ADDRESS + 5; n++) await start(site, n, { address })
	expect(giving.server.state.sessions.size).toBeLessThanOrEqual(MAX_STARTS_PER_ADDRESS)
	expect(pageAtStripe(await start(site, 99))).toContain(giving.server.url)
})

test('who has cards declined waits, with a sentence, and others go on', async () => {
	const { giving, start: startSite } = await siteWithStripe({ TRUST_PROXY: '1' })
	const site = await startSite()
	const address = '203.0.113.7'
	for (let n = 0; n < 2; n++) {
		const page = pageAtStripe(await start(site, n, { address }))
		for (let tries = 0; tries < MAX_DECLINES_PER_EMAIL; tries++) await press(page, 'decline')
	}
	await giving.server.events.deliver()
	await eventually(
		() => giving.store.db.selectFrom('card_decline').select('id').execute(),
		(rows) => rows.length === 2 * MAX_DECLINES_PER_EMAIL,
		WITHIN_MS,
	)
	const refused = await start(site, 3, { address })
	expect(refused.status).toBe(429)
	expect(await refused.text()).toContain('Card payments were tried many times from here in the last hour')
	expect((await start(site, 4, { address, pay: 'bank' })).status).toBe(303)
	expect(pageAtStripe(await start(site, 99))).toContain(giving.server.url)
})

test('declined cards from many addresses pause cards for everyone: staff are told, transfers go on, a restart forgets nothing', async () => {
	const { giving, start: startSite, kill } = await siteWithStripe({ TRUST_PROXY: '1' })
	const site = await startSite()
	await storeDeclines(giving.store, MAX_DECLINES_PER_SITE - 1)
	expect(pageAtStripe(await start(site, 1))).toContain(giving.server.url)
	await storeDeclines(giving.store, MAX_DECLINES_PER_ADDRESS + MAX_DECLINES_PER_SITE)
	expect((await start(site, 2)).status).toBe(422)
	const page = (await site.get('/donate?frequency=once')).text
	expect(page).toContain('bank transfer')
	expect(page).not.toContain('value="card"')
	const transfer = await start(site, 3, { pay: 'bank' })
	expect([transfer.status, pageAtStripe(transfer).startsWith('/giving/thank-you')]).toEqual([303, true])

	await kill(site)
	const again = await startSite()
	expect(pageAtStripe(await start(again, 4))).toBe('')
	const warnings = await eventually(
		async (): Promise<string[]> => JSON.parse((await again.get('/readyz')).text).warnings,
		(now) => now.some((warning) => warning.startsWith('Card payments are paused')),
		WITHIN_MS,
	)
	expect(warnings.join()).toContain(`more than ${MAX_DECLINES_PER_SITE} cards from many addresses were declined`)
	expect(again.printed()).toContain('card payments paused')
	const emails = await eventually(
		() => giving.store.db.selectFrom('delivery').select('payload_json').execute(),
		(rows) => rows.some(({ payload_json }) => payload_json.includes('Card payments are paused')),
		WITHIN_MS,
	)
	expect(emails.filter(({ payload_json }) => payload_json.includes('Card payments are paused'))).toHaveLength(1)
})
