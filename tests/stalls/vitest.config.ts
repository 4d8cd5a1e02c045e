import { defineConfig } from 'vitest/config'

/** What only a clock or a look at memory shows, one file at a time on a quiet machine: blocks of the event loop, expressions that backtrack, floods. */
export default defineConfig({
	test: {
		environment: 'node',
		root: '.',
		include: ['tests/stalls/**/*.test.ts'],
		retry: 1,
		expect: { requireAssertions: true },
		testTimeout: 300_000,
		hookTimeout: 300_000,
		maxWorkers: 1,
	},
})
