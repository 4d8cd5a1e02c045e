import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import icons from 'unplugin-icons/vite'
import { defineConfig, type Plugin } from 'vite'
import { recordInputs } from '#tools/scripts/build/record-inputs.ts'
import routerConfig from './react-router.config.ts'

/** What every page runs before the app is loaded; the app imports some of it. */
const START =
	/[\\/]entry\.client\.tsx|[\\/]browser[\\/](start[\\/](?!hydrate)|deployments[\\/]|recovery[\\/]tab|navigation[\\/]unsaved-input|root-data|when-idle|navigation[\\/](hash-entries|focus-part)|motion[\\/]transition-leave)|[\\/]lib[\\/](served-html|slug)|[\\/]ui[\\/]navigation[\\/]scroll-row|[\\/]shell[\\/]theme[\\/]theme\.|[\\/]favourites[\\/](device[\\/](favourite-presses|favourites-(store|storage)|parse-favourites)|selection[\\/]selection-url)|[\\/]shop[\\/]device[\\/]basket-count/
/** Each of these runs in a task of its own (`app/browser/start/load-app.ts`). */
const REACT = /node_modules[\\/](react|scheduler)[\\/]/
const REACT_DOM = /node_modules[\\/]react-dom[\\/]/
/** Includes the recovery from failed modules: the router imports it (see below), and it imports the router. */
const ROUTER = /node_modules[\\/]react-router[\\/]|[\\/]browser[\\/](recovery[\\/]|start[\\/]hydrate)/
/** Form fields: most pages have none. */
const FIELDS = /[\\/]ui[\\/]forms[\\/](field|input|select)|~icons[\\/]ph[\\/]warning-circle/

/** Common to all pages of the forms. Each page itself stays in its own chunk, though the gallery imports it too. */
const APPLICATIONS = /[\\/]applications[\\/]view[\\/](answer-form|form-layout)/
/** Common to these and to the forms of giving, which go without the sheet of the applications. */
const SENDING = /[\\/]applications[\\/]device[\\/](send-|error-title)|[\\/]ui[\\/]navigation[\\/]back-link/

/**
 * Chunk groups of the browser. Files compress separately: without groups thirty small ones cost 5 KiB more a page. Page
 * sections of editors stay out of `shared`, because the dogs' pages have none.
 */
const sharedFiles = [
	{ name: 'starter', test: START, priority: 5 },
	{ name: 'react', test: REACT, priority: 4 },
	{ name: 'react-dom', test: REACT_DOM, priority: 4 },
	{ name: 'router', test: ROUTER, priority: 3 },
	// A sheet of its own: the pages without texts of editors go without it.
	{ name: 'prose', test: /[\\/]ui[\\/]styles[\\/]prose\.css/, minShareCount: 2, priority: 3 },
	// Likewise: a page whose sections are lazy needs their sheet at once, but not their code.
	{
		name: 'section-styles',
		test: /[\\/]ui[\\/]sections[\\/](page-section[\\/]page-section|steps)\.css/,
		minShareCount: 2,
		priority: 3,
	},
	// Home goes without these, and the list of dogs without the next.
	{
		name: 'closing-styles',
		test: /[\\/]ui[\\/]sections[\\/](page-section[\\/]page-section-form|ticks)\.css/,
		minShareCount: 2,
		priority: 3,
	},
	{ name: 'few-dogs', test: /[\\/]card[\\/]few-dogs\.css/, minShareCount: 2, priority: 3 },
	{ name: 'shared', test: isOnManyPages, minShareCount: 2, priority: 2 },
	{
		name: 'dog-cards',
		test: /[\\/]features[\\/]dogs[\\/](card[\\/]|compatibility[\\/]fit[\\/]fit-line)/,
		minShareCount: 2,
		priority: 2,
	},
	// A group of its own, so that no other group takes it in.
	{ name: 'honeypot', test: /[\\/]ui[\\/]forms[\\/]honeypot/, minShareCount: 2, priority: 1.5 },
	{ name: 'choice', test: /[\\/]ui[\\/]forms[\\/]choice\./, minShareCount: 2, priority: 1.5 },
	{
		name: 'saved-answers',
		test: /[\\/](answer-storage|clear-saved-answers|privacy-words)\./,
		minShareCount: 2,
		priority: 2,
	},
	{ name: 'fields', test: FIELDS, minShareCount: 2, priority: 2 },
	{ name: 'sending', test: SENDING, minShareCount: 2, priority: 1 },
	{ name: 'applications', test: APPLICATIONS, minShareCount: 2, priority: 1 },
	{ name: 'sections', test: isPartOfSections, minShareCount: 2, priority: 1 },
]

const MANY_PAGES =
	/[\\/]app[\\/](shell|browser|ui)[\\/]|[\\/]lib[\\/]((lists|text)[\\/])?[^\\/]+\.ts$|[\\/]household-(code|in-links)\.tsx?$|[\\/]favourites[\\/](heart|favourites-link|client-only)|[\\/]shop[\\/]device[\\/]basket-link|preload-helper|~icons|node_modules/
const SECTIONS = /[\\/]ui[\\/]sections[\\/](page-section|steps|timeline|accordion|page-hero|step-note)/
/** Needed by lazy parts only: kept out of `shared`, which every page waits for. */
const LATER =
	/[\\/]ui[\\/](\w+[\\/])?((choice|counted-textarea|error-summary|notice|pagination|step-progress)\.|honeypot|newsletter-)|[\\/]lib[\\/]newsletter-|[\\/]shell[\\/]errors[\\/]error-scene|[\\/]lib[\\/]text[\\/]slug|[\\/]browser[\\/]motion[\\/]scroll-triggers|~icons[\\/]ph[\\/](share-|plus-|info-)/
