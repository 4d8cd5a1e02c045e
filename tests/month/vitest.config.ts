import { defineConfig } from 'vitest/config'
import { HOUR_MS } from '#lib/dates.ts'

/** One month is played, then looked at. With `MONTH_PICTURES` it takes pictures of whole pages, which takes longer. */
export default defineConfig({
	test: {
		environment: 'node',
		root: '.',
		include: ['tests/month/**/*.test.ts'],
		expect: { requireAssertions: true },
		testTimeout: 60_000,
		hookTimeout: HOUR_MS,
		maxWorkers: 1,
	},
})
