import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import icons from 'unplugin-icons/vite'
import { defineConfig, type Plugin } from 'vite'
import { recordInputs } from '#tools/scripts/build/record-inputs.ts'
import routerConfig from './react-router.config.ts'

/**
 * Files of the browser. The starter runs on every page at once; React, its renderer and the router run in a task of their own each
 * (`app/browser/start/load-app.ts`). Without `shared` a page would load thirty small files.
 */
const chunks = [
	{ name: 'starter', test: /[\\/]entry\.client\.tsx/, priority: 5 },
	{ name: 'react', test: /node_modules[\\/](react|scheduler)[\\/]/, priority: 4 },
	{ name: 'react-dom', test: /node_modules[\\/]react-dom[\\/]/, priority: 4 },
	{ name: 'router', test: /node_modules[\\/]react-router[\\/]|[\\/]browser[\\/]recovery[\\/]/, priority: 3 },
	{ name: 'shared', test: /[\\/]app[\\/](browser|shell|ui)[\\/]|[\\/]lib[\\/]|~icons/, minShareCount: 3, priority: 2 },
]

/**
 * The router reloads the current page when the code of a route is missing; ours goes to the page that was asked for (decision 17). The router
 * has no option for it (https://github.com/remix-run/remix/pull/8932), so that its one function is replaced in the browser's build.
 */
const ROUTE_LOADER = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/
let isReplaced = false
const ownRouteLoader: Plugin = {
	name: 'own-route-loader',
	enforce: 'pre',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	load: {
		filter: { id: ROUTE_LOADER },
		handler() {
			isReplaced = true
			return `export { loadRouteModule } from '/app/browser/recovery/load-route-module.ts'`
		},
	},
	buildEnd(error) {
		if (!error && !isReplaced) this.error('The router keeps loadRouteModule in another file: see vite.config.ts')
	},
}

export default defineConfig({
	plugins: [
		ownRouteLoader,
		recordInputs({ root: import.meta.dirname, buildFolder: routerConfig.buildDirectory, plugins: tailwindcss() }),
		icons({ compiler: 'jsx', jsx: 'react', scale: 0 }),
		reactRouter(),
	],
	server: {
		// Replaces Vite's list; `.data` holds secrets.
		fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'] },
	},
	build: {
		// Inlined files would need `img-src data:` and `font-src data:` in the content security policy.
		assetsInlineLimit: 0,
	},
	environments: {
		// One file, read completely at start: a new build swapped under a running server cannot remove a module.
		ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
		client: {
			build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
		},
	},
})
