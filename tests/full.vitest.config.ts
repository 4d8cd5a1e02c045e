import { defineConfig } from 'vitest/config'

/** Tests that need programs `npm test` does not ask for: `npm run test:full` gives the folder. Those of WordPress have their own. */
export default defineConfig({
	test: {
		environment: 'node',
		root: '.',
		include: ['tests/proxy/**/*.test.ts'],
		expect: { requireAssertions: true },
		testTimeout: 120_000,
		hookTimeout: 120_000,
		// Each file starts servers of its own, and some use the same ports.
		fileParallelism: false,
	},
})
