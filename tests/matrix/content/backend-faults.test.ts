import { expect, test } from 'vitest'
import { BACKEND_FAULTS, SLOW_BACKEND_FAULTS } from '#tests/fixtures/backend-faults.ts'
import {
	expectAllRejected,
	expectFastResponses,
	pathsOf,
	startWithCorrectBackend,
} from '#tests/integration/content/faulty-backend.ts'

test(`none of ${BACKEND_FAULTS.length} backend faults changes a page`, async () => {
	const correctSite = await startWithCorrectBackend()
	expect(BACKEND_FAULTS.length).toBeGreaterThanOrEqual(34)
	await expectAllRejected(correctSite, BACKEND_FAULTS)
	expect(await pathsOf(correctSite.site)).toEqual(correctSite.paths)
	await correctSite.site.stop()
	await correctSite.backend.kill()
}, 600_000)

test.each(SLOW_BACKEND_FAULTS)('a backend that $name delays no page and no change notice', expectFastResponses)
