import { defineConfig } from 'vitest/config'

/** All variants of examples in `tests/integration`: backend faults, a hundred visitors, icon services, reports of runners. */
export default defineConfig({
	test: {
		environment: 'node',
		root: '.',
		include: ['tests/matrix/**/*.test.ts'],
		retry: 1,
		expect: { requireAssertions: true },
		testTimeout: 300_000,
		hookTimeout: 300_000,
		maxWorkers: 2,
	},
})
