import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import icons from 'unplugin-icons/vite'
import { defineConfig, type Plugin } from 'vite'
import { recordInputs } from '#tools/scripts/record-inputs.ts'
import routerConfig from './react-router.config.ts'

/** What a missing file of code leads to belongs to it: the router imports that (below), and is imported by it. */
const FRAMEWORK = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|[\\/]browser[\\/]recovery[\\/]/
/** Most pages have nothing to fill in. */
const FIELDS = /[\\/]ui[\\/]forms[\\/](field|input|select)|~icons[\\/]ph[\\/]warning-circle/

/** What every page of the forms has. Each page itself stays apart, though the gallery shows it too. */
const APPLICATIONS =
	/[\\/]applications[\\/](view[\\/](answer-form|form-layout)|device[\\/](send-|error-title))|[\\/]ui[\\/]navigation[\\/]back-link/

/**
 * What the browser gets in common files, because a file compresses alone: left to themselves thirty small ones a page cost
 * 5 KiB more. The sections editors build pages of stay apart from the rest: the pages of the dogs have none.
 */
const sharedFiles = [
	{ name: 'framework', test: FRAMEWORK, priority: 3 },
	{ name: 'shared', test: isOnManyPages, minShareCount: 2, priority: 2 },
	{
		name: 'dog-cards',
		test: /[\\/]features[\\/]dogs[\\/](card[\\/]|compatibility[\\/]fit-line)/,
		minShareCount: 2,
		priority: 2,
	},
	// Named, or the next files that need them would take them in.
	{ name: 'honeypot', test: /[\\/]ui[\\/]forms[\\/]honeypot/, minShareCount: 2, priority: 1.5 },
	{ name: 'choice', test: /[\\/]ui[\\/]forms[\\/]choice\./, minShareCount: 2, priority: 1.5 },
	{ name: 'kept-answers', test: /[\\/](kept-answers|storage-notice|privacy-words)\./, minShareCount: 2, priority: 2 },
	{ name: 'fields', test: FIELDS, minShareCount: 2, priority: 2 },
	{ name: 'applications', test: APPLICATIONS, minShareCount: 2, priority: 1 },
	{ name: 'sections', test: isPartOfSections, minShareCount: 2, priority: 1 },
]

const MANY_PAGES =
	/[\\/]app[\\/](shell|browser|ui)[\\/]|[\\/]lib[\\/][^\\/]+\.ts$|[\\/]household-code\.ts|[\\/]favourites[\\/](heart|favourites-link|client-only)|preload-helper|~icons|node_modules/
const SECTIONS = /[\\/]ui[\\/]sections[\\/](page-section|timeline|accordion|page-hero|step-note)/
/** What only parts need that come later: with the shared ones everybody would wait for it. */
const LATER =
	/[\\/]ui[\\/](\w+[\\/])?((choice|counted-textarea|error-summary|notice|pagination|step-progress)\.|honeypot|newsletter-)|[\\/]lib[\\/]newsletter-|[\\/]shell[\\/]error-scene|[\\/]lib[\\/]slug|[\\/]browser[\\/]motion[\\/]scroll-triggers|~icons[\\/]ph[\\/](share-|plus-|info-)/

function isOnManyPages(id: string): boolean {
	const apart = [SECTIONS, FIELDS, APPLICATIONS, LATER]
	return MANY_PAGES.test(id) && !apart.some((part) => part.test(id))
}

function isPartOfSections(id: string): boolean {
	return /[\\/]app[\\/]ui[\\/]/.test(id) && !LATER.test(id)
}

/**
 * Parts that come later (`lazy`) need nothing of their own but their one file: styles are all in one sheet, and what they
 * share is on the page already. So Vite's code to fetch the rest ahead, 0.9 KiB of every page, is left out.
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
 * The router names its components for developer tools, which to a bundler looks like use: without the names those that nobody
 * uses (`NavLink`, `Form`, its own `Link` with its way of fetching ahead) are left out.
 */
const namelessRouter: Plugin = {
	name: 'nameless-router',
	enforce: 'pre',
	apply: 'build',
	transform: {
		filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].*\.js$/ },
		handler: (code) =>
			code
				.replaceAll(/^\w+\.displayName = .*$/gm, '')
				.replaceAll(/^const (\w+) = (React\$1\.\w+\()/gm, 'const $1 = /* @__PURE__ */ $2'),
	},
}

/**
 * Files of the router that the browser gets in another form; in development it keeps its own. A router that has moved one of
 * them, or that asks one for more, stops the build.
 *
 * - Route modules are loaded by our function: its own reloads the page being left when one is missing (decision 17).
 * - The route table comes whole (`routeDiscovery`), so the code that fetches it piece by piece goes: 1 KiB of every page.
 * - Nothing measures the router (`instrumentations`): that code goes too, 1 KiB.
 *
 * The last names of a file are for parts of the router that only servers use, and that are left out after they were linked.
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

export default defineConfig({
	plugins: [
		routerAsNeeded,
		plainLazyParts,
		namelessRouter,
		recordInputs({ buildFolder: routerConfig.buildDirectory, plugins: tailwindcss() }),
		icons({ compiler: 'jsx', jsx: 'react', scale: 0 }),
		reactRouter(),
	],
	server: {
		// The list replaces Vite's own; `.data` holds secrets.
		fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'] },
	},
	build: {
		// Small files inlined as data: would need `img-src data:` and `font-src data:` in the content security policy.
		assetsInlineLimit: 0,
		// The lists of what a part needs, which nobody reads (`plainLazyParts`).
		modulePreload: { resolveDependencies: () => [] },
	},
	environments: {
		// One file, read whole at the start: a build that is swapped under a running server takes nothing away from it.
		ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
	},
})
