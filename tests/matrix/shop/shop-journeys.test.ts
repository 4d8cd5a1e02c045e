import { test } from 'vitest'
import { CARD_JOURNEYS, SHOP_JOURNEYS } from '#tests/integration/shop/shop-journeys.ts'
import { aShop, type Way } from '#tests/integration/shop/shop-site.ts'
import { walkJourneys } from '#tests/integration/support/walk-journeys.ts'
import { ENGINES, freshDatabase } from '#tests/records/stores.ts'

const WAYS: Way[] = ['bank', 'card']
/** PostgreSQL in the part `faults` of `npm run test:full`, SQLite in the part `matrix`. */
const engine = ENGINES.at(-1) ?? 'sqlite'

test.each(WAYS)(
	`the journeys of the shop end as they should by %s, without JavaScript, on ${engine}`,
	{ timeout: 300_000 },
	async (way) => {
		const shop = await aShop(way, engine === 'postgres' ? { DATABASE_URL: await freshDatabase() } : {})
		const journeys = { ...SHOP_JOURNEYS, ...(way === 'card' ? CARD_JOURNEYS : {}) }
		const { db } = shop.giving.store
		await walkJourneys(journeys, shop, () => db.deleteFrom('card_start').execute())
	},
)
