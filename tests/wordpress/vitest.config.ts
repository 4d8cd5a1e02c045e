import { defineConfig } from 'vitest/config'

/** Tests against a real WordPress: `npm run test:full -- wordpress`. */
export default defineConfig({
	test: {
		environment: 'node',
		root: '.',
		include: ['tests/wordpress/**/*.test.ts'],
		globalSetup: 'tests/wordpress/server/global-setup.ts',
		testTimeout: 150_000,
		hookTimeout: 150_000,
		// Each file starts a WordPress and a site: two at once would only wait for each other.
		fileParallelism: false,
	},
})
