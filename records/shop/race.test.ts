import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { countMugs, stockOfMugs } from '#tests/builders/shop/stock.ts'
import { buyMug, createRandom } from '#tests/records/mug-buyers.ts'
import { freshPlace, freshStoreTwice, TAKES_EVERY_STEP, WALK_ENGINES } from '#tests/records/stores.ts'
import type { Store } from '../store/open-store.ts'
import { endUnfinished } from './orders/end-unfinished.ts'

/** Fewer in `npm test`. */
const RACES = TAKES_EVERY_STEP ? 10 : 2
const BUYERS = 50
const COUNTED = 10
const none = () => []
const run = promisify(execFile)

for (const engine of WALK_ENGINES) {
	test(`${engine}: fifty buyers on two connections race for the last ten, with payments failing at random`, async () => {
		for (let race = 1; race <= RACES; race++) {
			const stores = await freshStoreTwice(engine)
			await countMugs(stores[0], COUNTED)
			const random = createRandom(race)
			const buyers = await Promise.all(Array.from({ length: BUYERS }, () => buyMug(stores, random)))
			await expectTenSold(stores[0], buyers, `race ${race}`)
		}
	}, 300_000)

	test(`${engine}: fifty buyers in two processes race for the last ten`, async () => {
		const { store, place } = await freshPlace(engine)
		await countMugs(store, COUNTED)
		const script = join(import.meta.dirname, '../../tests/records/buy-mugs.ts')
		const outcomes = await Promise.all(
			['1', '2'].map(async (seed) => {
				const { stdout } = await run(process.execPath, [script, String(BUYERS / 2), seed, ...place])
				return JSON.parse(stdout) as string[]
			}),
		)
		expect(outcomes.map(({ length }) => length)).toEqual([BUYERS / 2, BUYERS / 2])
		await expectTenSold(store, outcomes.flat(), 'two processes')
	})
}

/** After those who left without paying: their sessions expire, and others buy what they had. */
async function expectTenSold(store: Store, outcomes: readonly string[], told: string) {
	const provider = { expireSession: async () => 'expired' as const, readPayment: async () => [] }
	expect(await endUnfinished({ store, provider, deliveriesOf: none, now: Date.now() + HOUR_MS })).toEqual([])
	const later: string[] = []
	for (let n = 0; n <= COUNTED && later.at(-1) !== 'gone'; n++) later.push(await buyMug([store], () => 0.99))

	expect(await stockOfMugs(store), told).toEqual({ counted: COUNTED, sold: COUNTED, reserved: 0 })
	expect([...outcomes, ...later].filter((one) => one === 'paid').length, told).toBe(COUNTED)
	expect(await booksOf(store), told).toEqual({ paidOrders: COUNTED, sum: COUNTED * 1125, reserved: 0, short: 0 })
}

async function booksOf({ db }: Store) {
	const orders = await db
		.selectFrom('shop_order')
		.innerJoin('payable', 'payable.id', 'payable_id')
		.select(['reservation', 'state', 'is_out_of_stock'])
		.execute()
	const entries = await db.selectFrom('ledger_entry').select('amount_minor').execute()
	return {
		paidOrders: orders.filter(({ state, reservation }) => state === 'paid' && reservation === 'sold').length,
		sum: entries.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
		reserved: orders.filter(({ reservation }) => reservation === 'reserved').length,
		short: orders.filter(({ is_out_of_stock }) => is_out_of_stock === 1).length,
	}
}
