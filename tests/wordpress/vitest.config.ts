import { defineConfig } from 'vitest/config'

/** Tests against a real WordPress: `npm run test:wordpress`. */
export default defineConfig({
	test: {
		environment: 'node',
		root: '.',
		include: ['tests/wordpress/**/*.test.ts'],
		globalSetup: 'tests/wordpress/server/global-setup.ts',
		expect: { requireAssertions: true },
		testTimeout: 150_000,
		hookTimeout: 150_000,
		// Each file has its own WordPress, database and site; one waits for polling while others run.
		maxWorkers: 2,
	},
})
