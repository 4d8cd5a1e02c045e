import { z } from 'zod'
import type { ContentType } from '#content/model/content.ts'
import { contentTypeOf } from '#content/model/content-types.ts'
import { decodeText } from '#content/plain-text.ts'
import { BackendError } from '../http/backend.ts'
import { CUSTOM_V1, type RestApi, unexpected } from '../http/rest-api.ts'

export interface Discovered {
	/**
	 * `plugin`: our plugin or the embedded backend, the whole contract. `partial`: the specification's options and some lists.
	 * `core`: WordPress without a plugin, posts and pages only.
	 */
	kind: 'plugin' | 'partial' | 'core'
	types: ReadonlySet<ContentType> | null
	contract: number | string | null
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
const UNKNOWN_SITE = { name: '', addresses: [], timezone: '' }

const KNOWN_CONTRACT = 1

/** The contract version if this site does not know it. */
export function unknownContract({ contract }: Discovered): string | undefined {
	return contract === null || Number(contract) === KNOWN_CONTRACT ? undefined : String(contract).slice(0, 40)
}

/** Detects the kind of backend. Throws during an outage. */
export async function discover(api: RestApi): Promise<Discovered> {
	const answer = await api.ask('wp-json/', { _fields: 'name,url,home,timezone_string,namespaces' })
	const parsed = index.safeParse(answer.json)
	if (answer.status !== 200 || !parsed.success) return withoutIndex(api, answer.status)
	const { namespaces, name, url, home, timezone_string } = parsed.data
	const about = { name: decodeText(name), addresses: [url, home].filter(Boolean), timezone: timezone_string }
	if (!namespaces.includes('custom/v1')) return { kind: 'core', types: null, contract: null, ...about }
	return { ...((await fetchHealth(api)) ?? { kind: 'partial', types: null, contract: null }), ...about }
}

async function fetchHealth(api: RestApi): Promise<Pick<Discovered, 'kind' | 'types' | 'contract'> | undefined> {
	const answer = await api.ask(HEALTH)
	if (answer.status === 404) return undefined
	const parsed = health.safeParse(answer.json)
	if (answer.status !== 200 || !parsed.success) throw unexpected(HEALTH, answer)
	const types = new Set(parsed.data.types.flatMap((type) => contentTypeOf(type) ?? []))
	return { kind: 'plugin', types: types.size ? types : null, contract: parsed.data.contract }
}

async function withoutIndex(api: RestApi, status: number): Promise<Discovered> {
	const found = await fetchHealth(api)
	if (found) return { ...found, ...UNKNOWN_SITE }
	const options = await api.ask(OPTIONS)
	if (options.status === 200) return { kind: 'partial', types: null, contract: null, ...UNKNOWN_SITE }
	throw new BackendError(`no REST interface at ${api.home.origin}${api.home.pathname}wp-json (${status})`, status)
}
