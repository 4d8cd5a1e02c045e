/**
 * The script with which React Router 8.4 starts a page: it imports the table of routes, the modules of the page's routes
 * and then the entry, as soon as the page has arrived. A route with a client action has a module for that, too.
 */
const START_SCRIPT =
	/(?<open><script[^>]* type="module" async="">)import "(?<manifest>[^"]+)";\n(?<imports>(?:import \* as \w+ from "[^"]+";\n?|const route\d+ = \{[^}]*\};\n?)+)\s*window\.__reactRouterRouteModules = \{(?<ids>[^}]*)\};\s*import\("(?<entry>[^"]+)"\);<\/script>/
const IMPORT = /import \* as (route\d+)\w* from "([^"]+)";/g
const ROUTE = /("(?:[^"\\]|\\.)+"):(route\d+)/g
const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*\/>/g
/** The chunk that the entry re-exports (`vite.config.ts`). */
const STARTER = /\/starter-[^/]+\.js$/

/**
 * Rewrites a page so that only the start file is loaded, and told where the others are (`browser/start/start.ts`): the
 * app loads once the visitor shows interest or the browser is idle. So there are no preloads of it either.
 * @throws when the router writes something else; the build renders a page to find out.
 */
export function startOnInterest(html: string, buildId: string | undefined): string {
	// A page is long: what is looked for is in its head and at its end.
	const [head, main, end] = inThree(html)
	const found = START_SCRIPT.exec(end)?.groups
	if (!found) throw new Error('React Router starts pages with another script than start-script.server.ts knows.')
	const { open, manifest, imports = '', ids = '', entry } = found
	const modules = [...imports.matchAll(IMPORT)]
	const routes = Object.fromEntries(
		[...ids.matchAll(ROUTE)].map(([, id = '', variable]) => [
			JSON.parse(id),
			modules.filter(([, name]) => name === variable).map(([, , url]) => url),
		]),
	)
	const preloads = [...head.matchAll(PRELOAD)].map(([, url = '']) => url)
	const starter = preloads.find((url) => STARTER.test(url))
	if (!starter) throw new Error(`The page preloads no start file: ${preloads}`)
	const others = preloads.filter((url) => url !== entry && url !== starter)
	const files = others.toSorted((a, b) => rank(a) - rank(b))
	const start = [{ manifest, routes, files }, buildId].map((argument) => JSON.stringify(argument)).join()
	const preload = (link: string, url: string) =>
		url === starter ? link.replace('<link', '<link fetchpriority="low"') : ''
	const script = `${open}import{start}from"${starter}";start(${start})</script>`
	return head.replace(PRELOAD, preload) + main + end.replace(START_SCRIPT, () => script)
}

function inThree(html: string): [string, string, string] {
	const head = html.indexOf('</head>')
	const end = html.lastIndexOf('<script', html.lastIndexOf('type="module"'))
	return [html.slice(0, head), html.slice(head, end), html.slice(end)]
}

/** Chunks that others import come first (`vite.config.ts`), so that none runs as a part of another's task. */
const FIRST = [/\/rolldown-runtime-/, /\/react-(?!dom-)/, /\/react-dom-/, /\/router-/, /\/shared-(?!favourites-)/]

function rank(url: string): number {
	const place = FIRST.findIndex((name) => name.test(url))
	return place === -1 ? FIRST.length : place
}
