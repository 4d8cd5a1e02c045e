import { test } from 'vitest'
import { walkJourneys } from '../support/walk-journeys.ts'
import { GIVING_JOURNEYS } from './giving-journeys.ts'
import { aSiteForGiving } from './giving-site.ts'

test('journeys of donors and sponsors by card end as they should', async () => {
	const site = await aSiteForGiving()
	await walkJourneys(GIVING_JOURNEYS, site)
})
