import { dirname, join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { recordInputs } from '#tools/scripts/build/record-inputs.ts'
import routerConfig from './react-router.config.ts'

export default defineConfig({
	root: import.meta.dirname,
	plugins: [
		recordInputs({
			root: join(import.meta.dirname, '..'),
			name: 'desk',
			buildFolder: dirname(routerConfig.buildDirectory),
			plugins: tailwindcss(),
		}),
		icons({ compiler: 'jsx', jsx: 'react', scale: 0 }),
		reactRouter(),
	],
	build: {
		// Beside the files of the site (`server/http/static-files.ts`).
		assetsDir: 'desk-assets',
		// Inlined files would need `data:` in the content security policy.
		assetsInlineLimit: 0,
	},
	environments: {
		// One file, read completely at start.
		ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
	},
})
