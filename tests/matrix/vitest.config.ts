import { defineConfig } from 'vitest/config'

/** The rest of what `tests/integration` shows by an example: every lie, every kind of body, a hundred visitors. */
export default defineConfig({
	test: {
		environment: 'node',
		root: '.',
		include: ['tests/matrix/**/*.test.ts'],
		expect: { requireAssertions: true },
		testTimeout: 300_000,
		hookTimeout: 300_000,
		maxWorkers: 2,
	},
})
