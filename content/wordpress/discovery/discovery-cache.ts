import { setTimeout } from 'node:timers/promises'
import { BackendError } from '../http/backend.ts'
import type { RestApi } from '../http/rest-api.ts'
import { hostsOf, type UrlContext } from '../parse/url-context.ts'
import { type Discovered, discover, unknownContract } from './discovery.ts'

type Found = Discovered & { places: UrlContext }

export const PLUGIN_IS_OFF =
	'the plugin has answered before and is switched off now (no custom/v1 in /wp-json); delete the saved copy and restart the site to go on without it'

const FRESH_MS = 10 * 60_000
const SOON_MS = 3_000
const NO_ARTICLES: ReadonlyMap<number, string> = new Map()

/** What an operator should be told. */
export interface TellOperator {
	/** The version of the contract that the site does not know, at each discovery; null when all is well. */
	onContract?: (unknown: string | null) => void
	/** A host whose pictures and files are refused, once in the life of the process. */
	onRefusedHost?: (host: string) => void
}

const MAX_REFUSED_HOSTS = 100

/** Remembers for a while what kind of backend answers; one question at a time. */
export function createDiscovery(api: RestApi, mediaHosts: string[], tellOperator: TellOperator = {}) {
	let found: Promise<Found> | null = null
	let askedAt = 0
	let hadPlugin = false
	const refused = new Set<string>()

	function onRefusedHost(host: string) {
		if (refused.has(host) || refused.size >= MAX_REFUSED_HOSTS) return
		refused.add(host)
		tellOperator.onRefusedHost?.(host)
	}

	async function ask(): Promise<Found> {
		const discovered = await discover(api)
		// Plugins are switched off during updates; emptying the site for that minute would be a loss.
		if (discovered.kind === 'bare' && hadPlugin) {
			throw new BackendError(PLUGIN_IS_OFF)
		}
		hadPlugin ||= discovered.kind === 'plugin'
		tellOperator.onContract?.(unknownContract(discovered))
		return { ...discovered, places: placesOf(discovered.addresses) }
	}

	function placesOf(addresses: string[]): UrlContext {
		const hosts = new Set(hostsOf(api.home.href, ...addresses))
		return { home: api.home, hosts, mediaHosts: new Set(mediaHosts), onRefusedHost, articles: NO_ARTICLES }
	}

	async function current(): Promise<Found> {
		if (!found || Date.now() - askedAt > FRESH_MS) {
			askedAt = Date.now()
			found = ask()
		}
		const asked = found
		try {
			return await asked
		} catch (error) {
			if (found === asked) found = null
			throw error
		}
	}

	return {
		current,
		/** Every host (with its port) that pictures may be fetched from: the backend's own, and those the operator named. */
		mediaHosts: () => [...new Set([...hostsOf(api.home.href), ...mediaHosts])],
		/** For calls that can do without: what is known soon, or only the backend's own address. */
		async orLittle(): Promise<Pick<Found, 'name' | 'places'>> {
			const little = { name: '', places: placesOf([]) }
			return Promise.race([current().catch(() => little), setTimeout(SOON_MS, little, { ref: false })])
		},
	}
}
