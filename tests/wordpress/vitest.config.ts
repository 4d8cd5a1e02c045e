import { defineConfig } from 'vitest/config'

/** Tests against a real WordPress: `npm run test:full -- wordpress`. */
export default defineConfig({
	test: {
		environment: 'node',
		root: '.',
		include: ['tests/wordpress/**/*.test.ts'],
		globalSetup: 'tests/wordpress/server/global-setup.ts',
		expect: { requireAssertions: true },
		testTimeout: 150_000,
		hookTimeout: 150_000,
		// Each file has a WordPress, a database and a site of its own; one waits for the site to poll while others run.
		maxWorkers: 2,
	},
})
