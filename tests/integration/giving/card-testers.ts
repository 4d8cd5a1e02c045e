import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { MAX_STARTS_PER_SITE } from '#records/payments/stripe/card-limits.ts'
import type { Store } from '#records/store/open-store.ts'
import { eventually, type SiteProcess } from '../support/site-process.ts'
import { donate, siteWithStripe } from '../support/site-with-stripe.ts'

/** Starts above the limit. */
const MORE = 40
const AT_ONCE = 20
const WITHIN_MS = 30_000
const QUARTER_HOUR_MS = 900_000

/** A card tester: another network address, email address and draft each time. */
export const start = (site: SiteProcess, n: number, { address = `10.1.${n >> 8}.${n & 255}`, pay = 'card' } = {}) =>
	donate(
		site,
		{ draft: randomUUID(), email: `tester-${address}-${n}@example.org`, ownOnce: '2', pay },
		{ 'X-Forwarded-For': address },
	)

const warningsOf = async (site: SiteProcess): Promise<string[]> => JSON.parse((await site.get('/readyz')).text).warnings

/** Starts of the last quarter of an hour, as the store has them. */
function storeStarts(store: Store, count: number) {
	const values = Array.from({ length: count }, (_, n) => ({
		id: randomUUID(),
		client_hash: `earlier ${n}`,
		email_hash: `earlier ${n}`,
		started_at: Date.now() - QUARTER_HOUR_MS,
	}))
	return store.write((transaction) => transaction.insertInto('card_start').values(values).execute())
}

/**
 * The site stops starting card payments at its limit, tells the desk, and goes on taking transfers.
 *
 * @param earlier so many of the starts are written into the store, and not made
 */
export async function expectStopsAtLimit(earlier: number) {
	const { giving, start: startSite, kill } = await siteWithStripe({ TRUST_PROXY: '1' })
	const site = await startSite()
	if (earlier > 0) await storeStarts(giving.store, earlier)
	const left = MAX_STARTS_PER_SITE - earlier
	const answers: { status: number; toStripe: boolean }[] = []
	for (let first = 0; first < left + MORE; first += AT_ONCE) {
		const some = Array.from({ length: AT_ONCE }, async (_, n) => {
			const { status, headers } = await start(site, first + n)
			return { status, toStripe: headers.get('Location')?.startsWith(giving.server.url) ?? false }
		})
		answers.push(...(await Promise.all(some)))
	}
	const started = answers.filter(({ toStripe }) => toStripe)
	expect(started).toHaveLength(left)
	expect(giving.server.state.sessions.size).toBe(left)
	const refused = answers.filter(({ toStripe }) => !toStripe)
	expect(refused.filter(({ status }) => status !== 422 && status !== 429)).toEqual([])
	const stored = await giving.store.db.selectFrom('payable').select('id').execute()
	expect(stored).toHaveLength(left)

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
}
