import { expect, onTestFinished, test } from 'vitest'
import { eventually, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { EVENTS_PATH, siteWithStripe } from '#tests/integration/support/site-with-stripe.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import type { GivingWithStripe } from '#tests/stripe/giving-with-stripe.ts'
import { press } from '#tests/stripe/stripe-client.ts'
import { TEST_SECRET_KEY } from '#tests/stripe/stripe-server.ts'

const WITHIN_MS = 30_000

async function emailsIn({ store: { db } }: GivingWithStripe) {
	const rows = await db.selectFrom('delivery').select('payload_json').execute()
	return rows.map(({ payload_json }): { subject: string; text: string } => JSON.parse(payload_json))
}

const formsOf = (policy: string | null) => /form-action ([^;]+)/.exec(policy ?? '')?.[1]

test('an event that the site has confirmed is applied, also when it is killed before it could be', async () => {
	const { giving, start, kill } = await siteWithStripe()
	const site = await start()
	const { start: startPayment, read } = await giving.donate()
	await press(await startPayment(), 'pay')
	// Stored, but nothing can be read again.
	giving.server.fail({ path: /^\/v1\/(checkout|payment_intents)/, method: 'GET', kind: 'error 500', times: 1000 })
	expect(new Set(await giving.server.events.deliver())).toEqual(new Set([200]))
	await kill(site)
	expect((await read()).payment.state).toBe('started')

	giving.server.repair()
	await giving.store.write((transaction) => transaction.updateTable('provider_event').set({ next_at: 0 }).execute())
	const again = await start()
	const { payment } = await eventually(read, (now) => now.payment.state === 'paid', WITHIN_MS)
	expect(payment.fee).toBeGreaterThan(0)
	expect(await giving.server.events.deliver()).toEqual([])
	const [receipt, ...others] = await emailsIn(giving)
	expect(others).toEqual([])
	expect(receipt?.subject).toMatch(/^Your receipt for £20 - DON-/)
	expect(receipt?.text).toContain(`/giving/receipt?key=${payment.id}.`)
	expect(again.printed()).not.toContain(TEST_SECRET_KEY)
})

test('every page lets forms lead to the pages of Stripe, and its account is checked in the background', async () => {
	const { giving, start } = await siteWithStripe()
	const site = await start()
	for (const path of ['/', '/dogs', '/no-such-page', '/apply/contact/you']) {
		const { headers } = await site.get(path)
		expect(formsOf(headers.get('Content-Security-Policy')), path).toBe(`'self' ${giving.server.url}`)
	}
	const warnings = async (): Promise<string[]> => JSON.parse((await site.get('/readyz')).text).warnings
	// Its own address has no port here, so no endpoint matches.
	const told = await eventually(warnings, (now) => now.length > 0, WITHIN_MS)
	expect(told).toEqual([expect.stringMatching(/no webhook endpoint for http:\/\/localhost/)])
	expect((await fetch(site.url + EVENTS_PATH, { method: 'POST', body: '{}' })).status).toBe(400)
})

test('without keys there is no webhook, and forms stay on the site', async () => {
	const site = await startSiteProcess(SMALL_CHARITY)
	onTestFinished(async () => void (await site.stop()))
	expect((await fetch(site.url + EVENTS_PATH, { method: 'POST', body: '{}' })).status).toBe(405)
	expect(formsOf((await site.get('/')).headers.get('Content-Security-Policy'))).toBe("'self'")
})
