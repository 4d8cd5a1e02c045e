import { defineConfig } from 'vitest/config'

/** What takes long, and all variants of examples in `tests/integration`: backend faults, a hundred visitors, limits, reports of runners. */
export default defineConfig({
	test: {
		environment: 'node',
		root: '.',
		include: ['tests/matrix/**/*.test.ts'],
		retry: 1,
		expect: { requireAssertions: true, poll: { timeout: 20_000 } },
		testTimeout: 300_000,
		hookTimeout: 300_000,
		maxWorkers: 2,
	},
})
