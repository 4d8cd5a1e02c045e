import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
	plugins: [icons({ compiler: 'jsx', jsx: 'react', scale: 0 })],
	test: {
		environment: 'node',
		include: ['{app,content,domain,records,server,sample,tests}/**/*.test.{ts,tsx}'],
		// Those of the last two run with `npm run test:full`.
		exclude: ['tests/e2e/**', 'node_modules/**', 'tests/proxy/**', 'tests/wordpress/**'],
		// Integration tests start whole processes; a busy machine takes its time.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		maxWorkers: 2,
	},
})
