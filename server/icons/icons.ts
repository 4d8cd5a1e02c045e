import type { Icon } from '#lib/icons/icon.ts'
import { createIconClient, type IconFailure } from '#lib/icons/icon-client.ts'
import type { IconQuery } from '#lib/icons/icon-queries.ts'
import { readAtMost } from '#lib/read-at-most.ts'
import type { Log } from '../logging/log.ts'
import { createContentIcons } from './content-icons.ts'
import { createIconEndpoint } from './icon-endpoint.ts'
import { createIconSets, type IconSet } from './icon-sets.ts'

const OWN_ENDPOINT = '/api/icons'
/** A URL of 500 characters requests less. */
const MAX_RESPONSE_BYTES = 1_000_000

interface IconsOptions {
	/** Public services with Iconify's API; empty to make no external requests. */
	services: string[]
	log: Log
}

/**
 * Icons that content names, for pages and browsers. Public services are requested by this process only, and only for
 * icons in the content, so visitors' browsers never contact them.
 */
export function createIcons({ services, log }: IconsOptions) {
	const sets = createIconSets()
	const installed = createIconEndpoint(sets.pick)
	const report = (failure: IconFailure, { collection, icons }: IconQuery, error: unknown) =>
		log.warn({ err: error, collection, icons }, failure)
	const own = createIconClient({
		sources: [OWN_ENDPOINT],
		fetch: (address) => {
			const url = new URL(address, 'http://localhost')
			return installed(new Request(url), url.pathname.slice(OWN_ENDPOINT.length + 1))
		},
		// Icons missing from installed sets are no failure while there are services.
		report: services.length > 0 ? () => {} : report,
	})
	const theirs = createIconClient({ sources: services, fetch: fetchSmall, report })
	const content = createContentIcons(services.length > 0 ? [own, theirs] : [own], (icons) =>
		log.info({ icons }, 'icons not found'),
	)
	// Browsers request icons that were missing on the page; a service may still be loading them.
	const answer = createIconEndpoint(async (collection, icons) => {
		await content.settled(icons.map((icon) => `${collection}:${icon}`))
		return withFound(sets.pick(collection, icons), collection, icons, content.get)
	})
	return { answer, resolve: content.resolve }
}

/** Adds the icons loaded from services to an installed set's response. */
function withFound(
	installed: IconSet | undefined,
	collection: string,
	icons: string[],
	get: (name: string) => Icon | undefined,
): IconSet | undefined {
	const set: IconSet = installed ?? { prefix: collection, icons: {}, not_found: icons }
	const found = (set.not_found ?? []).flatMap((name) => {
		const icon = get(`${collection}:${name}`)
		return icon ? [[name, asIconify(icon)] as const] : []
	})
	if (found.length === 0) return installed
	const all = { ...set.icons, ...Object.fromEntries(found) }
	const missing = icons.filter((icon) => !Object.hasOwn(all, icon) && !Object.hasOwn(set.aliases ?? {}, icon))
	return { ...set, icons: all, not_found: missing.length > 0 ? missing : undefined }
}

function asIconify({ body, viewBox: [left, top, width, height] }: Icon) {
	return { body, left, top, width, height }
}

/** Redirects and oversized responses are errors. */
async function fetchSmall(address: string, init: { signal: AbortSignal }): Promise<Response> {
	const response = await fetch(address, { ...init, redirect: 'error', headers: { Accept: 'application/json' } })
	return new Response(new Uint8Array(await readAtMost(response, MAX_RESPONSE_BYTES)), { status: response.status })
}
