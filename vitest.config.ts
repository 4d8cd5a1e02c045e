import { join } from 'node:path'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
	plugins: [icons({ compiler: 'jsx', jsx: 'react', scale: 0 })],
	test: {
		environment: 'node',
		// Decision 86: what passes at the second try is listed, and more than five fail the run.
		retry: 1,
		// A test without an assertion shows nothing.
		// What must become true may take its time on a busy machine. A test that passes does not wait longer for it.
		expect: { requireAssertions: true, poll: { timeout: 20_000 } },
		// Integration tests start whole processes; a busy machine takes its time.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		// Integration tests wait as much as they work: a third keeps two cores busy.
		maxWorkers: 3,
		unstubGlobals: true,
		restoreMocks: true,
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					include: [
						'{app,content,desk,domain,jobs,lib,records,server,tools}/**/*.test.{ts,tsx}',
						'wordpress/screens/**/*.test.ts',
						'tests/{stripe,visual}/**/*.test.ts',
					],
					// The files of a worker share one process and the modules it has loaded: reading those costs more than the tests.
					isolate: false,
				},
			},
			{
				extends: true,
				test: {
					name: 'integration',
					include: ['tests/boundaries.test.ts', 'tests/integration/**/*.test.ts'],
					// What these test runs in processes of its own.
					isolate: false,
					// Longer than a site may take to start (`START_TIMEOUT_MS` of site-process.ts).
					testTimeout: 300_000,
					hookTimeout: 300_000,
					// For what they start: the desk, a backup (`COMPILE_CACHE` of site-process.ts).
					env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node-compile') },
				},
			},
		],
	},
})
