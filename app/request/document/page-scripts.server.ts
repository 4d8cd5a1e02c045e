import type { EntryContext } from 'react-router'
import type { AppFiles } from '#app/browser/start/load-app.ts'
import { ROUTER_CONTEXT } from '#app/browser/start/router-handoff.ts'

interface PageScripts {
	/** What the loaders returned, as the router encodes it. */
	payload: ReadableStream<Uint8Array>
	/** Marks the scripts of this render. */
	nonce: string | undefined
	buildId: string | undefined
	/** The path that the router matched, if it differs from the requested one: in the browser it reads the address. */
	matchedPath?: string | undefined
}

/**
 * The scripts at the end of a page, in place of the router's `<Scripts />` and of its transfer of the payload: they hand the page's state to
 * the browser as those do (React Router 8.4, `lib/dom/ssr/components.js` and `server.js`), and load the start file alone, which knows where the
 * app is (decision 43).
 */
export async function pageScripts(
	context: EntryContext,
	{ payload, nonce, buildId, matchedPath }: PageScripts,
): Promise<string> {
	const open = nonce === undefined ? '<script' : `<script nonce="${nonce}"`
	const { entry } = context.manifest
	const handoff = `window.${ROUTER_CONTEXT}`
	const text = await new Response(payload).text()
	const address =
		matchedPath === undefined ? '' : `history.replaceState(history.state,'',${literal(matchedPath)}+location.search);`
	const start = [appFiles(context), buildId].map((argument) => literal(argument)).join()
	return [
		`${open}>${address}${handoff}=${context.serverHandoffString};`,
		`${handoff}.stream=new ReadableStream({start(controller){controller.enqueue(${literal(text)});controller.close()}})`,
		'.pipeThrough(new TextEncoderStream())</script>',
		...entry.imports.map((url) => `<link rel="modulepreload" fetchpriority="low" href="${url}">`),
		`${open} type="module" async>import{start}from${literal(entry.module)};start(${start})</script>`,
	].join('')
}

/** The files of the app on this page; those that others import come first, so that none runs as a part of another's task. */
export function appFiles({ manifest, staticHandlerContext }: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>) {
	const matched = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
		const found = manifest.routes[id]
		return found ?? []
	})
	const routes = matched.map(({ id, module, clientActionModule, clientLoaderModule, clientMiddlewareModule }) => [
		id,
		[clientActionModule, clientLoaderModule, clientMiddlewareModule, module].filter((url) => url !== undefined),
	])
	const imports = matched.flatMap(({ imports }) => imports ?? [])
	const files: AppFiles = {
		manifest: manifest.url,
		routes: Object.fromEntries(routes),
		files: [...new Set([...imports, ...matched.map(({ module }) => module)])].toSorted((a, b) => rank(a) - rank(b)),
	}
	return files
}

/** Chunks of `vite.config.ts` that others import, in their order. */
const FIRST = ['rolldown-runtime', 'react', 'react-dom', 'router', 'shared']
/** "-a1B2c3D4.js" */
const HASH_LENGTH = 12

function rank(url: string): number {
	const place = FIRST.indexOf(url.slice(url.lastIndexOf('/') + 1, -HASH_LENGTH))
	return place === -1 ? FIRST.length : place
}

/** A value as JavaScript that cannot end its script. */
function literal(value: unknown): string {
	return (JSON.stringify(value) ?? 'undefined').replaceAll('<', '\\u003c')
}
