import { defineConfig } from 'vitest/config'

/** Tests against a real WordPress: `npm run test:wordpress`. */
export default defineConfig({
	test: {
		environment: 'node',
		root: '.',
		include: ['tests/wordpress/**/*.test.ts'],
		globalSetup: 'tests/wordpress/support/server/global-setup.ts',
		retry: 1,
		// What must become true may take its time on a busy machine. A test that passes does not wait longer for it.
		expect: { requireAssertions: true, poll: { timeout: 20_000 } },
		// Some tests open dozens of screens, one after the other.
		testTimeout: 400_000,
		hookTimeout: 150_000,
		// Each file has its own WordPress, database and site; one waits for polling while others run.
		maxWorkers: 3,
	},
})
