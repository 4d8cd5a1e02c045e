import { setTimeout } from 'node:timers/promises'
import { BackendError } from '../http/backend.ts'
import type { RestApi } from '../http/rest-api.ts'
import { hostsOf, knownArticles, type UrlContext } from '../parse/url-context.ts'
import { type Discovered, discover, unknownContract } from './discovery.ts'

type Found = Discovered & { urls: UrlContext }

export const PLUGIN_IS_OFF =
	'the plugin has answered before and is switched off now (no custom/v1 in /wp-json); delete the saved copy and restart the site to go on without it'

const CACHE_MS = 10 * 60_000
const FALLBACK_AFTER_MS = 3_000
const NO_ARTICLES = knownArticles(new Map())

export interface OperatorEvents {
	/** Called after each discovery with an unknown contract version, or null. */
	onContract?: (unknown: string | undefined) => void
	/** Called once per host whose files are refused. */
	onRefusedHost?: (host: string) => void
}

const MAX_REFUSED_HOSTS = 100

/** Caches the kind of backend; one discovery at a time. */
export function createDiscovery(api: RestApi, mediaHosts: string[], events: OperatorEvents = {}) {
	let found: Promise<Found> | null = null
	let loadedAt = 0
	let hadPlugin = false
	const refused = new Set<string>()

	function onRefusedHost(host: string) {
		if (refused.has(host) || refused.size >= MAX_REFUSED_HOSTS) return
		refused.add(host)
		events.onRefusedHost?.(host)
	}

	async function load(): Promise<Found> {
		const discovered = await discover(api)
		// Plugins are off during updates, which must not empty the site.
		if (discovered.kind === 'core' && hadPlugin) {
			throw new BackendError(PLUGIN_IS_OFF)
		}
		hadPlugin ||= discovered.kind === 'plugin'
		events.onContract?.(unknownContract(discovered))
		return { ...discovered, urls: urlContextOf(discovered.addresses) }
	}

	function urlContextOf(addresses: string[]): UrlContext {
		const hosts = new Set(hostsOf(api.home.href, ...addresses))
		return { home: api.home, hosts, mediaHosts: new Set(mediaHosts), onRefusedHost, articles: NO_ARTICLES }
	}

	async function current(): Promise<Found> {
		if (!found || Date.now() - loadedAt > CACHE_MS) {
			loadedAt = Date.now()
			found = load()
		}
		const pending = found
		try {
			return await pending
		} catch (error) {
			if (found === pending) found = null
			throw error
		}
	}

	return {
		current,
		/** Hosts (with ports) that pictures may be fetched from. */
		mediaHosts: () => [...new Set([...hostsOf(api.home.href), ...mediaHosts])],
		/** The current discovery; after 3 s or a failure a fallback with only the backend's own host. */
		async currentOrFallback(): Promise<Pick<Found, 'name' | 'urls'>> {
			const fallback = { name: '', urls: urlContextOf([]) }
			return Promise.race([current().catch(() => fallback), setTimeout(FALLBACK_AFTER_MS, fallback, { ref: false })])
		},
	}
}
