import { askInTurn } from './ask-in-turn.ts'
import type { Icon, IconsByName } from './icon.ts'
import { type IconQuery, iconAddress, iconQueries } from './icon-queries.ts'
import { readIconSet } from './read-icon-set.ts'

/** Why icons did not come: nobody answered, or the answer was no icon set. */
export type IconFailure = 'Failed to load custom icons' | 'Invalid data'

interface IconClientOptions {
	/** Where to ask, the first choice first: "/api/icons", "https://icons.example". */
	sources: string[]
	fetch: (address: string, init: { signal: AbortSignal }) => Promise<Response>
	report: (failure: IconFailure, query: IconQuery, error: unknown) => void
}

type Waiting = Map<string, { answer: Promise<Icon | null>; settle: (icon: Icon | null) => void }>

/**
 * Loads icons by name from where Iconify's address and shape are spoken, in the browser and on the server alike. Names asked
 * for in the same tick travel together, a name under way is not asked for twice, and every drawing is proved. The answer has
 * those that came; it never rejects, and keeps nothing.
 */
export function createIconClient({ sources, fetch, report }: IconClientOptions) {
	const underWay: Waiting = new Map()
	let batch: Waiting | null = null

	function join(name: string): Promise<Icon | null> {
		const known = underWay.get(name)
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
		underWay.set(name, { answer, settle })
		return answer
	}

	function send() {
		const sent = batch ?? new Map()
		batch = null
		const found = iconQueries([...sent.keys()], sources).map(async (query) => {
			const icons = await ask(query)
			for (const icon of query.icons) finish(sent, `${query.collection}:${icon}`, icons.get(icon) ?? null)
		})
		// What was no name at all is in no query.
		void Promise.all(found).then(() => {
			for (const name of sent.keys()) finish(sent, name, null)
		})
	}

	function finish(sent: Waiting, name: string, icon: Icon | null) {
		underWay.delete(name)
		sent.get(name)?.settle(icon)
		sent.delete(name)
	}

	async function ask(query: IconQuery): Promise<Map<string, Icon>> {
		try {
			return await askInTurn(sources, async (source, signal) => {
				const response = await fetch(iconAddress(source, query), { signal })
				if (!response.ok) throw new Error(`${source} answered ${response.status}`)
				return readAnswer(await response.text(), query)
			})
		} catch (error) {
			report(error instanceof InvalidData ? 'Invalid data' : 'Failed to load custom icons', query, error)
			return new Map()
		}
	}

	return async function load(names: string[]): Promise<IconsByName> {
		const found = await Promise.all(names.map(async (name) => [name, await join(name)] as const))
		return Object.fromEntries(found.filter((entry): entry is [string, Icon] => entry[1] !== null))
	}
}

class InvalidData extends Error {}

function readAnswer(text: string, { collection, icons }: IconQuery): Map<string, Icon> {
	try {
		return readIconSet(JSON.parse(text), collection, icons)
	} catch (cause) {
		throw new InvalidData(`no icons of ${collection}`, { cause })
	}
}
