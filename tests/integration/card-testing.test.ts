import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MAX_STARTS_PER_ADDRESS, MAX_STARTS_PER_SITE } from '#records/payments/stripe/card-limits.ts'
import { eventually, type SiteProcess } from './site-process.ts'
import { donate, siteWithStripe } from './site-with-stripe.ts'

/** More of them: `CARD_STARTS=1000`. */
const STARTS = Number(process.env.CARD_STARTS ?? MAX_STARTS_PER_SITE + 40)
const AT_ONCE = 20
const WITHIN_MS = 30_000
/** Ten seconds on a quiet machine. */
const TIMEOUT_MS = 400_000

/** A card tester: another network address, email address and draft each time. */
const start = (site: SiteProcess, n: number, { address = `10.1.${n >> 8}.${n & 255}`, pay = 'card' } = {}) =>
	donate(
		site,
		{ draft: randomUUID(), email: `tester-${address}-${n}@example.org`, ownOnce: '2', pay },
		{ 'X-Forwarded-For': address },
	)

const warningsOf = async (site: SiteProcess): Promise<string[]> => JSON.parse((await site.get('/readyz')).text).warnings

test(`of ${STARTS} starts of card payments the site stops at its limit, tells the desk, and goes on taking transfers`, {
	timeout: TIMEOUT_MS,
}, async () => {
	const { giving, start: startSite, kill } = await siteWithStripe({ TRUST_PROXY: '1' })
	const site = await startSite()
	const answers: { status: number; toStripe: boolean }[] = []
	for (let first = 0; first < STARTS; first += AT_ONCE) {
		const some = Array.from({ length: AT_ONCE }, async (_, n) => {
			const { status, headers } = await start(site, first + n)
			return { status, toStripe: headers.get('Location')?.startsWith(giving.server.url) ?? false }
		})
		answers.push(...(await Promise.all(some)))
	}
	const started = answers.filter(({ toStripe }) => toStripe)
	expect(started).toHaveLength(MAX_STARTS_PER_SITE)
	expect(giving.server.state.sessions.size).toBe(MAX_STARTS_PER_SITE)
	const refused = answers.filter(({ toStripe }) => !toStripe)
	expect(refused.filter(({ status }) => status !== 422 && status !== 429)).toEqual([])
	const stored = await giving.store.db.selectFrom('donation').select('id').execute()
	expect(stored).toHaveLength(MAX_STARTS_PER_SITE)

	const page = (await site.get('/donate?frequency=once')).text
	expect(page).toContain('bank transfer')
	expect(page).not.toContain('value="card"')
	const transfer = await start(site, 1, { pay: 'bank', address: '192.0.2.1' })
	expect([transfer.status, transfer.headers.get('Location')?.startsWith('/giving/thank-you')]).toEqual([303, true])

	// A restart forgets nothing.
	await kill(site)
	const again = await startSite()
	expect((await start(again, 2, { address: '192.0.2.2' })).headers.get('Location')).toBeNull()
	const told = await eventually(
		() => warningsOf(again),
		(now) => now.some((warning) => warning.startsWith('Card payments are paused')),
		WITHIN_MS,
	)
	expect(told.join()).toContain(`more than ${MAX_STARTS_PER_SITE} card payments were started within an hour`)
	expect(again.printed()).toContain('card payments paused')
})

test('one network address starts card payments a few times only, and another is not held up by it', async () => {
	const { giving, start: startSite } = await siteWithStripe({ TRUST_PROXY: '1' })
	const site = await startSite()
	const address = '203.0.113.7'
	for (let n = 0; n < MAX_STARTS_PER_ADDRESS + 5; n++) await start(site, n, { address })
	expect(giving.server.state.sessions.size).toBeLessThanOrEqual(MAX_STARTS_PER_ADDRESS)
	expect((await start(site, 99)).headers.get('Location')).toContain(giving.server.url)
})
