import { untilPainted } from './painted.ts'
import { preparePage } from './prepare-page.ts'
import { handOverRouteModules } from './router-handoff.ts'

/** What the server says of the page's files (`page-scripts.server.ts`): URLs. */
export interface AppFiles {
	/** The router's table of routes. */
	manifest: string
	/** The modules of the page's routes by id, outermost first; several are one route's. */
	routes: Record<string, string[]>
	/** All of these and what they import. */
	files: string[]
}

/**
 * Loads the app and hydrates the page. All files are fetched at once and run one after the other, each in a task of its
 * own, and none between a press and its paint.
 * @throws when a file fails to load; the page stays as it is, and another call tries again.
 */
export async function loadApp({ manifest, routes, files }: AppFiles): Promise<void> {
	for (const file of files) preload(file)
	const modules = Object.values(routes).flat()
	for (const file of [manifest, ...files.filter((file) => !modules.includes(file)), ...modules]) {
		await import(/* @vite-ignore */ file)
		await untilPainted()
	}
	const loaded = Object.entries(routes).map(async ([id, urls]) => {
		const parts = await Promise.all(urls.map((url) => import(/* @vite-ignore */ url)))
		return [id, Object.assign({}, ...parts)]
	})
	handOverRouteModules(Object.fromEntries(await Promise.all(loaded)))
	await hydrate()
}

/** Hydrates once the router's route modules are set. */
export async function hydrate() {
	const { hydratePage } = await import('./hydrate.ts')
	await hydratePage(async () => {
		await untilPainted()
		preparePage()
	})
}

function preload(href: string) {
	if (document.querySelector(`link[rel=modulepreload][href="${href}"]`)) return
	document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}
