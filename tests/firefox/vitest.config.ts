import { defineConfig } from 'vitest/config'

/** Debian's Firefox, driven by WebDriver BiDi: Playwright drives only a Firefox of its own. */
export default defineConfig({
	test: {
		environment: 'node',
		root: '.',
		include: ['tests/firefox/**/*.test.ts'],
		retry: 1,
		expect: { requireAssertions: true },
		testTimeout: 120_000,
		hookTimeout: 120_000,
		maxWorkers: 1,
	},
})
