import { join } from 'node:path'
import { build } from 'vite'

const WORDPRESS = join(import.meta.dirname, '../../wordpress')

/** Builds the script of the plugin's forms from `wordpress/screens` into `wordpress/fairlead/assets/screens.js`. */
export async function buildPluginScript(): Promise<void> {
	await build({
		configFile: false,
		logLevel: 'warn',
		root: WORDPRESS,
		publicDir: false,
		build: {
			target: 'es2021',
			// Readable, as wordpress.org asks of plugins.
			minify: false,
			outDir: join(WORDPRESS, 'fairlead/assets'),
			emptyOutDir: false,
			lib: {
				entry: join(WORDPRESS, 'screens/start.ts'),
				formats: ['iife'],
				name: 'fairleadForms',
				fileName: () => 'screens.js',
			},
		},
	})
}

if (import.meta.main) await buildPluginScript()
