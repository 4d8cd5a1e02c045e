import { brotliCompressSync, constants } from 'node:zlib'
import { type Answer, type Origin, startOrigin } from '#tools/bench/shared/origin.ts'
import { type BareApp, type Framework, nameOf, startBareApp } from './bare-app.ts'
import { readPage } from './markup.ts'

/** The pages that bare frameworks show, by kind. */
export const BARE_KINDS = ['home', 'dogs']
const BARE_PATHS = ['/', '/dogs']
const BARE_FILES = /^\/(_next|_nuxt|bare|__manifest|__nuxt)(\/|$|\?)/
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

interface BareSite {
	name: string
	/** The framework's own server. */
	app: BareApp
	/** Its pages cached and compressed, with our pictures, fonts and styles. */
	origin: Origin
	stop: () => Promise<unknown>
}

/** Each framework with the markup that the site has now. One that does not install, build or start is left out, with a sentence. */
export async function startBareSites(frameworks: readonly Framework[], siteUrl: string): Promise<BareSite[]> {
	const pages = await Promise.all(
		BARE_PATHS.map(async (path) => {
			const html = await (await fetch(siteUrl + path)).text()
			// The port differs in each run; without it a built app can be used again.
			return [path, readPage(html.replaceAll(siteUrl, 'https://www.example.org'))] as const
		}),
	)
	const sites: BareSite[] = []
	for (const framework of frameworks) {
		const app = await startBareApp(framework, Object.fromEntries(pages)).catch((error: unknown) => {
			console.error(error)
			console.log(`\n${nameOf(framework)} is left out of this measurement: ${firstLineOf(error)}`)
		})
		if (!app) continue
		const origin = await startOrigin(siteUrl, { answer: compressedResponses(app.url) })
		sites.push({ name: app.name, app, origin, stop: () => Promise.all([app.stop(), origin.close()]) })
	}
	return sites
}

function firstLineOf(error: unknown): string {
	return String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
}

/** Compresses responses as a cache does: our pages are cached too. */
function compressedResponses(appUrl: string) {
	const cached = new Map<string, Promise<Answer>>()
	return async (path: string): Promise<Answer | undefined> => {
		if (!BARE_PATHS.includes(path) && !BARE_FILES.test(path)) return undefined
		const known = cached.get(path) ?? fetchCompressed(appUrl + path)
		cached.set(path, known)
		return known
	}
}

async function fetchCompressed(url: string): Promise<Answer> {
	const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
	const body = brotliCompressSync(Buffer.from(await response.arrayBuffer()), BROTLI)
	const type = response.headers.get('Content-Type') ?? 'application/octet-stream'
	return { headers: { 'Content-Type': type, 'Content-Encoding': 'br', 'Cache-Control': 'max-age=3600' }, body }
}
