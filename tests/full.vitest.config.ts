import { defineConfig } from 'vitest/config'

/** Tests that need more programs than `npm test`; `npm run test:full` gives the folder. Those of WordPress have their own. */
export default defineConfig({
	test: {
		environment: 'node',
		root: '.',
		include: ['tests/proxy/**/*.test.ts'],
		retry: 1,
		expect: { requireAssertions: true },
		testTimeout: 120_000,
		hookTimeout: 120_000,
		// Each file starts servers, some on the same ports.
		fileParallelism: false,
	},
})
