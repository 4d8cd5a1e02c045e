import { z } from 'zod'
import type { ContentType } from '#content/model/content.ts'
import { contentTypeOf } from '../content-types.ts'
import { decodeText } from '../html/plain-text.ts'
import { BackendError } from '../http/backend.ts'
import { type RestApi, unexpected } from '../http/rest-api.ts'
import { CUSTOM_V1 } from './rest-prefixes.ts'

/** What kind of backend answers. */
export interface Discovered {
	/**
	 * `plugin`: our plugin or the embedded backend, the whole contract. `partial`: the specification's options and
	 * whatever lists it has. `bare`: a WordPress without any of it, which has posts and pages only.
	 */
	kind: 'plugin' | 'partial' | 'bare'
	/** The lists the backend says it has; null when it does not say. */
	types: ReadonlySet<ContentType> | null
	/** The version of the contract it says it speaks; null when it does not say. */
	contract: number | string | null
	/** What a WordPress says about itself. */
	name: string
	addresses: string[]
	timezone: string
}

const word = z.string().catch('')
const index = z.object({
	namespaces: z.array(z.string()),
	name: word,
	url: word,
	home: word,
	timezone_string: word,
})
const health = z.object({
	types: z.array(z.string()).catch([]),
	contract: z.union([z.number(), z.string()]).nullable().catch(null),
})

const OPTIONS = `${CUSTOM_V1}/options/general`
const HEALTH = `${CUSTOM_V1}/health`
const NOTHING_SAID = { name: '', addresses: [], timezone: '' }

/** The version of the contract that this site reads. */
const KNOWN_CONTRACT = 1

/** A version of the contract that this site does not know; null when it is known, or not said. */
export function unknownContract({ contract }: Discovered): string | null {
	return contract === null || Number(contract) === KNOWN_CONTRACT ? null : String(contract).slice(0, 40)
}

/** Finds out what kind of backend answers. Throws when that cannot be told, as during an outage. */
export async function discover(api: RestApi): Promise<Discovered> {
	const answer = await api.ask('wp-json/', { _fields: 'name,url,home,timezone_string,namespaces' })
	const parsed = index.safeParse(answer.json)
	if (answer.status !== 200 || !parsed.success) return withoutIndex(api, answer.status)
	const { namespaces, name, url, home, timezone_string } = parsed.data
	const said = { name: decodeText(name), addresses: [url, home].filter(Boolean), timezone: timezone_string }
	if (!namespaces.includes('custom/v1')) return { kind: 'bare', types: null, contract: null, ...said }
	return { ...((await askHealth(api)) ?? { kind: 'partial', types: null, contract: null }), ...said }
}

async function askHealth(api: RestApi): Promise<Pick<Discovered, 'kind' | 'types' | 'contract'> | null> {
	const answer = await api.ask(HEALTH)
	if (answer.status === 404) return null
	const parsed = health.safeParse(answer.json)
	if (answer.status !== 200 || !parsed.success) throw unexpected(HEALTH, answer)
	const types = new Set(parsed.data.types.flatMap((type) => contentTypeOf(type) ?? []))
	return { kind: 'plugin', types: types.size ? types : null, contract: parsed.data.contract }
}

/** Some stand-ins serve only the calls the site makes. */
async function withoutIndex(api: RestApi, status: number): Promise<Discovered> {
	const found = await askHealth(api)
	if (found) return { ...found, ...NOTHING_SAID }
	const options = await api.ask(OPTIONS)
	if (options.status === 200) return { kind: 'partial', types: null, contract: null, ...NOTHING_SAID }
	throw new BackendError(`no REST interface at ${api.home.origin}${api.home.pathname}wp-json (${status})`, status)
}
