import { expect, test } from 'vitest'
import { BACKEND_FAULTS, SLOW_BACKEND_FAULTS } from '../fixtures/backend-faults.ts'
import {
	expectAllRejected,
	expectFastResponses,
	pathsOf,
	startWithCorrectBackend,
} from '../integration/faulty-backend.ts'

test(`of a backend with ${BACKEND_FAULTS.length} ways to lie a running site believes none`, async () => {
	const truthful = await startWithCorrectBackend()
	expect(BACKEND_FAULTS.length).toBeGreaterThanOrEqual(34)
	await expectAllRejected(truthful, BACKEND_FAULTS)
	expect(await pathsOf(truthful.site)).toEqual(truthful.paths)
	await truthful.site.stop()
	await truthful.backend.kill()
}, 600_000)

test.each(SLOW_BACKEND_FAULTS)('a backend that $name keeps no page and no change notice waiting', expectFastResponses)
