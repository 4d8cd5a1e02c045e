import { test } from 'vitest'
import { GIVING_JOURNEYS } from '#tests/integration/giving/giving-journeys.ts'
import { aSiteForGiving } from '#tests/integration/giving/giving-site.ts'
import { walkJourneys } from '#tests/integration/support/walk-journeys.ts'
import { ENGINES, freshDatabase } from '#tests/records/stores.ts'

/** PostgreSQL in the part `faults` of `npm run test:full`, SQLite in the part `matrix`. */
const engine = ENGINES.at(-1) ?? 'sqlite'

test(`journeys of donors and sponsors by card end as they should on ${engine}`, async () => {
	const site = await aSiteForGiving(engine === 'postgres' ? { DATABASE_URL: await freshDatabase() } : {})
	await walkJourneys(GIVING_JOURNEYS, site)
})
