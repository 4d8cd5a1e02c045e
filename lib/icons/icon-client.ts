import { fetchFromSources } from './ask-in-turn.ts'
import type { Icon, IconsByName } from './icon.ts'
import { type IconQuery, iconAddress, iconQueries } from './icon-queries.ts'
import { readIconSet } from './read-icon-set.ts'

export type IconFailure = 'Failed to load custom icons' | 'Invalid data'

interface IconClientOptions {
	/** In order of preference: "/api/icons", "https://icons.example". */
	sources: string[]
	fetch: (address: string, init: { signal: AbortSignal }) => Promise<Response>
	report: (failure: IconFailure, query: IconQuery, error: unknown) => void
}

type PendingIcons = Map<string, { answer: Promise<Icon | null>; settle: (icon: Icon | null) => void }>

/**
 * Loads icons by name from services with Iconify's API, in browser and server. Names of the same tick are batched,
 * pending names are not requested twice, and every drawing is validated. Never rejects; the result has the icons that
 * loaded.
 */
export function createIconClient({ sources, fetch, report }: IconClientOptions) {
	const inFlight: PendingIcons = new Map()
	let batch: PendingIcons | null = null

	function request(name: string): Promise<Icon | null> {
		const known = inFlight.get(name)
		if (known) return known.answer
		if (!batch) {
			batch = new Map()
			setTimeout(send)
		}
		let settle: (icon: Icon | null) => void = () => {}
		const answer = new Promise<Icon | null>((resolve) => {
			settle = resolve
		})
		batch.set(name, { answer, settle })
		inFlight.set(name, { answer, settle })
		return answer
	}

	function send() {
		const pending = batch ?? new Map()
		batch = null
		const found = iconQueries([...pending.keys()], sources).map(async (query) => {
			const icons = await fetchIcons(query)
			for (const icon of query.icons) finish(pending, `${query.collection}:${icon}`, icons.get(icon) ?? null)
		})
		void Promise.all(found).then(() => {
			for (const name of pending.keys()) finish(pending, name, null)
		})
	}

	function finish(pending: PendingIcons, name: string, icon: Icon | null) {
		inFlight.delete(name)
		pending.get(name)?.settle(icon)
		pending.delete(name)
	}

	async function fetchIcons(query: IconQuery): Promise<Map<string, Icon>> {
		try {
			return await fetchFromSources(sources, async (source, signal) => {
				const response = await fetch(iconAddress(source, query), { signal })
				if (!response.ok) throw new Error(`${source} answered ${response.status}`)
				return parseResponse(await response.text(), query)
			})
		} catch (error) {
			report(error instanceof InvalidDataError ? 'Invalid data' : 'Failed to load custom icons', query, error)
			return new Map()
		}
	}

	return async function load(names: string[]): Promise<IconsByName> {
		const found = await Promise.all(names.map(async (name) => [name, await request(name)] as const))
		return Object.fromEntries(found.filter((entry): entry is [string, Icon] => entry[1] !== null))
	}
}

class InvalidDataError extends Error {}

function parseResponse(text: string, { collection, icons }: IconQuery): Map<string, Icon> {
	try {
		return readIconSet(JSON.parse(text), collection, icons)
	} catch (cause) {
		throw new InvalidDataError(`no icons of ${collection}`, { cause })
	}
}