/** Needed by a few pages only: 1.7 KiB less on all others. */
const FEW_PAGES =
	/[\\/]ui[\\/](answer|badge|chip|chip-row|copy-button|facts|layout[\\/](empty-state|use-change-effect)|sections[\\/]pictures[\\/](waiting|listening[\\w-]*)|styles[\\/]conditions|forms[\\/]amount-picker|layout[\\/]dialog|media[\\/]scenery|navigation[\\/](back-link|page-window))\.|[\\/]lib[\\/](text[\\/](list-in-words|phone|step-note|tie-units)|lists[\\/]card-rows|filled-in-search|money)|~icons[\\/]ph[\\/]((arrows-out|bank|clock-bold|copy|credit-card|download|map-pin|printer|truck|arrow-left|minus-bold|lock|user-bold)|(check|minus|x)-circle-|question-)/

function isOnManyPages(id: string): boolean {
	const apart = [SECTIONS, FIELDS, APPLICATIONS, SENDING, LATER, FEW_PAGES]
	return MANY_PAGES.test(id) && !apart.some((part) => part.test(id))
}

function isPartOfSections(id: string): boolean {
	return /[\\/]app[\\/]ui[\\/]/.test(id) && !LATER.test(id) && !FEW_PAGES.test(id)
}

/**
 * Lazy parts (`lazy`) need no file but their own: styles are in one sheet, and shared chunks are on the page already.
 * So Vite's preload helper, 0.9 KiB on every page, is removed.
 */
const plainLazyParts: Plugin = {
	name: 'plain-lazy-parts',
	enforce: 'pre',
	load: {
		filter: { id: /preload-helper\.js$/ },
		handler: () => 'export const __vitePreload = (load) => load()',
	},
}

/**
 * Files of the router that are replaced in the browser build; development keeps the originals. If the router moves one,
 * or imports more from it, the build fails.
 *
 * - Route modules are loaded by our function: the router's reloads the current page when one is missing (decision 17).
 *   Upstream: https://github.com/remix-run/remix/pull/8932
 * - Unused and paid for by every page: fog-of-war (1.3 KiB; `routeDiscovery` sends the whole manifest) and
 *   instrumentation (1.1 KiB).
 *
 * The names declared last in a file are for server-only parts of the router, which are tree-shaken after linking.
 */
const ROUTER_FILES: Record<string, string> = {
	'dom/ssr/routeModules.js': `export { loadRouteModule } from '/app/browser/recovery/load-route-module.ts'`,
	'dom/ssr/fog-of-war.js': `
		export function isFogOfWarEnabled() { return false }
		export function getPatchRoutesOnNavigationFunction() {}
		export function useFogOFWarDiscovery() {}
		export function getPartialManifest(manifest) { return manifest }
		export let getManifestPath, getPathsWithAncestors, handleClientVersionMismatch`,
	'router/instrumentation.js': `
		export function consumeInstrumentationClientResultMetaReceiver() {}
		export function getRouteInstrumentationUpdates() {}
		export function instrumentClientSideRouter(router) { return router }
		export let instrumentHandler, instrumentationResultMetaContext`,
}
const ROUTER_FILE = /react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+)$/
const replacedRouterFiles = new Set<string>()

const routerAsNeeded: Plugin = {
	name: 'router-as-needed',
	enforce: 'pre',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	load: {
		filter: { id: ROUTER_FILE },
		handler(id) {
			const file = ROUTER_FILE.exec(id)?.[1]?.replaceAll('\\', '/') ?? ''
			if (ROUTER_FILES[file]) replacedRouterFiles.add(file)
			return ROUTER_FILES[file]
		},
	},
	buildEnd(error) {
		const missed = Object.keys(ROUTER_FILES).filter((file) => !replacedRouterFiles.has(file))
		if (!error && missed.length > 0) this.error(`vite.config.ts changes files the router no longer has: ${missed}`)
	},
}

/**
 * Removes from the style sheet what its compiler adds needlessly: variables for `light-dark()`, which is not used,
 * repeated declarations, and defaults that no token sets.
 */
const leanStyles: Plugin = {
	name: 'lean-styles',
	apply: 'build',
	generateBundle: {
		order: 'post',
		handler(_options, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
				file.source = String(file.source)
					.replaceAll(/--lightningcss-(?:light|dark):[^;}]*;?/g, '')
					.replaceAll(/([{;])([^{};]+;)\2+/g, '$1$2')
					.replaceAll(/var\(--font-body,[^)]*\)/g, 'var(--font-body)')
					.replaceAll(/font-(?:feature|variation)-settings:var\(--default-[^)]*\);?/g, '')
				if (file.source.includes('var(--lightningcss-'))
					this.error('light-dark() in a style sheet needs these variables')
			}
		},
	},
}

export default defineConfig({
	plugins: [
		routerAsNeeded,
		plainLazyParts,
		leanStyles,
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
		// Dependency lists are unused (`plainLazyParts`).
		modulePreload: { resolveDependencies: () => [] },
	},
	environments: {
		// One file, read completely at start: a new build swapped under a running server cannot remove a module.
		ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
		client: {
			build: { rolldownOptions: { output: { minifyInternalExports: false, codeSplitting: { groups: sharedFiles } } } },
		},
	},
})
