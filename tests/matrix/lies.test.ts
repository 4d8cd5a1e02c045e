import { expect, test } from 'vitest'
import { LIES, SLOW_LIES } from '#tests/fixtures/lies.ts'
import { expectNobodyWaits, expectNoneBelieved, pathsOf, startTruthful } from '#tests/integration/lying-backend.ts'

test(`of a backend with ${LIES.length} ways to lie a running site believes none`, async () => {
	const truthful = await startTruthful()
	expect(LIES.length).toBeGreaterThanOrEqual(34)
	await expectNoneBelieved(truthful, LIES)
	expect(await pathsOf(truthful.site)).toEqual(truthful.paths)
	await truthful.site.stop()
	await truthful.backend.kill()
}, 600_000)

test.each(SLOW_LIES)('a backend that $name keeps no page and no change notice waiting', expectNobodyWaits)
