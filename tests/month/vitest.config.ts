import { defineConfig } from 'vitest/config'

/** One month is played, then looked at. With `MONTH_PICTURES` it takes pictures of whole pages, which takes longer. */
export default defineConfig({
	test: {
		environment: 'node',
		root: '.',
		include: ['tests/month/**/*.test.ts'],
		expect: { requireAssertions: true },
		testTimeout: 60_000,
		hookTimeout: 3_600_000,
		maxWorkers: 1,
	},
})
