import { type Origin, startOrigin } from '#tools/bench/shared/origin.ts'
import { lateScripts } from '#tools/bench/shared/starter.ts'
import type { Visit } from './lighthouse.ts'

/** One page measured in one way. */
export interface Variant {
	kind: string
	way: string
	visit: Visit
}

export const AS_VISITORS = 'as visitors get it'
export const IDLE_BLOCKED = 'idle load blocked'
export const NO_SCRIPTS = 'without scripts'
export const BEFORE = 'before, as visitors'

/**
 * The idle load starts up to 2 s after the load event, and must lie within the run, also on a slow machine. The other
 * ways load nothing that late.
 */
const IDLE_LOAD_WITHIN_MS = 5000

export interface Origins {
	plain: Origin
	withoutScripts: Origin
	close: () => Promise<unknown>
}

export async function startOrigins(siteUrl: string): Promise<Origins> {
	const plain = await startOrigin(siteUrl)
	const withoutScripts = await startOrigin(siteUrl, { withoutScripts: true })
	return { plain, withoutScripts, close: () => Promise.all([plain.close(), withoutScripts.close()]) }
}

/** The three ways of each page. */
export async function ownVariants({ plain, withoutScripts }: Origins, kinds: [string, string][]): Promise<Variant[]> {
	const variants = await Promise.all(
		kinds.map(async ([kind, path]) => {
			const url = plain.url + path
			const html = await (await fetch(url)).text()
			return [
				{ kind, way: AS_VISITORS, visit: { url, pauseAfterLoadMs: IDLE_LOAD_WITHIN_MS } },
				{ kind, way: IDLE_BLOCKED, visit: { url, blockedUrlPatterns: lateScripts(html) } },
				{ kind, way: NO_SCRIPTS, visit: { url: withoutScripts.url + path } },
			]
		}),
	)
	return variants.flat()
}

/** Bare frameworks with the same markup, for the pages they have. */
export function bareVariants(apps: readonly { name: string; origin: Origin }[], kinds: [string, string][]): Variant[] {
	return kinds.flatMap(([kind, path]) =>
		apps.map(({ name, origin }) => ({ kind, way: name, visit: { url: origin.url + path } })),
	)
}

/** An earlier build of the site, for the comparison with today's. */
export function earlierVariants({ plain }: Origins, kinds: [string, string][]): Variant[] {
	return kinds.map(([kind, path]) => ({
		kind,
		way: BEFORE,
		visit: { url: plain.url + path, pauseAfterLoadMs: IDLE_LOAD_WITHIN_MS },
	}))
}
