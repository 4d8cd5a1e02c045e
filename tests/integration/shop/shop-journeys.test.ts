import { test } from 'vitest'
import { walkJourneys } from '../support/walk-journeys.ts'
import { CARD_JOURNEYS, SHOP_JOURNEYS } from './shop-journeys.ts'
import { aShop } from './shop-site.ts'

/** By bank transfer `checkout.test.ts` has the examples; all of both on both engines: `tests/matrix/shop/shop-journeys.test.ts`. */
test('the journeys of the shop end as they should by card, without JavaScript', async () => {
	const shop = await aShop('card')
	const { db } = shop.giving.store
	await walkJourneys({ ...SHOP_JOURNEYS, ...CARD_JOURNEYS }, shop, () => db.deleteFrom('card_start').execute())
})
